import type { OsAviso } from '@app/contract/assistencia/aviso'
import { papelDoAviso } from '@app/rules/assistencia/aviso'
import { formatPhone } from '@app/rules/casca/telefone'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../../platform/context.ts'
import { notifyOs } from './notify.ts'
import { findAviso, insertAviso, setAvisoEnviado, setSemEmail } from '../../store/aviso.ts'
import { countLinks, type Destinatario, findDestinatario, setEnviado } from '../../store/link.ts'
import { getLink, MENSAGENS_POR_DIA } from '../consumidor/issue-link.ts'
import { textosDoAviso } from './texto.ts'

const paperOf = ({ modelo, numero, ano, posto, telefone }: Destinatario, palavras: string) =>
  papelDoAviso(palavras, { numero: `${numero}/${ano}`, modelo, posto, telefone: formatPhone(telefone) })

/** The notice of a mail: it was stored with its act, or is stored here for mails that an earlier version queued. */
const findOrInsert = async ({ db, now }: Services, pedido: Pedido) => {
  if (pedido.avisoId !== undefined) return findAviso(db, pedido.osId, pedido.avisoId)
  const { id } = (await insertAviso(db, {
    ordem_servico_id: pedido.osId,
    aviso: pedido.aviso,
    criado_em: now(),
    criado_por: pedido.por ?? null,
  })) ?? { id: 0 }
  return findAviso(db, pedido.osId, id)
}

type Pedido = { osId: number; aviso: OsAviso; por?: number | null; avisoId?: number | undefined }

/**
 * The mail contains the order's one link, the same as in earlier mails. A notice that cannot be mailed is left to the
 * post; one that was told meanwhile is not sent.
 */
export const sendOsAviso = async (services: Services, pedido: Pedido): Promise<void> => {
  const { db, log, now } = services
  const { osId } = pedido
  const row = await findOrInsert(services, pedido)
  if (!row || row.enviadoEm || row.feitoEm || row.encerradoEm) return
  const destinatario = await findDestinatario(db, osId)
  const { enviados } = await countLinks(db, osId, new Date(now().getTime() - DAY_MS))
  if (!destinatario?.email || enviados >= MENSAGENS_POR_DIA) {
    log.warn(
      { osId, aviso: row.aviso, enviados },
      'e-mail da OS não enviado: sem endereço, ou já foram demais em 24 horas',
    )
    await setSemEmail(db, row.id)
    if (destinatario) await notifyOs(db, destinatario)
    return
  }
  const link = await getLink(db, services, osId)
  const { assunto, email } = await textosDoAviso(db, services, destinatario, {
    osId,
    aviso: row.aviso,
    criadoEm: row.criadoEm,
    link: link.href,
  })
  const sent = await services.mail.send({
    para: destinatario.email,
    assunto,
    texto: paperOf(destinatario, email),
  })
  if (!sent) {
    await setSemEmail(db, row.id)
    await notifyOs(db, destinatario)
    return
  }
  const agora = now()
  await setEnviado(db, link.id, agora)
  await setAvisoEnviado(db, row.id, destinatario.email, agora)
  await notifyOs(db, destinatario)
}
