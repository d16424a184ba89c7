import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Executor } from './db/index.ts'
import { refuse, refuseVersao, type VersaoCode } from './http/errors.ts'
import { findLastChange, type Registro } from './store/auditoria.ts'

const IF_MATCH = /^(?:W\/)?"?(\d{1,9})"?$/

/**
 * The `versao` that the caller holds: of the body, or else of `If-Match` (api.md, Version). None is sent as an absent
 * header or `*`, and then none is checked; any other header that is no version is a 400.
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

/** Who changed a record last, and when. */
type Alteracao = { alteradoPor: string | null; alteradoEm: Date | null }

/** A record by its name and `versao`; what its row does not say of its last change, its history does. */
type Versionado = Registro & { versao: number } & (Alteracao | { alteradoPor?: undefined })

const lastChangeOf = async (db: Executor, registro: Versionado): Promise<Alteracao> => {
  if (registro.alteradoPor !== undefined) return registro
  const last = await findLastChange(db, registro)
  return { alteradoPor: last?.por ?? null, alteradoEm: last?.em ?? null }
}

/** Refuses an old `versao`, with the present record and who changed it last. None sent is none checked. */
export const demandVersao = async (
  db: Executor,
  registro: Versionado,
  sent: number | undefined,
  atual: () => unknown,
  code: VersaoCode = 'VERSAO_ANTIGA',
): Promise<void> => {
  if (sent === undefined || sent === registro.versao) return
  const { alteradoPor, alteradoEm } = await lastChangeOf(db, registro)
  refuseVersao(await atual(), alteradoPor, alteradoEm, code)
}

/** What the history says of a save that held no version (api.md, Version). */
export const semVersao = (campo: string, sent: number | undefined): Mudanca[] =>
  sent === undefined ? [{ campo, acao: 'sem-versao' }] : []
