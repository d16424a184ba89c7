import type { Chegada, FilaChegada, TomarChegadaInput } from '@app/contract/armazem/chegada'
import { isDevolucao } from '@app/rules/armazem/chegada'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { findNewestConfiguracao } from '../../../casca/configuracao/index.ts'
import { lockNota } from '../../nota/index.ts'
import { demandLigada } from '../../separacao/index.ts'
import * as store from '../store/chegada.ts'
import { recordAtos } from './passo.ts'
import { doNota, toChegada } from './view.ts'

/** More notes than a door sees in a day; the first imported come first. */
const FILA_LIMITE = 300

/** Whether the settings leave nobody the choice. */
const isCega = async (db: Executor): Promise<boolean> =>
  (await findNewestConfiguracao(db))?.chegadaCega ?? true

/** The notes that wait for a count or are being counted. */
export const listFilaChegada = async (ctx: Context): Promise<FilaChegada> => {
  await demandLigada(ctx.db, ctx, 'chegada')
  const rows = await store.listFila(ctx.db, ctx.scope, FILA_LIMITE)
  const notas = rows.map((row) => ({
    ...doNota(row),
    importadaEm: row.importadaEm.toISOString(),
    linhas: row.linhas,
    contadas: row.contadas,
    devolucao: row.cfops.some((cfop) => isDevolucao(cfop, row.finNFe)),
    conferente: row.conferente,
    comigo: row.conferenteId === ctx.usuario.id,
    tomadaEm: row.tomadaEm?.toISOString() ?? null,
  }))
  return { cega: await isCega(ctx.db), notas }
}

export const getChegada = async (ctx: Context, nota: number): Promise<Chegada> => {
  await demandLigada(ctx.db, ctx, 'chegada')
  return toChegada(ctx.db, ctx, (await store.findChegada(ctx.db, ctx.scope, nota)) ?? refuse('NOT_FOUND'))
}

/** Takes a note to count it; where the settings say blind, nobody may choose otherwise. */
export const takeChegada = (ctx: Context, nota: number, { cega }: TomarChegadaInput): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'chegada')
    // The note's own lock orders this after its receipt, its cancellation and another person's taking.
    const { situacao } = (await lockNota(db, ctx.scope, nota)) ?? refuse('NOT_FOUND')
    const row = (await store.lockChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND')
    const numero = String(row.numero)
    if (situacao === 'cancelada') refuse('NOTA_CANCELADA')
    if (situacao !== 'importada' || (await store.listLinhas(db, nota)).length === 0)
      refuse('CHEGADA_NAO_ESPERA', { numero })
    if (row.conferenteId !== null && row.conferenteId !== ctx.usuario.id)
      refuse('CHEGADA_TOMADA', { numero, quem: row.conferente ?? 'outra pessoa' })
    if (await store.hasPergunta(db, nota)) refuse('CHEGADA_EFEITO', { numero })
    const outra = await store.findMinha(db, ctx.scope, ctx.usuario.id)
    if (outra && outra.nota !== nota) refuse('CHEGADA_UMA', { numero: String(outra.numero) })
    if (!outra) {
      const obrigada = await isCega(db)
      const tomada = { clienteId: row.clienteId, conferenteId: ctx.usuario.id, em: ctx.now() }
      const blind = obrigada || cega === true
      await store.setTomada(db, nota, { ...tomada, cega: blind })
      await recordAtos(db, ctx, row, [{ ato: 'tomada', cega: blind }])
    }
    return toChegada(db, ctx, (await store.findChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND'))
  })

/** Gives a note back with what was counted of it; who may receive notes may do it for somebody who went home. */
export const returnChegada = (ctx: Context, nota: number): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    const row = (await store.lockChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND')
    const mine = row.conferenteId === ctx.usuario.id || ctx.can('NOTA_RECEBER')
    if (row.conferenteId === null || row.terminadaEm !== null || !mine)
      refuse('CHEGADA_DE_OUTRO', { numero: String(row.numero) })
    await store.setDevolvida(db, nota)
    await recordAtos(db, ctx, row, [{ ato: 'devolvida' }])
    return toChegada(db, ctx, (await store.findChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND'))
  })
