import { type ContagemInput, type ContagemResumo, LINHAS_POR_CONTAGEM } from '@app/contract/armazem/contagem'
import { nomeDaContagem } from '@app/rules/armazem/contagem'
import { compareRota } from '@app/rules/armazem/separacao'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { hojeOf } from '../../estoque/index.ts'
import { demandLigada } from '../../separacao/index.ts'
import { CONTAGEM_COLUMNS, listContagemKeys, writeContagemLines } from '../store/export.ts'
import * as store from '../store/lista.ts'
import { toResumo } from './view.ts'

/** Lists that the page shows: the open ones, and as many of the ended as a year of weekly counts has. */
const LISTAS = 200

export const listContagens = async (ctx: Context): Promise<ContagemResumo[]> => {
  await demandLigada(ctx.db, ctx, 'contagem')
  return (await store.listContagens(ctx.db, ctx.scope, LISTAS)).map(toResumo)
}

/** A list as a file, with both counts of each lot. */
export const exportContagem = async (ctx: Context, id: number) => {
  const { db, scope, config } = ctx
  await demandLigada(db, ctx, 'contagem')
  if (!(await store.findContagem(db, scope, id))) refuse('NOT_FOUND')
  const columns = CONTAGEM_COLUMNS
  const csv = { columns, zone: config.TZ_EXIBICAO }
  const keys = await listContagemKeys(db, scope, id, csv)
  const write = (some: string) => writeContagemLines(db, scope, csv, some)
  return { name: `contagem-${id}`, columns, keys, total: keys.count, write }
}

/** Opens a list of the lots in stock that a criterion finds, in the order of the way. */
export const openContagem = (ctx: Context, input: ContagemInput): Promise<ContagemResumo> =>
  ctx.transaction(async (db) => {
    await demandLigada(db, ctx, 'contagem')
    const nomes = await store.findNomes(db, ctx.scope, input)
    if ((input.cliente && nomes.cliente === null) || nomes.produtos.length !== new Set(input.produtos).size)
      refuse('NOT_FOUND')
    const hora = { agora: ctx.now(), hoje: hojeOf(ctx), maximo: LINHAS_POR_CONTAGEM }
    const lotes = await store.listLotesPara(db, ctx.scope, input, hora)
    if (lotes.length > LINHAS_POR_CONTAGEM) refuse('INVENTARIO_GRANDE', { maximo: LINHAS_POR_CONTAGEM })
    const saldos = lotes.toSorted(compareRota).map(({ saldo }) => saldo)
    const novo = { descricao: nomeDaContagem(input, nomes), abertaPor: ctx.usuario.id, em: ctx.now() }
    const { id, linhas } = await store.insertContagem(db, novo, saldos)
    if (linhas === 0) refuse('INVENTARIO_VAZIO')
    await recordChange(db, ctx, {
      entidade: 'contagem',
      id,
      versao: 1,
      clienteId: null,
      mudancas: [{ campo: 'contagem', para: { ato: 'aberta', linhas, descricao: novo.descricao } }],
    })
    return toResumo((await store.findContagem(db, ctx.scope, id)) ?? refuse('NOT_FOUND'))
  })
