import type { FalhaInput } from '@app/contract/casca/falha'
import { ownBuild } from './montagem.ts'

/** What the server refused stands in its log already; what the page gave up is no error. */
const KNOWN: readonly string[] = ['ApiError', 'AbortError']

/** An error that comes back with every movement says nothing new after a few. */
const MOST = 5
let told = 0

/** Tells the server's log of an error of this page; it must never be the cause of another. */
export const reportFalha = (error: unknown): void => {
  if (!(error instanceof Error) || KNOWN.includes(error.name) || told >= MOST) return
  told += 1
  const falha: FalhaInput = {
    mensagem: `${error.name}: ${error.message}`.slice(0, 1_000),
    pilha: (error.stack ?? '').slice(0, 10_000),
    tela: location.pathname.slice(0, 500),
    montagem: ownBuild().slice(0, 100),
  }
  void fetch('/public/falha', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(falha),
    keepalive: true,
  }).catch(() => undefined)
}
