import { NOTIFICACAO_TIPOS } from '@app/contract/casca/notificacao'
import { escolhaDe } from '@app/rules/casca/notificacao'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { endDestino } from '../correio/index.ts'
import { findPreferencias, putPreferencias } from './store/pessoa.ts'

const keyOf = (db: Executor) => getSegredo(db, 'sair-dos-avisos')

/** Who ends mails: a person, or who reads an address that a company or a post chose. */
const Quem = z.union([z.object({ usuarioId: z.number().int() }), z.object({ destinoId: z.number().int() })])
type Quem = z.infer<typeof Quem>

/** Mails of before name a person by the number alone. */
const parseQuem = (sealed: string): Quem =>
  /^\d+$/.test(sealed) ? { usuarioId: Number(sealed) } : Quem.parse(JSON.parse(sealed))

/** The address by which a mail program itself ends the mails of notices (RFC 8058). */
export const enderecoDeSaida = async (db: Executor, config: Config, quem: Quem): Promise<string> => {
  const sealed = seal(await keyOf(db), Buffer.from(JSON.stringify(quem))).toString('base64url')
  return screenAt(config, `/public/avisos/sair/${sealed}`)
}

const openChave = async (db: Executor, chave: string): Promise<Quem> => {
  const key = await keyOf(db)
  try {
    return parseQuem(unseal(key, Buffer.from(chave, 'base64url')).toString())
  } catch {
    return refuse('NOT_FOUND')
  }
}

/** From now on nothing comes by mail; page and computer stay as chosen. */
export const endEmails = async (services: Services, chave: string): Promise<void> => {
  const quem = await openChave(services.db, chave)
  if ('destinoId' in quem) return endDestino(services, quem.destinoId)
  const { usuarioId } = quem
  await services.transaction(async (tx) => {
    const { escolhas } = (await findPreferencias(tx, usuarioId)) ?? { escolhas: {} }
    await putPreferencias(tx, usuarioId, {
      escolhas: Object.fromEntries(
        NOTIFICACAO_TIPOS.map((tipo) => [tipo, { ...escolhaDe(tipo, escolhas), email: false }]),
      ),
      silencio: undefined,
      resumo: false,
    })
  })
}
