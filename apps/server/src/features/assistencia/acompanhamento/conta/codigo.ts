import { CODIGO_DIGITOS, CODIGO_MINUTOS } from '@app/contract/assistencia/acompanhamento'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { createHmac, randomInt } from 'node:crypto'
import type { Services } from '../../../../platform/context.ts'
import { greetingOf } from '../../../../platform/mail/greeting.ts'
import { findDona, setCodigo } from './store.ts'

/** Sends the code that proves an address. */
export const JOB_CODIGO = 'conta_codigo'

export const expiraDe = (agora: Date): Date => new Date(agora.getTime() + CODIGO_MINUTOS * MINUTE_MS)

type Pedido = { usuarioId: number; email: string }

/** A code is short, so its hash has a key and belongs to one account and address: the database alone does not reveal it. */
export const hashDoCodigo = async (
  { files }: Pick<Services, 'files'>,
  { usuarioId, email }: Pedido,
  codigo: string,
): Promise<Buffer> =>
  createHmac('sha256', await files.segredo('provas'))
    .update(`${usuarioId} ${email} ${codigo}`)
    .digest()

/** Makes and sends the code at once, so that it stands in the mail alone. A mail that was not accepted gets another. */
export const sendCodigo = async (services: Services, pedido: Pedido): Promise<void> => {
  const { db, mail, now } = services
  const dona = await findDona(db, pedido.usuarioId)
  if (!dona) return
  const codigo = String(randomInt(10 ** CODIGO_DIGITOS)).padStart(CODIGO_DIGITOS, '0')
  const hash = await hashDoCodigo(services, pedido, codigo)
  if (!(await setCodigo(db, pedido, { hash, expira_em: expiraDe(now()) }))) return
  const lido = `${codigo.slice(0, 3)} ${codigo.slice(3)}`
  await mail.send({
    para: pedido.email,
    tipo: 'CONTA_CODIGO',
    valores: { saudacao: greetingOf(dona.nome), codigo: lido, minutos: String(CODIGO_MINUTOS) },
    corpo: lido,
  })
}
