export type Times = { p50: number; p95: number }

/** The value below which the share of the sorted times lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const timesOf = (values: readonly number[]): Times => {
  const sorted = values.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

/** Milliseconds until the work is done. */
export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/**
 * Runs each of the ways in turn, so that other work on the machine affects all alike; the first tenth does not count. A
 * way reports its own times, possibly several per run.
 */
export const measure = async (
  count: number,
  ways: readonly ((index: number) => Promise<readonly number[]>)[],
): Promise<Times[]> => {
  const warmUp = Math.ceil(count / 10)
  const runs: number[][] = []
  for (let index = 0; index < count + warmUp; index += 1) {
    const times: number[] = []
    for (const run of ways) times.push(...(await run(index)))
    if (index >= warmUp) runs.push(times)
  }
  return (runs[0] ?? []).map((_, column) => timesOf(runs.map((times) => times[column] ?? Number.NaN)))
}
