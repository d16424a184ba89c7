import {
  CAIXA_ARQUIVOS_MAXIMO,
  type CaixaArquivo,
  type CaixaArquivos,
  type CaixaDescarte,
  type CaixaDescartados,
} from '@app/contract/armazem/caixaNota'
import { textoRegra, type CodigoRecusa } from '@app/rules/armazem/nota'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import * as store from '../store/arquivo.ts'
import { findCaixa } from '../store/caixa.ts'

const shown = ({ enviadoEm, recusa, ...row }: store.ArquivoRow): CaixaArquivo => ({
  ...row,
  enviadoEm: enviadoEm.toISOString(),
  recusa: recusa && textoRegra(recusa as CodigoRecusa),
})

/** What came by mail and waits. No file has a company before it is imported, so only the staff see them. */
export const listArquivos = async (ctx: Context): Promise<CaixaArquivos> => {
  demandStaff(ctx)
  const arquivos = (await store.listEsperando(ctx.db, CAIXA_ARQUIVOS_MAXIMO)).map(shown)
  const [total, { ativa, erro, erroDesde }] = await Promise.all([
    arquivos.length < CAIXA_ARQUIVOS_MAXIMO ? arquivos.length : store.countEsperando(ctx.db),
    findCaixa(ctx.db),
  ])
  return {
    total,
    arquivos,
    erro: ativa ? erro : null,
    erroDesde: ativa ? (erroDesde?.toISOString() ?? null) : null,
  }
}

export const getArquivo = async (ctx: Context, id: number): Promise<FileRow> => {
  demandStaff(ctx)
  return (await store.findArquivo(ctx.db, id)) ?? refuse('NOT_FOUND')
}

/** Puts files away that nobody will import. */
export const discardArquivos = (ctx: Context, { ids }: CaixaDescarte): Promise<CaixaDescartados> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const rows = await store.discardArquivos(db, ids, ctx.usuario.id, ctx.now())
    for (const { id, filename } of rows)
      await recordChange(db, ctx, {
        entidade: 'caixa_nota_arquivo',
        id,
        versao: 1,
        clienteId: null,
        mudancas: [{ campo: 'arquivo', acao: 'removido', de: filename }],
      })
    return { descartados: rows.length }
  })
}
