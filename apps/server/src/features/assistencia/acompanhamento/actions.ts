import type {
  FalaParams,
  MeuPapel,
  MeuRelogio,
  MinhaFala,
  MinhaOs,
} from '@app/contract/assistencia/acompanhamento'
import type { AvaliacaoVista } from '@app/contract/assistencia/avaliacao'
import { ARQUIVOS_MB, type Falas } from '@app/contract/assistencia/chat'
import { type OsLink, StatusOs } from '@app/contract/assistencia/ordemServico'
import {
  fimDaGarantia,
  garantiaServicoAte,
  PALAVRAS_STATUS,
  PALAVRAS_VENCIDO,
  papeisDoConsumidor,
  TERMINAIS,
} from '@app/rules/assistencia/ordemServico'
import { DAY_MS, localDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { exportOwn } from '../../casca/usuario/index.ts'
import { readDadosDoConsumidor } from '../consumidor/index.ts'
import { readArquivos } from '../../../platform/files/read.ts'
import type { FileRow } from '../../../platform/files/send.ts'
import { openDaOs } from '../avaliacao/index.ts'
import { deleteFala, editFala, findArquivoDaFala, listFalas, readFalas } from '../chat/index.ts'
import { issuePasse, makeComprovante, makePapel, writeDaOs } from '../ordemServico/index.ts'
import { findMinha, listMeusRegistros, listMeusRelogios, listMinhas, type MinhaOsRow } from './store.ts'

const PEDEM_RESPOSTA: readonly StatusOs[] = ['APROVAR_ORCAMENTO', 'ESCOLHA_DE_MODELO']
type Pesquisa = { respondida_em: Date | null; expira_em: Date | null }

const avaliacaoDe = ({ respondida_em, expira_em }: Pesquisa, agora: Date): MinhaOs['avaliacao'] => {
  if (respondida_em !== null) return 'DADA'
  return expira_em !== null && expira_em > agora ? 'ABERTA' : null
}

const papeisDe = (row: MinhaOsRow): MeuPapel[] => [
  ...papeisDoConsumidor({
    osType: row.os_type === 'PA' ? 'PA' : 'OS',
    criada: false,
    reparada: row.data_reparo !== null,
    trocado: row.trocado,
    entregue: row.data_entrega_relogio !== null,
  }),
  ...(row.respondida ? (['comprovante'] as const) : []),
]

/** The orders of who asks, newest first, in the words of the page that the link opens. */
export const listAcompanhamentos = async ({ db, scope, now }: Context): Promise<MinhaOs[]> =>
  (await listMinhas(db, scope)).map((row) => {
    const status = StatusOs.parse(row.status)
    return {
      id: row.id,
      numero: `${row.numero}/${row.ano}`,
      status,
      ...(row.vencido ? PALAVRAS_VENCIDO : PALAVRAS_STATUS[status]),
      relogio: row.modelo,
      posto: row.posto,
      criadaEm: row.criado_em.toISOString(),
      pedeResposta: PEDEM_RESPOSTA.includes(status),
      terminada: TERMINAIS.includes(status),
      avaliacao: avaliacaoDe(row, now()),
      papeis: papeisDe(row),
      // The database writes moments within JSON in its own way.
      conversa: row.conversa && { ...row.conversa, em: new Date(row.conversa.em).toISOString() },
    }
  })

/** The pass to one of the own orders, for half a day: it opens the same page that a person without an account sees. */
export const openAcompanhamento = (ctx: Context, id: number): Promise<OsLink> =>
  ctx.transaction(async (db) => {
    if (!(await findMinha(db, ctx.scope, id))) refuse('NOT_FOUND')
    const { href, expira } = await issuePasse(db, ctx, id, ctx.usuario.id)
    return { href, codigo: null, expiraEm: expira.toISOString(), enviadoPara: null }
  })

const demandMinha = async (ctx: Context, id: number): Promise<void> => {
  if (!(await findMinha(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
}

/** The conversation with the post about an own order. */
export const getFalas = async (ctx: Context, id: number): Promise<Falas> => {
  await demandMinha(ctx, id)
  return listFalas(ctx.db, id, ctx.now())
}

/** Writes to the post about an own order; the same device id is stored once. */
export const writeFala = async (
  ctx: Context,
  id: number,
  { dispositivo, texto, arquivos }: MinhaFala,
): Promise<Falas> => {
  await demandMinha(ctx, id)
  await writeDaOs(ctx, id, { dispositivo, texto, files: await readArquivos(arquivos, ARQUIVOS_MB) })
  return listFalas(ctx.db, id, ctx.now())
}

/** Corrects an own message, within five minutes. */
export const changeFala = async (ctx: Context, { id, numero }: FalaParams, texto: string): Promise<Falas> => {
  await demandMinha(ctx, id)
  await editFala(ctx, id, numero, texto)
  return listFalas(ctx.db, id, ctx.now())
}

/** Deletes an own message, within five minutes; its number stays. */
export const removeFala = async (ctx: Context, { id, numero }: FalaParams): Promise<Falas> => {
  await demandMinha(ctx, id)
  await deleteFala(ctx, id, numero)
  return listFalas(ctx.db, id, ctx.now())
}

/** All of the conversation was seen. */
export const markFalasLidas = async (ctx: Context, id: number): Promise<Falas> => {
  await demandMinha(ctx, id)
  await readFalas(ctx, id)
  return listFalas(ctx.db, id, ctx.now())
}

export const getArquivoDaFala = async (ctx: Context, id: number, arquivo: number): Promise<FileRow> => {
  await demandMinha(ctx, id)
  return findArquivoDaFala(ctx.db, id, arquivo)
}

/** The survey of an own order: the marks that were given, and what the post said to them. */
export const getMinhaAvaliacao = async (ctx: Context, id: number): Promise<AvaliacaoVista> => {
  await demandMinha(ctx, id)
  return (await openDaOs(ctx, id)) ?? refuse('NOT_FOUND')
}

/** How many days are left until the end of a day; 0 once it is over. */
const diasAte = (ate: string | null, hoje: string): number | null =>
  ate === null ? null : Math.max(0, (Date.parse(ate) - Date.parse(hoje)) / DAY_MS)

/** The own watches, with what is left of the manufacturer's warranty and of the last repair's. */
export const listRelogios = async ({ db, scope, config, now }: Context): Promise<MeuRelogio[]> => {
  const zona = config.TZ_EXIBICAO
  const hoje = localDay(now(), zona)
  return (await listMeusRelogios(db, scope)).map(
    ({ mesesGarantia, garantiaDesde, dataNotaFiscal, venda, entregueEm, ...relogio }) => {
      const fabrica = fimDaGarantia({ mesesGarantia, garantiaDesde, dataNotaFiscal, venda })
      const servico = entregueEm && garantiaServicoAte(localDay(entregueEm, zona))
      return {
        ...relogio,
        garantiaAte: fabrica,
        garantiaDias: diasAte(fabrica, hoje),
        garantiaServicoAte: servico,
        garantiaServicoDias: diasAte(servico, hoje),
      }
    },
  )
}

/** One of the papers of an own order. */
export const getPapel = async (ctx: Context, id: number, papel: MeuPapel) => {
  if (!(await findMinha(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
  return papel === 'comprovante' ? makeComprovante(ctx, id, { inteiro: false }) : makePapel(ctx, id, papel)
}

/**
 * All that the product has of a consumer: the account, and what stands in the records whose address it has proven. What
 * post and manufacturer said to each other, and the values of merged records, are asked of the post, who knows whose they
 * are.
 */
export const exportMeusDados = async (ctx: Context) => {
  const registros = await listMeusRegistros(ctx.db, ctx.scope)
  const cadastros = []
  for (const registro of registros) {
    const {
      conversas: _,
      chamados: _c,
      cadastrosUnidos: _u,
      historico: _h,
      ...dela
    } = await readDadosDoConsumidor(ctx.db, registro.id)
    cadastros.push({ ...registro, ...dela })
  }
  return { ...(await exportOwn(ctx)), cadastros }
}
