import type { Configuration } from 'openid-client'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../platform/context.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { callOut } from '../../../platform/http/call-out.ts'
import { unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import type { ProvedorRow } from './store/provedor.ts'

/** The secrets of providers are sealed with this secret of the installation. */
export const CHAVE_DOS_PROVEDORES = 'provedor'

const TIMEOUT_MS = 8_000
/** Keys and descriptions of large providers stay far below this. */
const PATIENCE = { bytes: 512 * 1024, ms: 5_000 }
const SKEW_SECONDS = 30
/** How long what a provider says of itself is kept, and how many of them. */
const KEPT_MS = 10 * MINUTE_MS
const MOST_KEPT = 50

/** The library is loaded when a provider is first asked, so that an installation without one does without it. */
export const openid = () => import('openid-client')

type Init = { method?: string; headers?: Record<string, string>; body?: unknown }

/** `fetch` for the library: only to machines of the internet, never further than the first answer. */
export const fetchFor =
  (internal: boolean) =>
  async (url: string | URL, { method, headers, body }: Init = {}): Promise<Response> => {
    const { status, type, text } = await callOut({
      url: new URL(url),
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...headers },
      body: body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : '',
      timeoutMs: TIMEOUT_MS,
      internal,
      patience: PATIENCE,
    })
    return new Response(text || null, { status, headers: type === undefined ? {} : { 'content-type': type } })
  }

type Kept = { provedor: string; at: number; made: Promise<Configuration> }
const kept = new Map<number, Kept>()

const discover = async ({ db, config }: Services, provedor: ProvedorRow): Promise<Configuration> => {
  const lib = await openid()
  const segredo =
    provedor.segredo && unseal(await getSegredo(db, CHAVE_DOS_PROVEDORES), provedor.segredo).toString('utf8')
  return lib.discovery(
    new URL(provedor.emissor),
    provedor.identificador,
    { [lib.clockTolerance]: SKEW_SECONDS, ...(segredo && { client_secret: segredo }) },
    segredo ? lib.ClientSecretBasic(segredo) : lib.None(),
    {
      [lib.customFetch]: fetchFor(config.PROVEDORES_INTERNOS),
      timeout: TIMEOUT_MS / 1_000,
      // The keys of the provider prove its answers, even if somebody stood between.
      execute: [
        lib.enableNonRepudiationChecks,
        ...(config.PROVEDORES_INTERNOS ? [lib.allowInsecureRequests] : []),
      ],
    },
  )
}

const keep = (services: Services, provedor: ProvedorRow): Promise<Configuration> => {
  const at = services.now().getTime()
  const known = kept.get(provedor.id)
  const same = `${services.config.DATABASE_URL}:${provedor.versao}`
  if (known?.provedor === same && at - known.at < KEPT_MS) return known.made
  const made = discover(services, provedor)
  kept.delete(provedor.id)
  kept.set(provedor.id, { provedor: same, at, made })
  if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0] ?? 0)
  return made
}

/** What a provider says of itself, asked again after ten minutes and after each change; refuses when it says nothing. */
export const connect = async (services: Services, provedor: ProvedorRow): Promise<Configuration> => {
  const made = keep(services, provedor)
  try {
    return await made
  } catch (err) {
    // The next call asks again; those that waited for this answer are refused with it.
    if (kept.get(provedor.id)?.made === made) kept.delete(provedor.id)
    services.log.warn({ err, provedor: provedor.id }, 'provedor de identidade: não respondeu como esperado')
    throw new AppError('PROVEDOR_FORA', { params: { nome: provedor.nome } })
  }
}
