import type { Usuario } from '@app/contract/casca/usuario'
import { expect } from 'vitest'
import { startTestApp, type Caller, type TestApp } from './app.ts'

/** Strong enough everywhere, and not a password that an attacker would try. */
export const FORTE = 'Jabuti-Trapezio-48'

/** The product with a clock that a test moves, and people that a test can add. */
export const startPeople = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  let now = new Date('2026-11-20T12:00:00Z')
  const app = await startTestApp({ clock: () => now, ...options })
  const admin = await app.as('admin@')
  let count = 0

  const hire = async (fields: object = {}, by: Caller = admin): Promise<Usuario> => {
    count += 1
    const answer = await by.post('/usuario/', {
      nome: `Pessoa Contratada ${count}`,
      email: `pessoa${count}@empresa.example`,
      role: 'ROLE_OPERADOR',
      senha: FORTE,
      ...fields,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }

  return {
    app,
    admin,
    hire,
    db: app.database.db,
    /** A session of a person. */
    enter: ({ email }: { email: string }, on: TestApp = app): Promise<Caller> => on.as(email),
    idOf: async (email: string): Promise<number> => {
      const row = await app.database.db
        .selectFrom('usuario')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return row.id
    },
    clock: () => now,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    close: app.close,
  }
}

/** The same people on two processes over one database. */
export const startTwoProcesses = async () => {
  const people = await startPeople()
  const other = await startTestApp({ database: people.app.test, clock: people.clock })
  const close = async () => {
    await other.close()
    await people.close()
  }
  return { ...people, other, close }
}
