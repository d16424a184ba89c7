import { createHash } from 'node:crypto'
import {
  type EntradaProvedor,
  type EntradaProvedorInput,
  TELA_DE_RETORNO,
} from '@app/contract/casca/provedor'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { z } from 'zod'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { AppError, refuse, refuseField } from '../../../../platform/http/errors.ts'
import type { PorProvedor } from '../../../../platform/session/index.ts'
import { attemptAt } from '../../../../platform/session/throttle.ts'
import { countTry } from '../../../../platform/session/try.ts'
import { insertUsado } from '../../../../platform/store/token-unico.ts'
import { connect, openid } from '../client.ts'
import { openPedido, type Pedido, sealPedido } from '../pedido.ts'
import { findByDominio, findProvedor, type ProvedorRow } from '../store/provedor.ts'
import { admitPessoa, type Conta, preparePessoa } from './pessoa.ts'

const dominioOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The address at which the browser proves the person to the provider of the e-mail's domain. */
export const beginEntrada = async (
  services: Services,
  { email }: EntradaProvedorInput,
  origem: string,
  address: string,
): Promise<EntradaProvedor> => {
  await countTry(services, address, [attemptAt('provedor', address)])
  const provedor = await findByDominio(services.db, dominioOf(email))
  if (!provedor) return refuseField('email', 'PROVEDOR_NENHUM')
  const config = await connect(services, provedor)
  const lib = await openid()
  const pedido = {
    provedor: provedor.id,
    retorno: origem + TELA_DE_RETORNO,
    verificador: lib.randomPKCECodeVerifier(),
    estado: lib.randomState(),
    nonce: lib.randomNonce(),
  }
  const url = lib.buildAuthorizationUrl(config, {
    redirect_uri: pedido.retorno,
    scope: 'openid email profile',
    code_challenge: await lib.calculatePKCECodeChallenge(pedido.verificador),
    code_challenge_method: 'S256',
    state: pedido.estado,
    nonce: pedido.nonce,
    login_hint: email,
  })
  return { nome: provedor.nome, url: url.href, pedido: await sealPedido(services, pedido) }
}

/** Claims beyond what the library checks; what a provider sends of another kind is as if absent. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  amr: z.array(z.string()).catch([]),
  sid: z.string().max(255).optional().catch(undefined),
})
const Grupos = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([])

/** By which factors the provider says it proved the person (RFC 8176): more than one is as good as a second step. */
const hasTwo = (amr: readonly string[]): boolean => amr.includes('mfa')

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** What the provider says of the person; what the token leaves out is asked of the provider. */
const contaOf = async (config: Configuration, tokens: Tokens, provedor: ProvedorRow): Promise<Conta> => {
  const lib = await openid()
  const token = Claims.loose().parse(tokens.claims())
  const complete = token.email !== undefined || !config.serverMetadata().userinfo_endpoint
  const more = complete ? {} : await lib.fetchUserInfo(config, tokens.access_token, token.sub)
  const claims = Claims.loose().parse({ ...more, ...token })
  return {
    sujeito: claims.sub,
    email: claims.email?.toLowerCase(),
    // Providers of a company often do not say it; that they prove their own domains is why they are registered.
    confirmado: claims.email_verified !== false,
    nome: claims.name?.trim() || undefined,
    grupos: Grupos.parse(claims[provedor.campo_grupos]),
    duasEtapas: hasTwo(claims.amr),
    sid: claims.sid ?? null,
  }
}

/** Exchanges what the browser brought back, for the person that the provider proved. */
const proveConta = async (
  services: Services,
  provedor: ProvedorRow,
  pedido: Pedido,
  resposta: string,
): Promise<Conta> => {
  const config = await connect(services, provedor)
  const lib = await openid()
  const back = new URL(pedido.retorno)
  back.search = resposta
  try {
    const tokens = await lib.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: pedido.verificador,
      expectedState: pedido.estado,
      expectedNonce: pedido.nonce,
      idTokenExpected: true,
    })
    return await contaOf(config, tokens, provedor)
  } catch (err) {
    services.log.warn({ err, provedor: provedor.id }, 'provedor de identidade: entrada recusada')
    throw new AppError('PROVEDOR_RECUSOU', { params: { nome: provedor.nome } })
  }
}

/** An answer of a provider counts once, also when the provider would take it again. */
const takePedido = async (db: Executor, { now }: Services, { estado }: Pedido) =>
  (await insertUsado(db, {
    hash: createHash('sha256').update(estado).digest(),
    tipo: 'provedor',
    usuario_id: null,
    usado_em: now(),
    expira_em: new Date(now().getTime() + 10 * MINUTE_MS),
  })) ?? refuse('PROVEDOR_VENCIDO')

/** A person who was proven, by whom, and whether by two factors. */
export type Provada = { usuarioId: number; duasEtapas: boolean; porProvedor: PorProvedor }

/**
 * Whom the provider proved. `admit` runs in the transaction that uses the answer up; a person who is here for the
 * first time is made in it.
 */
export const enterByProvedor = async <T>(
  services: Services,
  sent: { pedido: string; resposta: string },
  admit: (db: Executor, provada: Provada) => Promise<T>,
): Promise<T> => {
  const pedido = (await openPedido(services, sent.pedido)) ?? refuse('PROVEDOR_VENCIDO')
  const provedor = await findProvedor(services.db, pedido.provedor)
  if (!provedor?.ativo) return refuse('PROVEDOR_VENCIDO')
  const proven = await proveConta(services, provedor, pedido, sent.resposta)
  const conta = await preparePessoa(services, provedor.id, proven)
  return services.transaction(async (db) => {
    await takePedido(db, services, pedido)
    const { usuarioId, identidadeId } = await admitPessoa(db, services, provedor.id, conta)
    return admit(db, {
      usuarioId,
      duasEtapas: conta.duasEtapas,
      porProvedor: { identidade_id: identidadeId, sid: conta.sid },
    })
  })
}
