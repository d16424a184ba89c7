import { AVISO_LABELS, AVISO_VIA_LABELS, AvisoFeito } from '@app/contract/assistencia/aviso'
import type { AvisoDaOs, AvisoPronto, AvisoVia } from '@app/contract/assistencia/aviso'
import { maskEmail } from '@app/rules/assistencia/aviso'
import type { Context } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { parseBody } from '../../../../../platform/http/body/body.ts'
import { screenAt } from '../../../../../platform/mail/link.ts'
import { demandOwnPosto } from '../../../../../platform/scope.ts'
import { type AvisoRow, findAviso, listAvisos, setFeito } from '../../store/aviso.ts'
import { findDestinatario, setMostrado } from '../../store/link.ts'
import { existsOs, lockOs, type OsRow } from '../../store/read.ts'
import { insertHistorico } from '../../store/write.ts'
import { recordOs } from '../acao.ts'
import { autorOf } from '../autor.ts'
import { getLink, TELA } from '../consumidor/issue-link.ts'
import { textosDoAviso } from './texto.ts'

type Andamento = Pick<AvisoRow, 'feitoEm' | 'enviadoEm' | 'encerradoEm' | 'porEmail'>

/** What became of a notice. */
export const situacaoDoAviso = (row: Andamento): AvisoDaOs['situacao'] => {
  if (row.feitoEm) return 'AVISADO'
  if (row.enviadoEm) return 'ENVIADO'
  if (row.encerradoEm) return 'DISPENSADO'
  return row.porEmail ? 'A_CAMINHO' : 'NAO_AVISADO'
}

const toAviso = (row: AvisoRow & { por: string | null }): AvisoDaOs => ({
  id: row.id,
  aviso: row.aviso,
  situacao: situacaoDoAviso(row),
  criadoEm: row.criadoEm.toISOString(),
  em: (row.feitoEm ?? row.enviadoEm)?.toISOString() ?? null,
  para: row.para && maskEmail(row.para),
  por: row.por,
  via: row.feitoVia,
})

/** The notices to the consumer of an order, sent and waiting. */
export const getAvisos = async ({ db, scope }: Context, id: number): Promise<AvisoDaOs[]> => {
  if (!(await existsOs(db, scope, id))) refuse('NOT_FOUND')
  return (await listAvisos(db, id)).map(toAviso)
}

type Qual = { id: number; aviso: number }

/** A notice of an order of the person's own post; the order is locked. */
const lockAviso = async (db: Context['db'], ctx: Context, { id, aviso }: Qual) => {
  const os = (await lockOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  demandOwnPosto(ctx, os.postoId)
  return { os, row: (await findAviso(db, id, aviso)) ?? refuse('NOT_FOUND') }
}

/** The order's own link for people who may pass it on (which is recorded); for others the page for the short code. */
const linkFor = async (db: Context['db'], ctx: Context, id: number): Promise<string> => {
  if (!ctx.can('OS_RESPONDER')) return screenAt(ctx.config, TELA)
  const link = await getLink(db, ctx, id, ctx.usuario.id)
  await setMostrado(db, link.id, ctx.usuario.id, ctx.now())
  return link.href
}

/** The text of this notice and the telephone; that the link was shown is recorded. The order is locked. */
export const prontoDe = async (
  db: Executor,
  ctx: Context,
  osId: number,
  { aviso, criadoEm }: AvisoRow,
): Promise<AvisoPronto> => {
  const destinatario = (await findDestinatario(db, osId)) ?? refuse('NOT_FOUND')
  const link = await linkFor(db, ctx, osId)
  const { whatsapp } = await textosDoAviso(db, ctx, destinatario, { osId, aviso, criadoEm, link })
  return { texto: whatsapp, telefone: destinatario.telefone_consumidor }
}

/** The text of a notice to send by hand, and the telephone number. */
export const getAvisoPronto = (ctx: Context, qual: Qual): Promise<AvisoPronto> =>
  ctx.transaction(async (db) => {
    const { row } = await lockAviso(db, ctx, qual)
    return prontoDe(db, ctx, qual.id, row)
  })

/** Who told the consumer, when and how are stored with the notice and in the history. The order is locked. */
export const markTold = async (
  db: Executor,
  ctx: Context,
  os: Pick<OsRow, 'id' | 'numero' | 'ano' | 'postoId' | 'credenciadoId' | 'versao' | 'status'>,
  row: AvisoRow,
  via: AvisoVia,
): Promise<void> => {
  await setFeito(db, row.id, { feito_em: ctx.now(), feito_por: ctx.usuario.id, feito_via: via })
  await insertHistorico(db, {
    ordem_servico_id: os.id,
    criado_em: ctx.now(),
    por: 'PESSOA',
    usuario_id: ctx.usuario.id,
    acao: 'aviso',
    de: os.status,
    para: os.status,
    nota: `${AVISO_LABELS[row.aviso]}: ${AVISO_VIA_LABELS[via]}`,
    visivel: false,
  })
  await recordOs({ db, services: ctx, autor: autorOf(ctx) }, os, os.versao, [
    { campo: 'avisado', para: `${AVISO_LABELS[row.aviso]}, ${AVISO_VIA_LABELS[via]}` },
  ])
}

/** A person of the post has told the consumer. */
export const markAviso = (ctx: Context, qual: Qual, body: unknown): Promise<AvisoDaOs[]> =>
  ctx.transaction(async (db) => {
    const { os, row } = await lockAviso(db, ctx, qual)
    const { via } = parseBody(AvisoFeito, body)
    if (row.feitoEm) refuse('OS_JA_AVISADO')
    await markTold(db, ctx, os, row, via)
    return (await listAvisos(db, os.id)).map(toAviso)
  })
