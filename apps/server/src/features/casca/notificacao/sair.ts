import { NOTIFICACAO_TIPOS } from '@app/contract/casca/notificacao'
import { escolhaDe } from '@app/rules/casca/notificacao'
import type { Config } from '../../../platform/config.ts'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { findPreferencias, putPreferencias } from './store/pessoa.ts'

const keyOf = (db: Executor) => getSegredo(db, 'sair-dos-avisos')

/** The address by which a mail program itself ends the mails of notices to a person (RFC 8058). */
export const enderecoDeSaida = async (db: Executor, config: Config, usuarioId: number): Promise<string> => {
  const sealed = seal(await keyOf(db), Buffer.from(String(usuarioId))).toString('base64url')
  return screenAt(config, `/public/avisos/sair/${sealed}`)
}

const openChave = async (db: Executor, chave: string): Promise<number> => {
  const key = await keyOf(db)
  try {
    return Number(unseal(key, Buffer.from(chave, 'base64url')).toString())
  } catch {
    return refuse('NOT_FOUND')
  }
}

/** From now on nothing comes by mail; page and computer stay as chosen. */
export const endEmails = async ({ db, transaction }: Services, chave: string): Promise<void> => {
  const usuarioId = await openChave(db, chave)
  await transaction(async (tx) => {
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
