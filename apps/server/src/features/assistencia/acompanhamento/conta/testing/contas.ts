import type { ContaConsumidor } from '@app/contract/assistencia/acompanhamento'
import type { TestApp } from '../../../../../platform/testing/app.ts'
import { sendCodigo } from '../codigo.ts'

/** Accounts of consumers in a workshop of the tests, and the codes that their mailboxes get. */
export const startContas = (app: TestApp) => {
  const { services } = app.app
  const { db } = app.database
  /** An account as the sign-up makes it; its log-in is the name before the @. */
  const account = async (nome: string): Promise<number> =>
    (
      await db
        .insertInto('usuario')
        .values({
          nome,
          email: `${nome}@retaguarda.example`,
          role: 'ROLE_CONSUMIDOR',
          tipo: 'consumidor',
          senha_hash: '-',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  /** The newest code that a mailbox got. */
  const codeIn = async (email: string): Promise<string> => {
    const mail = await db
      .selectFrom('correio')
      .select('assunto')
      .where('para', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return mail?.assunto.replace(' é o seu código', '') ?? ''
  }
  /** Asks for a code, and sends it as the job would. */
  const ask = async (who: string, email: string) => {
    const caller = await app.as(who)
    const answer = await caller.post('/acompanhamento/conta/codigo', { email })
    if (answer.statusCode !== 200) return { answer, codigo: '' }
    const row = await db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', `${who}@retaguarda.example`)
      .executeTakeFirstOrThrow()
    await sendCodigo(services, { usuarioId: row.id, email: email.toLowerCase() })
    return { answer, codigo: await codeIn(email.toLowerCase()) }
  }
  const confirm = async (who: string, codigo: string) =>
    (await app.as(who)).post('/acompanhamento/conta/confirmar', { codigo })
  /** Proves an address. */
  const prove = async (who: string, email: string): Promise<ContaConsumidor> => {
    const { codigo } = await ask(who, email)
    return (await confirm(who, codigo)).json()
  }
  return { account, ask, confirm, prove, codeIn }
}
