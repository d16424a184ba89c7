import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test'

const LOUD: readonly string[] = ['warning', 'error', 'assert']
const FAILED_CALL =
  /^(?:Failed to load resource: (?:the server responded with a status of |net::)|WebSocket connection to '(?<socket>[^']+)' failed: .*net::)(?<why>\d{3}|ERR_\w+)/

/** The short form of the browser's own message about a failed call: '409 /pedidos/68' or 'ERR_FAILED /notas/save'. */
const shortOf = (message: ConsoleMessage): string => {
  const { socket, why } = FAILED_CALL.exec(message.text())?.groups ?? {}
  const address = socket ?? message.location().url
  return why === undefined || address === '' ? message.text() : `${why} ${new URL(address).pathname}`
}

/**
 * Matches '409 /pedidos/:id', or '401 /*' for a session that ended under its page; for other messages the first words.
 */
const isExpected = (short: string, expected: string): boolean =>
  expected.includes(' /')
    ? new RegExp(`^${expected.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(short)
    : short.startsWith(expected)

/**
 * Listens to the consoles of a test's browsers. They must stay empty: no warning, error, broken script or refusal by
 * the Content-Security-Policy. A test names the messages that it provokes, and these must come.
 */
export const listenToConsoles = () => {
  const provoked: string[] = []
  const allowed: string[] = []
  const said: { short: string; where: string }[] = []
  return {
    /** Answers the function that stops listening. */
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
    /** Named messages that have not come. */
    unheard: (): string[] =>
      provoked.filter((expected) => !said.some(({ short }) => isExpected(short, expected))),
  }
}
