import { TokenAnswer } from '@app/contract/casca/session'
import { expect } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { SENHA } from './seed.ts'

export const BASIC = `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`
export const EMAIL = 'cliente@retaguarda.example'

type Options = {
  authorization?: string
  on?: TestApp
  address?: string
  headers?: Record<string, string>
}

/** The product with a clock that a test moves, and helpers for logging in. */
export const startLogIn = async (settings: Parameters<typeof startTestApp>[0] = {}) => {
  let now = new Date()
  const server = await startTestApp({ clock: () => now, ...settings })

  const ask = (
    form: Record<string, string>,
    { authorization = BASIC, on = server, address, headers }: Options = {},
  ) =>
    on.app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization && { authorization }),
        ...headers,
      },
      payload: new URLSearchParams({ client_id: 'retaguarda-web', ...form }).toString(),
      remoteAddress: address ?? '10.0.0.1',
    })

  const logIn = (username = EMAIL, password = SENHA, options: Options = {}) =>
    ask({ grant_type: 'password', username, password }, options)

  const me = (token: string, on = server) =>
    on.app.inject({ url: '/user/me', headers: { authorization: `Bearer ${token}` } })

  return {
    server,
    ask,
    logIn,
    me,
    clock: () => now,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    tokens: async (answer = logIn()) => {
      const { statusCode, body } = await answer
      expect(statusCode, body).toBe(200)
      return TokenAnswer.parse(JSON.parse(body))
    },
    renew: (refresh_token: string) => ask({ grant_type: 'refresh_token', refresh_token }),
    status: async (token: string, on = server) => (await me(token, on)).statusCode,
    /** Removes sessions and failed log-ins, activates everybody, and sets Friday noon. */
    reset: async () => {
      now = new Date('2026-11-20T12:00:00Z')
      const { db } = server.database
      await db.deleteFrom('sessao').execute()
      await db.deleteFrom('tentativa_login').execute()
      await db.updateTable('usuario').set({ ativo: true }).execute()
    },
    close: server.close,
  }
}
