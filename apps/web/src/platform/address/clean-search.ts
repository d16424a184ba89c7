/**
 * A route's `validateSearch` that keeps only what its reader answers. The router merges the reader's answer over the
 * raw address, so a dropped value would otherwise reach the screen.
 */
export const onlyRead =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  })
