import type { Provedor } from '@app/contract/casca/provedor'
import { expect } from 'vitest'
import {
  type Account,
  CLIENT_ID,
  CLIENT_SECRET,
  startIdentityProvider,
} from '../../../../platform/testing/neighbours/identity-provider.ts'
import type { startLogIn } from '../../../../platform/testing/log-in.ts'

export const PRODUCT = 'https://retaguarda.example'

/** A browser at the provider: follows its redirects with its cookies until it is sent back to the product. */
const follow = async (start: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let steps = 0; steps < 10; steps += 1) {
    if (url.origin === PRODUCT) return url
    const res = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const set of res.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const to = res.headers.get('location')
    expect(to, `${res.status} ${await res.text()}`).not.toBeNull()
    url = new URL(to ?? '', url)
  }
  throw new Error('the provider never sent the browser back')
}

/** The product, a provider of the domain `alfa.example`, and what a browser does between the two. */
export const startEntrada = async (
  start: Awaited<ReturnType<typeof startLogIn>>,
  accounts: Record<string, Account>,
) => {
  const idp = await startIdentityProvider({ accounts, product: PRODUCT })
  const { server } = start
  const register = async (more: object = {}): Promise<Provedor> => {
    const admin = await server.as('admin')
    const answer = await admin.post('/provedor', {
      nome: 'Alfa',
      emissor: idp.issuer,
      identificador: CLIENT_ID,
      segredo: CLIENT_SECRET,
      clienteId: server.clientes.um,
      dominios: ['alfa.example'],
      ...more,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const begin = (email: string) => server.anyone.post('/public/provedor', { email })
  /** What the browser holds after the provider sent it back. */
  const bring = async (email: string) => {
    const begun = await begin(email)
    expect(begun.statusCode, begun.body).toBe(200)
    const { url, pedido } = begun.json<{ url: string; pedido: string }>()
    return { pedido, resposta: (await follow(url)).search.slice(1) }
  }
  const enter = (sent: { pedido: string; resposta: string }) => start.ask({ grant_type: 'provedor', ...sent })
  const { db } = server.database
  const pessoa = (email: string) =>
    db.selectFrom('usuario').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  return {
    idp,
    register,
    pessoa,
    /** The app of a telephone as second step. */
    withApp: async (email: string) => {
      const { id } = await pessoa(email)
      const at = start.clock()
      await db
        .insertInto('segundo_fator')
        .values({ usuario_id: id, segredo: Buffer.alloc(48), criado_em: at, confirmado_em: at })
        .execute()
    },
    wipe: async () => {
      for (const table of ['provedor', 'segundo_fator', 'token_unico'] as const)
        await db.deleteFrom(table).execute()
    },
    begin,
    bring,
    enter,
    /** The whole entry of a person of the provider. */
    enterAs: async (email: string) => enter(await bring(email)),
    userOf: async (answer: ReturnType<typeof start.ask>) => {
      const { access_token } = await start.tokens(answer)
      return { token: access_token, user: (await start.me(access_token)).json() }
    },
  }
}
