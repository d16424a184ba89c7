/**
 * Keeps the results of expensive work by key, the last used ones; two callers of one key share the work, and a failure
 * is not kept.
 */
export const createKept = <T>(most: number) => {
  const kept = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const found = kept.get(key) ?? work()
    // A map remembers the order of its entries, so the last used one goes to the end.
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.get(key) === found && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
