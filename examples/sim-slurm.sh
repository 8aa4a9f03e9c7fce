#!/bin/sh
# A simulation in 16 parts by Slurm: sbatch examples/sim-slurm.sh
# A part that was stopped goes on where it was when it is started again. When all have ended:
#   gefecht sim merge games-*.jsonl --out games.jsonl
#SBATCH --job-name=gefecht-sim
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --time=04:00:00
#SBATCH --requeue

export RAYON_NUM_THREADS="$SLURM_CPUS_PER_TASK"
exec gefecht sim legion --games 1600 --swap --seed 1 --seats hard,greedy \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
    --out "games-$SLURM_ARRAY_TASK_ID.jsonl"
