import { setTimeout as wait } from 'node:timers/promises'

/** What a WMS reports of an order, in the order in which it happens. */
export const STEPS = ['em separação', 'conferido', 'expedido'] as const
export type Step = (typeof STEPS)[number]

type Options = { url: string; token: string; pauseMs: number; tries: number }

/** Reports to Retaguarda. A report that comes too early (409), or finds nobody at home, is made again after a pause. */
export const createReporter = ({ url, token, pauseMs, tries }: Options) => {
  const once = async (numeroPedido: number, statusAlcis: Step): Promise<number> => {
    try {
      const { status } = await fetch(`${url}/wms/status`, {
        method: 'POST',
        signal: AbortSignal.timeout(10_000),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ numeroPedido, statusAlcis }),
      })
      return status
    } catch {
      return 0
    }
  }

  const report = async (numeroPedido: number, step: Step): Promise<boolean> => {
    for (let tried = 0; tried < tries; tried += 1) {
      const status = await once(numeroPedido, step)
      if (status === 200) return true
      if (status !== 0 && status !== 409 && status !== 429 && status < 500) return false
      await wait(pauseMs)
    }
    return false
  }

  return {
    /** One step after the other, each once. */
    inOrder: async (numeroPedido: number): Promise<void> => {
      for (const step of STEPS) if (!(await report(numeroPedido, step))) return
    },
    /** All steps at once, each twice, the last one first: what comes too early is made again until its time comes. */
    wildly: async (numeroPedido: number): Promise<void> => {
      const all = [...STEPS, ...STEPS].toReversed()
      await Promise.all(all.map((step) => report(numeroPedido, step)))
    },
  }
}
