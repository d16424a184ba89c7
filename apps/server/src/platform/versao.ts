import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Executor } from './db/index.ts'
import { refuse, refuseVersao } from './http/errors.ts'
import { findLastChange, type Registro } from './store/auditoria.ts'

const IF_MATCH = /^(?:W\/)?"?(\d{1,9})"?$/

/**
 * The `versao` that the caller holds: from the body, otherwise from `If-Match` (api.md, Version). With an absent header
 * or `*` nothing is checked; any other invalid header is a 400.
 */
export const versaoSent = (
  { ifMatch }: { ifMatch?: string | undefined },
  body?: unknown,
): number | undefined => {
  const inBody = typeof body === 'object' && body !== null && 'versao' in body ? body.versao : undefined
  if (typeof inBody === 'number' && Number.isSafeInteger(inBody)) return inBody
  if (ifMatch === undefined || ifMatch === '*') return undefined
  const inHeader = IF_MATCH.exec(ifMatch)?.[1]
  return inHeader === undefined ? refuse('INVALID_REQUEST') : Number(inHeader)
}

/** The last person who changed a record, and when. */
type Alteracao = { alteradoPor: string | null; alteradoEm: Date | null }

/** A record with its name and `versao`; when its row does not state its last change, the history does. */
type Versionado = Registro & { versao: number } & (Alteracao | { alteradoPor?: undefined })

const lastChangeOf = async (db: Executor, registro: Versionado): Promise<Alteracao> => {
  if (registro.alteradoPor !== undefined) return registro
  const last = await findLastChange(db, registro)
  return { alteradoPor: last?.por ?? null, alteradoEm: last?.em ?? null }
}

/** Refuses an old `versao`, with the current record and its last author. Without a sent `versao` nothing is checked. */
export const demandVersao = async (
  db: Executor,
  registro: Versionado,
  sent: number | undefined,
  atual: () => unknown,
  text?: string,
): Promise<void> => {
  if (sent === undefined || sent === registro.versao) return
  const { alteradoPor, alteradoEm } = await lastChangeOf(db, registro)
  refuseVersao(await atual(), alteradoPor, alteradoEm, text)
}

/** The history's remark on a save without a version (api.md, Version). */
export const semVersao = (campo: string, sent: number | undefined): Mudanca[] =>
  sent === undefined ? [{ campo, acao: 'sem-versao' }] : []
