import type { Mudanca } from '@app/rules/casca/auditoria'
import type { Executor } from './db/index.ts'
import { refuseVersao } from './http/errors.ts'
import { findLastChange, type Registro } from './store/auditoria.ts'

/** Refuses an old `versao`, with the present record and who changed it last. None sent is none checked. */
export const demandVersao = async (
  db: Executor,
  { versao, ...registro }: Registro & { versao: number },
  sent: number | undefined,
  atual: () => unknown,
): Promise<void> => {
  if (sent === undefined || sent === versao) return
  const last = await findLastChange(db, registro)
  refuseVersao(atual(), last?.por ?? null, last?.em ?? null)
}

/** What the history says of a save that held no version (api.md, Version). */
export const semVersao = (campo: string, sent: number | undefined): Mudanca[] =>
  sent === undefined ? [{ campo, acao: 'sem-versao' }] : []
