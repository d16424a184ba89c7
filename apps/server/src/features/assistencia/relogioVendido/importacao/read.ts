import {
  COLUNAS_VENDA,
  VENDAS_CSV,
  VENDAS_XLSX,
  type VendaImportacao,
} from '@app/contract/assistencia/relogioVendido'
import { readVenda } from '@app/rules/assistencia/relogioVendido'
import { findTitulos, type Titulos } from '@app/rules/casca/planilha'
import { localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Content } from '../../../../platform/files/index.ts'
import { AppError, refuse } from '../../../../platform/http/errors.ts'
import { createQueue } from '../../../../platform/jobs/queue.ts'
import { SHEET_LIMITS, type SheetFile, type SheetRow } from '../../../../platform/spreadsheet/index.ts'
import { streamSheet } from '../../../../platform/spreadsheet/stream.ts'
import {
  allowTime,
  countLinhas,
  deleteImportacao,
  deleteLinhas,
  findImportacao,
  insertImportacao,
  insertLinhas,
  type LinhaNova,
  markConhecidas,
  markRepetidas,
  readModelos,
  updateImportacao,
} from './store/importacao.ts'
import { toImportacao } from './view.ts'

/** The most rows of a file; a test lowers it. */
export const VENDAS_LIMITE = { linhas: VENDAS_CSV }

/** Rows that are staged at once. */
const PASSO = 10_000

// A file keeps a processor busy for many seconds, so files are read one after the other.
const inTurn = createQueue({ atOnce: 1, waiting: 4, waitingOfOne: 2 })

const titulosOf = (rows: readonly SheetRow[]): Titulos => {
  const titulos = findTitulos(
    rows.slice(0, SHEET_LIMITS.above).map(({ textos }) => textos),
    COLUNAS_VENDA,
  )
  const faltam = titulos?.faltam ?? COLUNAS_VENDA.filter((coluna) => 'obrigatoria' in coluna)
  if (!titulos || faltam.length > 0)
    return refuse('PLANILHA_SEM_COLUNA', { colunas: faltam.map(({ rotulo }) => rotulo).join(', ') })
  return titulos
}

/** Reads a file step by step into the staged rows; answers how many there are, and the headings of no column. */
const stage = async (ctx: Context, id: number, content: Content) => {
  const regras = {
    modelos: await readModelos(ctx.db),
    hoje: localDay(ctx.now(), ctx.config.TZ_EXIBICAO),
  }
  let titulos: Titulos | undefined
  let linhas = 0
  for await (const rows of streamSheet(content, { size: PASSO, xlsx: VENDAS_XLSX })) {
    const begun = titulos
    titulos ??= titulosOf(rows)
    const { posicoes } = titulos
    const novas = rows.slice(begun ? 0 : titulos.linha + 1).map(({ numero, textos }): LinhaNova => {
      const valores = COLUNAS_VENDA.map(({ nome }) => textos[posicoes.get(nome) ?? -1] ?? '')
      const lida = readVenda(
        Object.fromEntries(COLUNAS_VENDA.map(({ nome }, at) => [nome, valores[at]])),
        regras,
      )
      return 'venda' in lida ? { linha: numero, ...lida } : { linha: numero, ...lida, valores }
    })
    linhas += novas.length
    if (linhas > VENDAS_LIMITE.linhas) refuse('PLANILHA_LINHAS', { maximo: VENDAS_LIMITE.linhas })
    await insertLinhas(ctx.db, id, novas)
    await updateImportacao(ctx.db, id, { linhas, sinal_em: ctx.now() })
  }
  if (linhas === 0) refuse('PLANILHA_VAZIA')
  return { ignoradas: titulos?.ignoradas.map((titulo) => titulo.slice(0, 100)) ?? [] }
}

/** Reads and checks a file; nothing of it is among the sold watches yet. A refused file leaves nothing behind. */
export const readArquivo = (ctx: Context, { filename, content }: SheetFile): Promise<VendaImportacao> =>
  inTurn(String(ctx.usuario.id), async () => {
    const id = await insertImportacao(ctx.db, {
      usuario_id: ctx.usuario.id,
      arquivo: filename,
      criada_em: ctx.now(),
    })
    try {
      const { ignoradas } = await stage(ctx, id, content)
      await ctx.transaction(async (db) => {
        await allowTime(db)
        await markRepetidas(db, id)
        await markConhecidas(db, id)
        const { comErro, ...contas } = await countLinhas(db, id)
        const sinal_em = ctx.now()
        await updateImportacao(db, id, {
          estado: 'conferida',
          ...contas,
          com_erro: comErro,
          ignoradas,
          sinal_em,
        })
      })
    } catch (error) {
      await deleteLinhas(ctx.db, id)
      if (error instanceof AppError) await deleteImportacao(ctx.db, id)
      else
        await updateImportacao(ctx.db, id, { estado: 'falhou', sinal_em: ctx.now(), terminada_em: ctx.now() })
      throw error
    }
    return toImportacao((await findImportacao(ctx.db, id)) ?? refuse('NOT_FOUND'))
  })
