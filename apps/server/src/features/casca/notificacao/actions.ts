import {
  NOTIFICACAO_TIPOS,
  type Notificacoes,
  type NotificacoesLidas,
  type NotificacoesNaoLidas,
  NOTIFICACOES_POR_PAGINA,
  type NotificacoesQuery,
  type NotificacaoPreferencias,
  type NotificacaoPreferenciasInput,
  type NotificacaoTipo,
} from '@app/contract/casca/notificacao'
import { escolhaDe, mayHear, tituloDe } from '@app/rules/casca/notificacao'
import type { Context } from '../../../platform/context.ts'
import { tellPessoas } from './entrega.ts'
import { mayHaveResumo } from './resumo.ts'
import { listNotificacoes, markLidas, type NotificacaoRow } from './store/notificacao.ts'
import { findNaoLidas, findPreferencias, putPreferencias } from './store/pessoa.ts'

const tiposDe = ({ can }: Context): NotificacaoTipo[] =>
  NOTIFICACAO_TIPOS.filter((tipo) => mayHear(tipo, can))

const toWire = ({ autor, em, ...row }: NotificacaoRow) => ({
  ...row,
  titulo: tituloDe(row.tipo, row.quantos, autor),
  em: em.toISOString(),
})

export const getNaoLidas = async (ctx: Context): Promise<NotificacoesNaoLidas> => ({
  total: await findNaoLidas(ctx.db, ctx.usuario.id),
})

export const listOwn = async (ctx: Context, { filtro, antes }: NotificacoesQuery): Promise<Notificacoes> => {
  const pedida = {
    usuarioId: ctx.usuario.id,
    tipos: tiposDe(ctx),
    filtro,
    antes: antes ?? Number.MAX_SAFE_INTEGER,
  }
  const rows = await listNotificacoes(ctx.db, pedida, NOTIFICACOES_POR_PAGINA + 1)
  return {
    notificacoes: rows.slice(0, NOTIFICACOES_POR_PAGINA).map(toWire),
    naoLidas: await findNaoLidas(ctx.db, ctx.usuario.id),
    mais: rows.length > NOTIFICACOES_POR_PAGINA,
  }
}

/** Marks own notices read; the person's other screens learn of it at once. */
export const readOwn = (ctx: Context, { ids }: NotificacoesLidas): Promise<NotificacoesNaoLidas> =>
  ctx.transaction(async (db) => {
    const { id } = ctx.usuario
    const naoLidas = await markLidas(db, id, ids, ctx.now())
    if (naoLidas === undefined) return { total: await findNaoLidas(db, id) }
    await tellPessoas(db, [id])
    return { total: naoLidas }
  })

export const getPreferencias = async (ctx: Context): Promise<NotificacaoPreferencias> => {
  const { escolhas, silencio, resumo } = (await findPreferencias(ctx.db, ctx.usuario.id)) ?? {
    escolhas: {},
    silencio: null,
    resumo: false,
  }
  return {
    escolhas: Object.fromEntries(tiposDe(ctx).map((tipo) => [tipo, escolhaDe(tipo, escolhas)])),
    silencio,
    resumo: mayHaveResumo(ctx) ? resumo : null,
  }
}

export const savePreferencias = async (
  ctx: Context,
  { escolhas = {}, silencio, resumo }: NotificacaoPreferenciasInput,
): Promise<NotificacaoPreferencias> => {
  await putPreferencias(ctx.db, ctx.usuario.id, { escolhas, silencio, resumo })
  return getPreferencias(ctx)
}
