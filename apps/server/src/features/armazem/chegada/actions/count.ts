import type { Chegada, ContarChegadaInput, RecountChegadaInput } from '@app/contract/armazem/chegada'
import { checkContado, divergenciasDe, readChegada } from '@app/rules/armazem/chegada'
import { addQuantity } from '@app/rules/casca/quantidade'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { hojeOf } from '../../estoque/index.ts'
import * as store from '../store/chegada.ts'
import { demandMinha, recordAtos } from './passo.ts'
import { toChegada, toContada } from './view.ts'

const show = async (db: Executor, ctx: Context, nota: number): Promise<Chegada> =>
  toChegada(db, ctx, (await store.findChegada(db, ctx.scope, nota)) ?? refuse('NOT_FOUND'))

const demandLinha = async (db: Executor, { nota, numero }: store.ChegadaRow, posicao: number) =>
  (await store.findLinha(db, nota, posicao)) ?? refuse('CHEGADA_LINHA', { numero: String(numero) })

/** The server reads the label itself, by the rule that the page used before. */
const demandEtiqueta = (ctx: Context, codigo: string, linha: store.LinhaRow): void => {
  const lugar = { ano: Number(hojeOf(ctx).slice(0, 4)), origem: ctx.config.PUBLIC_URL ?? '' }
  const lido = readChegada(codigo, [{ ...linha, lotes: [] }], linha.posicao, lugar)
  if (!lido.ok) refuse(lido.code)
}

/** So much more of a lot, whole or damaged; below zero, less. It opens a closed count. */
export const countChegada = (
  ctx: Context,
  nota: number,
  { posicao, lote, validade, avaria, quantidade, codigo }: ContarChegadaInput,
): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    const row = await demandMinha(db, ctx, nota)
    const linha = await demandLinha(db, row, posicao)
    if (codigo !== null) demandEtiqueta(ctx, codigo, linha)
    const before = linha.contado.find(
      (one) => one.lote === lote && one.validade === validade && one.avaria === avaria,
    )
    const contado = before?.quantidade ?? 0
    const wrong = checkContado(linha, contado, quantidade)
    if (wrong) refuse(wrong.code, wrong.params)
    const depois = addQuantity(contado, quantidade)
    await store.setContado(db, nota, { posicao, lote, validade, avaria, quantidade: depois })
    if (row.fechadaEm !== null) await store.setFechada(db, nota, null)
    return show(db, ctx, nota)
  })

/** The count of a line begins anew. */
export const recountChegada = (
  ctx: Context,
  nota: number,
  { posicao }: RecountChegadaInput,
): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    const row = await demandMinha(db, ctx, nota)
    const linha = await demandLinha(db, row, posicao)
    await store.clearContado(db, nota, posicao)
    await store.setFechada(db, nota, null)
    await recordAtos(db, ctx, row, [{ ato: 'recontada', item: linha.codigoProduto }])
    return show(db, ctx, nota)
  })

/** Closes the count: only now the differences are told. */
export const closeChegada = (ctx: Context, nota: number): Promise<Chegada> =>
  ctx.transaction(async (db) => {
    const row = await demandMinha(db, ctx, nota)
    if (row.fechadaEm === null) {
      await store.setFechada(db, nota, ctx.now())
      const { length } = divergenciasDe((await store.listLinhas(db, nota)).map(toContada))
      await recordAtos(db, ctx, row, [{ ato: 'fechada', divergencias: length }])
    }
    return show(db, ctx, nota)
  })
