import type { CadastroFila, CadastroPosto } from '@app/contract/assistencia/cadastroPosto'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { avisoDaInscricao } from '@app/rules/assistencia/cadastroPosto'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { signFileLink } from '../../../../platform/files/link.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import * as store from '../store/read.ts'
import { pessoaOf } from './by-link.ts'
import { planoPedido } from './check-plano.ts'

/** The days whose orders say how much work a post nearby has. */
const VIZINHO_DIAS = 30

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Waiting registrations, or decided ones. */
export const listCadastros = async ({ db }: Context, decididos: boolean): Promise<CadastroFila> => {
  const rows = await (decididos ? store.listDecididos(db) : store.listFila(db))
  return {
    cadastros: rows.map((row) => ({
      id: row.id,
      nomeFantasia: row.nome_fantasia,
      cidade: row.cidade,
      estado: row.estado,
      situacao: row.situacao,
      corrigido: row.corrigido_em !== null,
      desde: iso(row.decidido_em ?? row.corrigido_em ?? row.confirmado_em) ?? '',
    })),
  }
}

/** A registration with the data for the manufacturer's decision. */
export const shownCadastro = async (
  ctx: Context,
  db: Executor,
  row: store.CadastroRow,
): Promise<CadastroPosto> => {
  const { empresa } = row
  const aviso = avisoDaInscricao(empresa.estado, empresa.inscricaoEstadual)
  return {
    id: row.id,
    versao: row.versao,
    situacao: row.situacao,
    pessoa: row.anonimizado_em === null ? pessoaOf(row) : null,
    empresa,
    marcas: empresa.marcas.length === 0 ? [] : await store.listMarcas(db, empresa.marcas),
    plano: await planoPedido({ ...ctx, db }, row),
    codigoCupom: row.cupom,
    avisos: aviso === null ? [] : [aviso],
    documentos: (await store.listDocumentos(db, row.id)).map(({ chave: _chave, ...documento }) => documento),
    vizinhos: await store.listVizinhos(db, {
      cep: row.cep,
      semId: row.posto_id,
      desde: new Date(ctx.now().getTime() - VIZINHO_DIAS * DAY_MS),
    }),
    criadoEm: row.criado_em.toISOString(),
    confirmadoEm: iso(row.confirmado_em),
    corrigidoEm: iso(row.corrigido_em),
    pedidoCorrecao: row.pedido_correcao,
    decididoEm: iso(row.decidido_em),
    decididoPor: row.decidido_por === null ? null : await store.findNomeDe(db, row.decidido_por),
    motivo: row.motivo,
    posto: row.posto_id === null ? null : { id: row.posto_id },
    aceite: {
      termos: row.termos_versao,
      em: row.aceito_em.toISOString(),
      endereco: row.aceito_de,
      sha256: row.aceite_sha256.toString('hex'),
    },
  }
}

/** A registration with a proved e-mail; before that only its registrant may see it. */
const demandCadastro = async ({ db }: Context, id: number): Promise<store.CadastroRow> => {
  const row = await store.findCadastro(db, id)
  return row && row.situacao !== 'AGUARDANDO_EMAIL' ? row : refuse('NOT_FOUND')
}

export const getCadastro = async (ctx: Context, id: number): Promise<CadastroPosto> =>
  shownCadastro(ctx, ctx.db, await demandCadastro(ctx, id))

export type DocumentoAlvo = { id: number; documento: number }

export const getDocumento = async (ctx: Context, { id, documento }: DocumentoAlvo): Promise<FileRow> => {
  await demandCadastro(ctx, id)
  return (await store.listDocumentos(ctx.db, id)).find((one) => one.id === documento) ?? refuse('NOT_FOUND')
}

/** An address that opens one document for a minute, without a bearer (decisions 10). */
export const linkDocumento = async (ctx: Context, alvo: DocumentoAlvo): Promise<ArquivoLink> =>
  signFileLink(ctx, await getDocumento(ctx, alvo))
