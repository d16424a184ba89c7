import { type ComponentType, lazy } from 'react'

/** The network says when it is back; a server that restarts does not. */
const RETRY_MS = 30_000

const chance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, RETRY_MS)
  })

/** Never fails: what could not be loaded is loaded again once there may be a connection. */
export const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load()
  } catch {
    await chance()
    return untilLoaded(load)
  }
}

/** A part that the page can do without. A network that is cut while it loads must not take the page with it. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => untilLoaded(async () => ({ default: await load() })))
