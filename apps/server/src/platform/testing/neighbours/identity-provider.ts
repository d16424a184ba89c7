import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Context, Provider } from 'oidc-provider'

/** A person of the provider, under its subject. */
export type Account = {
  email: string
  email_verified?: boolean
  name?: string
  groups?: string[]
  amr?: string[]
}

export const CLIENT_ID = 'retaguarda'
export const CLIENT_SECRET = 'segredo do provedor de prova'
const SCOPE = 'openid email profile'

const newKey = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})

const grantFor = async ({ oidc }: Context) => {
  const { accountId } = oidc.session
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}

const html = (title: string, body: string) =>
  `<!doctype html><html lang="pt-BR"><title>${title}</title><h1>${title}</h1>${body}</html>`

const confirmation = (uid: string, who: string) =>
  html(
    'Provedor de prova',
    `<form method="post" action="/interaction/${uid}"><p>${who}</p><button>Confirmar</button></form>`,
  )

type Page = { type: string; body: string }
const askToLeave = (page: Page, form: string) => {
  page.body = html(
    'Sair do provedor',
    `${form}<button form="op.logoutForm" name="logout" value="yes">Sair</button>`,
  )
}
const sayLeft = (page: Page) => {
  page.body = html('Você saiu', '')
}

type Options = {
  accounts: Readonly<Record<string, Account>>
  /** Where the product is. */
  product: string
  /** The person confirms on a page of the provider, as in a browser. */
  asks?: boolean
}

/**
 * An OpenID Connect provider on this machine. Its people are proven by the hint of their address alone, and leave at
 * `/session/end`.
 */
export const startIdentityProvider = async ({ accounts, product, asks = false }: Options) => {
  let handle: (req: IncomingMessage, res: ServerResponse) => unknown = (_req, res) => res.writeHead(503).end()
  const server = createServer((req, res) => void handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const [key, former] = [newKey('atual'), newKey('anterior')]
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${product}/entrada`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: `${product}/public/provedor/saida`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['prova'] },
    claims: {
      openid: ['sub', 'sid', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: askToLeave, postLogoutSuccessSource: sayLeft },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    loadExistingGrant: grantFor,
    findAccount: (_: unknown, sub: string) => {
      const account = accounts[sub]
      return account && { accountId: sub, claims: () => ({ sub, ...account }) }
    },
    // Its own way to call refuses this machine, on which the product of the test is.
    fetch: (url: URL, { method, headers, body }: RequestInit) =>
      fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) }),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  })
  const answer = provider.callback()
  let staleKeys = false
  const confirm = async (req: IncomingMessage, res: ServerResponse) => {
    const { uid, params } = await provider.interactionDetails(req, res)
    const hint = params.login_hint ?? ''
    const [sub] = Object.entries(accounts).find(([, { email }]) => email === hint) ?? []
    if (asks && req.method === 'GET')
      return res.setHeader('content-type', 'text/html; charset=utf-8').end(confirmation(uid, hint))
    const result = sub
      ? { login: { accountId: sub, amr: accounts[sub]?.amr } }
      : { error: 'access_denied', error_description: 'unknown' }
    return provider.interactionFinished(req, res, result)
  }
  handle = (req, res) => {
    if (req.url === '/favicon.ico') return res.writeHead(204).end()
    if (staleKeys && req.url === '/jwks') {
      const { kty, n, e, kid, alg, use } = { ...former, kid: 'atual' } as Record<string, unknown>
      return res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ keys: [{ kty, n, e, kid, alg, use }] }))
    }
    return req.url?.startsWith('/interaction/') ? confirm(req, res) : answer(req, res)
  }
  return {
    issuer,
    key,
    /** Publishes another key than the one that signs. */
    withdrawKey: () => void (staleKeys = true),
    /** Answers all calls itself, as a broken provider would. */
    breakWith: (how: (req: IncomingMessage, res: ServerResponse) => void) => void (handle = how),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
