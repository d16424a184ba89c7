// Workers' indices are never used twice in a run, so neither are these numbers.
let last = 100_000 + Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 10_000

/** A number that no other test of the run has. */
export const unique = (): number => (last += 1)
