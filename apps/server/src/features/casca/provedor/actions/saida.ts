import { createHash } from 'node:crypto'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Services } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { insertUsado } from '../../../../platform/store/token-unico.ts'
import { connect, fetchFor } from '../client.ts'
import { findByEmissor, type ProvedorRow } from '../store/provedor.ts'

const EVENTO = 'http://schemas.openid.net/event/backchannel-logout'
const MAX_AGE_MS = 5 * MINUTE_MS

/** A logout token (OpenID Connect Back-Channel Logout 1.0, §2.4); a `nonce` would make it an ID token. */
const Saida = z
  .object({
    jti: z.string().min(1),
    sub: z.string().optional(),
    sid: z.string().optional(),
    nonce: z.undefined().optional(),
    events: z.object({ [EVENTO]: z.looseObject({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

const jose = () => import('jose')

const findSender = async (services: Services, token: string): Promise<ProvedorRow | undefined> => {
  const { decodeJwt } = await jose()
  const { iss, aud } = decodeJwt(token)
  return iss === undefined
    ? undefined
    : findByEmissor(services.db, iss, typeof aud === 'string' ? [aud] : (aud ?? []))
}

const readSaida = async (services: Services, provedor: ProvedorRow, token: string) => {
  const { createRemoteJWKSet, customFetch, jwtVerify } = await jose()
  const { issuer, jwks_uri: uri } = (await connect(services, provedor)).serverMetadata()
  const keys = createRemoteJWKSet(new URL(uri ?? ''), {
    [customFetch]: fetchFor(services.config.PROVEDORES_INTERNOS),
  })
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: provedor.identificador,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: MAX_AGE_MS / 1_000,
    clockTolerance: 30,
  })
  return Saida.parse(payload)
}

/** Ends the sessions that a provider opened for a person, or by one of its own sessions, when it says so. */
export const endByProvedor = async (services: Services, token: string): Promise<void> => {
  const provedor = await findSender(services, token).catch(() => undefined)
  if (!provedor) return refuse('PROVEDOR_SAIDA')
  const saida = await readSaida(services, provedor, token).catch((err: unknown) => {
    services.log.warn({ err, provedor: provedor.id }, 'provedor de identidade: aviso de saída recusado')
    return refuse('PROVEDOR_SAIDA')
  })
  await services.transaction(async (db) => {
    const now = services.now()
    const first = await insertUsado(db, {
      hash: createHash('sha256').update(`saida:${provedor.id}:${saida.jti}`).digest(),
      tipo: 'provedor',
      usuario_id: null,
      usado_em: now,
      expira_em: new Date(now.getTime() + 2 * MAX_AGE_MS),
    })
    if (!first) refuse('PROVEDOR_SAIDA')
    await services.sessions.revokeEntradas(db, {
      provedorId: provedor.id,
      sujeito: saida.sub,
      sid: saida.sid,
    })
  })
}
