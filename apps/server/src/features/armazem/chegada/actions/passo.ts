import type { Json } from '@app/rules/casca/auditoria'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { demandLigada } from '../../separacao/index.ts'
import { type ChegadaRow, lockChegada } from '../store/chegada.ts'

export type Ato = { readonly ato: string } & Record<string, Json>

export const mudancaOf = (para: Ato) => ({ campo: 'chegada', para })

/** The note's history tells the acts of its count; they are not a new version of the note. */
export const recordAtos = async (
  db: Executor,
  ctx: Context,
  { nota, clienteId }: ChegadaRow,
  atos: readonly Ato[],
): Promise<void> => {
  await audit(db, ctx, { entidade: 'nota', entidadeId: nota, clienteId, mudancas: atos.map(mudancaOf) })
  await notifyChange(db, { entidade: 'chegada', id: nota, versao: 0, clienteId: null })
}

/** The note in this person's hands; every refusal names it. */
export const demandMinha = async (db: Executor, ctx: Context, nota: number): Promise<ChegadaRow> => {
  await demandLigada(db, ctx, 'chegada')
  const row = (await lockChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND')
  if (row.situacao === 'cancelada') refuse('NOTA_CANCELADA')
  if (row.conferenteId !== ctx.usuario.id || row.terminadaEm !== null)
    refuse('CHEGADA_DE_OUTRO', { numero: String(row.numero) })
  return row
}
