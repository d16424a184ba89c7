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
    tipo: 'COLABORADOR_CONVITE',
    valores: {
      quem: namedOf(row.convidadoPor ?? ''),
      posto: row.posto,
      papel: row.papel,
      horas: String(CONVITE_HORAS),
    },
    corpo: linkTo(config, TELA_CONVITE, token),
  })
}
