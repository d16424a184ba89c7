import type { Page } from '@playwright/test'

/** A keyboard-wedge scanner: the whole code and Enter within some milliseconds, wherever the focus is. */
export const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      const start = performance.now()
      for (const [at, key] of keys.entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        Object.defineProperty(event, 'timeStamp', { value: start + at * 5 })
        document.body.dispatchEvent(event)
      }
    },
    [...Array.from(code), 'Enter'],
  )
