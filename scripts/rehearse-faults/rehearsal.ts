import { setTimeout as wait } from 'node:timers/promises'

/** `over`: told to stop, a rehearsal ends with what it has seen. */
export type Given = { count: number; seed: number; over: AbortSignal }

/** Figures to read, and what did not hold. */
export type Outcome = { measured: (readonly [what: string, figure: string])[]; broken: string[] }

export const demand = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise)
}

/** Asks again and again; answers whether it came true in time. */
export const until = async (isTrue: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> => {
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(20))
    if (await isTrue()) return true
  return false
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
