import type {
  OsCodigo,
  OsComprovanteLido,
  OsDoComprovante,
  OsLink,
  OsToken,
} from '@app/contract/assistencia/ordemServico'
import { bareRecibo, reciboOf } from '@app/rules/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Context, Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../../platform/scope.ts'
import { createQueue } from '../../../../../platform/jobs/queue.ts'
import {
  attemptOfCodigo,
  countFailure,
  countSuccess,
  demandUnblocked,
} from '../../../../../platform/session/throttle.ts'
import { hashToken } from '../../../../../platform/session/tokens.ts'
import { countLinks, findLink, findOsDoLink, findPorCodigo, setMostrado } from '../../store/link.ts'
import { lockOs, type OsRow } from '../../store/read.ts'
import { insertHistorico } from '../../store/write.ts'
import { recordOs } from '../acao.ts'
import { autorOf } from '../autor.ts'
import { tellConsumidor } from '../avisos/tell.ts'
import {
  deriveLink,
  ENVIOS_POR_DIA,
  getLink,
  hashCodigo,
  type Link,
  LINK_DEPOIS_DO_FIM_MS,
  LINKS_POR_DIA,
  renewLink,
} from './issue-link.ts'
import { SEM_ARQUIVOS, withFiles } from '../files.ts'

type Pedido = { enviar: boolean; novo: boolean }

/** Link renewals and mails are limited per day, because more are a mistake or abuse. */
const demandPoucos = async (
  db: Executor,
  { now }: Pick<Services, 'now'>,
  id: number,
  { enviar, novo }: Pedido,
) => {
  const { criados, enviados } = await countLinks(db, id, new Date(now().getTime() - DAY_MS))
  if (novo && criados >= LINKS_POR_DIA) refuse('OS_LINKS_DEMAIS', { maximo: LINKS_POR_DIA })
  if (enviar && enviados >= ENVIOS_POR_DIA) refuse('OS_ENVIOS_DEMAIS', { maximo: ENVIOS_POR_DIA })
}

const notaDe = ({ id, novo }: Link, { enviar }: Pedido) =>
  `Link nº ${id} ${novo ? 'criado' : 'mostrado ao posto'}${enviar ? '; vai por e-mail ao consumidor' : ''}`

/**
 * The valid link of an order for the post to send; on request the consumer gets it by mail too. The first time that a
 * person of the post sees it is recorded in history and audit.
 */
export const createLink = (ctx: Context, id: number, pedido: Pedido): Promise<OsLink> =>
  withFiles(ctx, SEM_ARQUIVOS, (work) =>
    ctx.transaction(async (db) => {
      const os: OsRow = (await lockOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      demandOwnPosto(ctx, os.postoId)
      if (pedido.enviar && os.consumidorEmail === null) refuse('OS_SEM_EMAIL')
      await demandPoucos(db, ctx, id, pedido)
      const link = pedido.novo
        ? await renewLink(db, ctx, id, ctx.usuario.id)
        : await getLink(db, ctx, id, ctx.usuario.id)
      if (pedido.enviar)
        await tellConsumidor(db, { osId: id, aviso: 'ACOMPANHAR', agora: ctx.now(), por: ctx.usuario.id })
      const primeiro = await setMostrado(db, link.id, ctx.usuario.id, ctx.now())
      if (primeiro || pedido.enviar) {
        await insertHistorico(db, {
          ordem_servico_id: id,
          criado_em: ctx.now(),
          por: 'PESSOA',
          usuario_id: ctx.usuario.id,
          acao: 'link',
          de: os.status,
          para: os.status,
          nota: notaDe(link, pedido),
          visivel: false,
        })
        const ato = { db, services: ctx, work, scope: ctx.scope, autor: autorOf(ctx) }
        await recordOs(ato, os, os.versao, [
          {
            campo: 'link',
            acao: link.novo ? 'criado' : 'mostrado',
            para: { link: link.id, enviado: pedido.enviar },
          },
        ])
      }
      return {
        href: link.href,
        codigo: link.codigo,
        expiraEm: link.expira && link.expira.toISOString(),
        enviadoPara: pedido.enviar ? os.consumidorEmail : null,
      }
    }),
  )

/** The earliest end of an order that can still be opened. */
const fimMinimo = (agora: Date) => new Date(agora.getTime() - LINK_DEPOIS_DO_FIM_MS)

/** The order of a token; an invalid token gets no further details. */
export const demandLink = async (db: Executor, { now }: Pick<Services, 'now'>, token: string) =>
  (await findLink(db, hashToken(token), now(), fimMinimo(now()))) ?? refuse('LINK_VENCIDO')

/** The order of a receipt that a consumer shows at the counter, of those that the person may see. */
export const getOsDoComprovante = async (
  ctx: Context,
  { codigo }: OsComprovanteLido,
): Promise<OsDoComprovante> => {
  const recibo = reciboOf(codigo)
  const link = recibo ? { codigo: await hashCodigo(ctx, recibo) } : { token: hashToken(codigo) }
  return { id: (await findOsDoLink(ctx.db, ctx.scope, link)) ?? refuse('NOT_FOUND') }
}

const FIM_DO_TELEFONE = /^\d{3}$/

/** One code at a time, because three digits could be guessed if many tries ran before they were counted. */
const inTurn = createQueue({ atOnce: 4, atOnceOfOne: 1 })

const findToken = async (services: Services, codigo: string, telefone: string) => {
  const { db, now } = services
  const codigoHash = await hashCodigo(services, codigo)
  const found = await findPorCodigo(db, { codigoHash, telefone }, now(), fimMinimo(now()))
  // If two orders have the same code, which is very unlikely, neither is opened.
  const [{ sal } = { sal: null }] = found.length === 1 ? found : []
  if (!sal || !FIM_DO_TELEFONE.test(telefone)) return undefined
  return (await deriveLink(services, sal)).token
}

/**
 * The token for a short code and the end of the consumer's telephone number. Tries are counted against the network and
 * the code; every error has the same answer.
 */
export const openByCodigo = (services: Services, input: OsCodigo, address: string): Promise<OsToken> => {
  const codigo = bareRecibo(input.codigo)
  const attempt = attemptOfCodigo(codigo, address)
  const both = [...attempt.rede, ...attempt.codigo]
  return inTurn(codigo, async () => {
    const { db, now } = services
    await demandUnblocked(db, both, now())
    const token = await findToken(services, codigo, input.telefone.trim())
    if (token === undefined) {
      await countFailure(db, both, now())
      return refuse('OS_CODIGO_NAO_ABRE')
    }
    await countSuccess(db, attempt.codigo)
    return { token }
  })
}
