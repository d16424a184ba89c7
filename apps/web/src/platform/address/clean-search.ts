/**
 * A route's `validateSearch` that leaves in nothing but what its reader gave: the router lays the reader's answer over the
 * raw address, so a value that the reader dropped would otherwise reach the screen after all.
 */
export const onlyRead =
  <Search extends object>(read: (raw: Record<string, unknown>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])),
    ...read(raw),
  })
