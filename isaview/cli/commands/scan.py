"""``isaview scan SOURCE… -o DATASET``: every kernel of a fleet of dumps as a row of a dataset."""

from __future__ import annotations

from typing import Annotated

import typer

from isaview.cli.command import Command
from isaview.cli.launch import LaunchAndLowerOptions
from isaview.cli.options import DisplayOptions, IgnoreOption, JobsOption, SelectOption
from isaview.cli.output import write
from isaview.runs import Refused

SourcesArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="SOURCE…", help="Dumps, folders, tar and zip archives, REV:PATH of git, s3://, gs:// and https:// addresses."
    ),
]
DatasetOption = Annotated[str, typer.Option("--output", "-o", metavar="DATASET", help="The folder of the dataset.")]
RevisionOption = Annotated[
    list[str] | None, typer.Option("--revision", metavar="REV", help="Read the sources as this revision has them; repeatable.")
]
CommitOption = Annotated[
    str | None, typer.Option("--commit", metavar="REV", help="The commit that files of no revision are recorded under.")
]
ShardOption = Annotated[
    str, typer.Option("--shard", metavar="I/N", help="Only this part of the files: Slurm arrays, matrices of CI.")
]
SchedulerOption = Annotated[
    str | None, typer.Option("--scheduler", metavar="ADDRESS", help="A Dask cluster's: tcp://HOST:PORT or tls://HOST:PORT.")
]


def command(
    sources: SourcesArgument,
    output: DatasetOption,
    launch: LaunchAndLowerOptions,
    revision: RevisionOption = None,
    commit: CommitOption = None,
    shard: ShardOption = "1/1",
    scheduler: SchedulerOption = None,
    jobs: JobsOption = None,
    select: SelectOption = None,
    ignore: IgnoreOption = None,
) -> int:
    """Run the command; gives the exit code."""
    from msgspec.structs import replace

    from isaview.cli.launch import request_for
    from isaview.fleet import engines
    from isaview.fleet.scan import ScanRequest, parse_shard, scan
    from isaview.fleet.sources import NO_COMMIT, commit_place

    settings = DisplayOptions().settings(select=select or None, ignore=ignore or None, scheduler=scheduler)
    if revision and commit:
        raise Refused("--revision says which commit the files are of; --commit is for files of no revision")
    request = request_for(settings, launch, one_gpu=True, select=tuple(settings["select"]), ignore=tuple(settings["ignore"]))
    request = replace(request, options=replace(request.options, use_cache=False, silent=True))
    label = commit_place(commit) if commit else NO_COMMIT
    address = engines.check_scheduler(settings["scheduler"]) if settings["scheduler"] else ""
    result = scan(ScanRequest(sources, output, request, revision or (), label, parse_shard(shard), jobs, address))
    counts: dict[str, int] = {**result.files, "there before": result.there}
    counts["no dump"] = counts.pop("no dump", 0)
    files = ", ".join(f"{count:,} {status}" for status, count in counts.items() if count)
    done = sum(result.files.values())
    rate = f", {done / result.seconds:,.1f} files a second" if done and result.seconds >= 1 else ""
    write(f"{result.kernels:,} kernels; files: {files or 'none'}\n{result.seconds:,.1f} s{rate}\n")
    return result.code


COMMAND = Command("scan", "Every kernel of a fleet of dumps as a row of a dataset.", command, "Fleet", 1)
