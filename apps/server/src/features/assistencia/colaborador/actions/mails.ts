import { CONVITE_HORAS, TELA_CONVITE } from '@app/contract/assistencia/colaborador'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../../../platform/context.ts'
import { linkTo } from '../../../../platform/mail/link.ts'
import { namedOf } from '../../../../platform/mail/greeting.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import { findConvite, setToken } from '../store/convite.ts'

export const JOB_CONVITE = 'colaborador_convite'

/** Creates and sends the link at once, so that the secret is only in the mail. */
export const sendConvite = async (services: Services, id: number): Promise<void> => {
  const { db, config, mail } = services
  const row = await findConvite(db, id)
  if (!row || row.email === null) return
  const token = randomBytes(32).toString('base64url')
  if (!(await setToken(db, id, hashToken(token)))) return
  await mail.send({
    para: row.email,
    assunto: `Convite para trabalhar em ${row.posto}`,
    texto: `Olá.\n
${namedOf(row.convidadoPor ?? '')} convidou você a trabalhar em ${row.posto}, na rede de assistência, como ${row.papel}. Aceite e escolha a sua senha neste endereço:\n
${linkTo(config, TELA_CONVITE, token)}\n
O endereço vale por ${CONVITE_HORAS} horas e só pode ser usado uma vez. Se você não conhece o posto, não é preciso fazer nada.\n`,
  })
}
