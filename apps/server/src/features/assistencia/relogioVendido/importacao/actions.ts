import {
  COLUNAS_VENDA,
  type VendaImportacao,
  type VendaLote,
  type VendaLoteGravado,
  type VendaRecusada,
} from '@app/contract/assistencia/relogioVendido'
import { readVenda, type VendaLida } from '@app/rules/assistencia/relogioVendido'
import { formatDay, localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { pageAnswer } from '../../../../platform/http/answers/hal.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { recordChange } from '../../../../platform/audit.ts'
import { findConhecidas, storeLote } from './store/lote.ts'
import {
  deleteImportacao,
  deleteLinhas,
  findImportacao,
  type ImportacaoRow,
  listImportacoes,
  listRecusadaKeys,
  lockImportacao,
  pageRecusadas,
  readModelos,
  RECUSADA_COLUMNS,
  updateImportacao,
  writeRecusadaLines,
} from './store/importacao.ts'
import { toImportacao } from './view.ts'

export const JOB_GRAVAR = 'relogio_vendido_gravar'
export const JOB_DESFAZER = 'relogio_vendido_desfazer'

const HISTORICO = 50

const find = async (ctx: Context, id: number): Promise<ImportacaoRow> =>
  (await findImportacao(ctx.db, id)) ?? refuse('NOT_FOUND')

/** The newest imports, whoever made them. */
export const listHistorico = async (ctx: Context): Promise<VendaImportacao[]> =>
  (await listImportacoes(ctx.db, HISTORICO)).map(toImportacao)

export const getImportacao = async (ctx: Context, id: number): Promise<VendaImportacao> =>
  toImportacao(await find(ctx, id))

export const listRecusadas = async (ctx: Context, id: number, window: { page: number; size: number }) => {
  const { comErro } = await find(ctx, id)
  return pageAnswer({ content: await pageRecusadas(ctx.db, id, window), total: comErro, ...window })
}

/** The rows that do not enter, under the headings of the file, with the reason: once corrected, it may be sent. */
export const exportRecusadas = async (ctx: Context, id: number) => {
  const { comErro } = await find(ctx, id)
  const columns = RECUSADA_COLUMNS(COLUNAS_VENDA.map(({ rotulo }) => rotulo))
  const csv = { columns, zone: ctx.config.TZ_EXIBICAO }
  const keys = await listRecusadaKeys(ctx.db, id, csv)
  const write = (some: string) => writeRecusadaLines(ctx.db, id, csv, some)
  return { name: 'relogios-vendidos-com-erro', columns, keys, total: comErro, write }
}

const recordImportacao = (db: Executor, ctx: Context, { id, arquivo }: ImportacaoRow, para: string) =>
  recordChange(db, ctx, {
    entidade: 'vendaImportacao',
    id,
    versao: 0,
    clienteId: null,
    mudancas: [{ campo: 'vendaImportacao', de: arquivo, para }],
  })

/** Stores the good rows; the import then runs by itself, whether the person stays or leaves. */
export const startGravar = (ctx: Context, id: number): Promise<VendaImportacao> =>
  ctx.transaction(async (db) => {
    const row = (await lockImportacao(db, id)) ?? refuse('NOT_FOUND')
    if (row.estado !== 'conferida') refuse('IMPORTACAO_INICIADA')
    if (row.certas === 0) refuse('IMPORTACAO_SEM_LINHAS')
    await updateImportacao(db, id, { estado: 'gravando', sinal_em: ctx.now() })
    await recordImportacao(db, ctx, row, 'gravada')
    await addJob(db, JOB_GRAVAR, { id }, { key: `${JOB_GRAVAR}:${id}`, maxAttempts: 5 })
    return toImportacao((await findImportacao(db, id)) ?? refuse('NOT_FOUND'))
  })

/**
 * A checked file is thrown away; a stored one is taken back: its sales leave the list, except those that somebody has
 * changed since. What warranties decided meanwhile stays decided.
 */
export const removeImportacao = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (db) => {
    const row = (await lockImportacao(db, id)) ?? refuse('NOT_FOUND')
    if (row.estado === 'conferida' || (row.estado === 'falhou' && row.gravadas === 0)) {
      await deleteLinhas(db, id)
      await deleteImportacao(db, id)
      return
    }
    if (row.estado !== 'gravada' && row.estado !== 'falhou') refuse('IMPORTACAO_INICIADA')
    await updateImportacao(db, id, { estado: 'desfazendo', sinal_em: ctx.now() })
    await recordImportacao(db, ctx, row, 'desfeita')
    await addJob(db, JOB_DESFAZER, { id }, { key: `${JOB_DESFAZER}:${id}`, maxAttempts: 5 })
  })

const chaveDe = ({ modeloId, numeroSerie }: VendaLida) => `${modeloId} ${numeroSerie}`

const isMesma = (a: VendaLida, b: VendaLida): boolean =>
  a.vendidoEm === b.vendidoEm && a.mesesGarantia === b.mesesGarantia && a.revendedor === b.revendedor

/** Stores a batch of another program: the good rows enter, the others are answered with their reasons. */
export const saveLote = async (ctx: Context, { vendas }: VendaLote): Promise<VendaLoteGravado> => {
  const regras = { modelos: await readModelos(ctx.db), hoje: localDay(ctx.now(), ctx.config.TZ_EXIBICAO) }
  const recusadas: VendaRecusada[] = []
  const lidas = new Map<string, { linha: number; venda: VendaLida; valores: string[] }[]>()
  for (const [at, { mesesGarantia, revendedor, ...venda }] of vendas.entries()) {
    const textos = { ...venda, revendedor: revendedor ?? '', mesesGarantia: mesesGarantia?.toString() ?? '' }
    const valores = COLUNAS_VENDA.map(({ nome }) => textos[nome])
    const lida = readVenda(textos, regras)
    if ('motivo' in lida) recusadas.push({ linha: at + 1, valores, ...lida })
    else {
      const chave = chaveDe(lida.venda)
      lidas.set(chave, [...(lidas.get(chave) ?? []), { linha: at + 1, valores, ...lida }])
    }
  }
  const primeiras = [...lidas.values()].flatMap(([first]) => (first ? [first.venda] : []))
  const gravadas = primeiras.length === 0 ? 0 : await ctx.transaction((db) => storeLote(db, primeiras))
  const conhecidas = new Map(
    (await findConhecidas(ctx.db, primeiras)).map((venda) => [chaveDe(venda), venda] as const),
  )
  let mesmas = 0
  for (const [chave, rows] of lidas)
    for (const { linha, venda, valores } of rows) {
      const stored = conhecidas.get(chave)
      if (stored && isMesma(stored, venda)) mesmas += 1
      else
        recusadas.push({
          linha,
          valores,
          motivo: `Número de série: já consta como vendido em ${formatDay(stored?.vendidoEm ?? '')}`,
        })
    }
  return {
    gravadas,
    iguais: mesmas - gravadas,
    recusadas: recusadas.toSorted((a, b) => a.linha - b.linha),
  }
}
