export type Times = { p50: number; p95: number }

/** The value below which the share of the sorted times lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const timesOf = (values: readonly number[]): Times => {
  const sorted = values.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

/** How long each of `count` runs took, after a few that do not count. */
export const measure = async (
  count: number,
  run: (index: number) => Promise<unknown>,
  warmUp = Math.ceil(count / 10),
): Promise<Times> => {
  const values: number[] = []
  for (let index = -warmUp; index < count; index += 1) {
    const start = performance.now()
    await run(index + warmUp)
    if (index >= 0) values.push(performance.now() - start)
  }
  return timesOf(values)
}
