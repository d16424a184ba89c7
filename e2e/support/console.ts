import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

const LOUD: readonly string[] = ['warning', 'error', 'assert']
const FAILED_CALL =
  /^(?:Failed to load resource: (?:the server responded with a status of |net::)|WebSocket connection to '(?<socket>[^']+)' failed: .*net::)(?<why>\d{3}|ERR_\w+)/

/** Of a call that failed the browser tells by itself: in short '409 /pedidos/68' or 'ERR_FAILED /notas/save'. */
const shortOf = (message: ConsoleMessage): string => {
  const { socket, why } = FAILED_CALL.exec(message.text())?.groups ?? {}
  const address = socket ?? message.location().url
  return why === undefined || address === '' ? message.text() : `${why} ${new URL(address).pathname}`
}

/** '409 /pedidos/:id', '401 /*' of a session that ended under its page; of the product's own words the first ones. */
const isExpected = (short: string, expected: string): boolean =>
  expected.includes(' /')
    ? new RegExp(`^${expected.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(short)
    : short.startsWith(expected)

/**
 * Listens to the consoles of a test's browsers. Nothing may be said there: no warning, no error, no script that broke, no
 * refusal by the Content-Security-Policy. What a test brings about on purpose it names beforehand, and it has to come.
 */
export const listenToConsoles = () => {
  const provoked: string[] = []
  const allowed: string[] = []
  const said: { short: string; where: string }[] = []
  return {
    /** Answers with what ends the listening. */
    watch: (context: BrowserContext): (() => void) => {
      const onScript = (error: WebError): void => {
        said.push({ short: `script: ${error.error().message}`, where: error.page()?.url() ?? '' })
      }
      const onConsole = (message: ConsoleMessage): void => {
        if (LOUD.includes(message.type()))
          said.push({ short: shortOf(message), where: message.page()?.url() ?? '' })
      }
      context.on('weberror', onScript).on('console', onConsole)
      return () => context.off('weberror', onScript).off('console', onConsole)
    },
    provokes: (...expected: string[]): void => {
      provoked.push(...expected)
    },
    allows: (...expected: string[]): void => {
      allowed.push(...expected)
    },
    faults: (): string[] =>
      said
        .filter(({ short }) => ![...provoked, ...allowed].some((expected) => isExpected(short, expected)))
        .map(({ short, where }) => `${where}: ${short}`),
    /** What was named and has not come. */
    unheard: (): string[] =>
      provoked.filter((expected) => !said.some(({ short }) => isExpected(short, expected))),
  }
}
