import { ChaveAcessoProva } from '@app/contract/casca/chaveAcesso'
import { TokenAnswer, TokenRequest, WEB_CLIENT_ID } from '@app/contract/casca/session'
import type { Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { AppError, refuse, refuseField } from '../../../platform/http/errors.ts'
import {
  ACCESS_SECONDS,
  type Origem,
  type PorProvedor,
  type TokenPair,
} from '../../../platform/session/index.ts'
import { createPlaces, createQueue } from '../../../platform/jobs/queue.ts'
import { verifyPassword } from '../../../platform/session/password.ts'
import { rememberAparelho } from '../../../platform/session/aparelho.ts'
import { countGuess, findOnce, issueOnce, takeOnce } from '../../../platform/session/once.ts'
import {
  attemptAt,
  attemptBy,
  attemptOf,
  countFailure,
  countSuccess,
  demandUnblocked,
  type From,
  placeOf,
  rememberNetwork,
} from '../../../platform/session/throttle.ts'
import { findPessoa } from '../../../platform/session/store/pessoa.ts'
import { type Endereco, enterByChave } from '../chaveAcesso/index.ts'
import { enterByProvedor } from '../provedor/index.ts'
import { takeCode } from '../segundoFator/index.ts'
import { findFatores, findSenha, holdSenha } from './store.ts'

const inPlace = createPlaces()
const inPlaceToRenew = createPlaces()
const inTurn = createQueue()

/**
 * The origin of a log-in: the keys its guesses are counted against, what its session will show, and the address that
 * passkeys belong to.
 */
export type Caller = From & { origem: Origem; endereco: Endereco }

const answerOf = ({ access, refresh }: TokenPair): TokenAnswer => ({
  access_token: access,
  token_type: 'bearer',
  expires_in: ACCESS_SECONDS,
  refresh_token: refresh,
  scope: 'web',
})

/**
 * The client by Basic authentication, with an empty secret because ours is public (api.md, Session), or by its id in
 * the form alone, as public clients may (RFC 6749, 3.2.1).
 */
export const demandClient = (authorization: string | undefined, clientId: string | undefined): void => {
  const [, encoded] = /^Basic +([\w+/=-]*)$/i.exec(authorization ?? '') ?? []
  const given = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString()
  const byHeader = given === `${WEB_CLIENT_ID}:` && (clientId === undefined || clientId === WEB_CLIENT_ID)
  const byForm = authorization === undefined && clientId === WEB_CLIENT_ID
  if (!byHeader && !byForm) throw new AppError('INVALID_CLIENT', { headers: { 'www-authenticate': 'Basic' } })
}

type Fatores = { segundo_fator: boolean; chave_acesso: boolean; exige_segundo_fator: boolean }

/**
 * By what the second step can be done; none when the password is enough. A passkey alone does not ask for a second step
 * unless the profile does, so that who has one in the office can still enter elsewhere.
 */
const metodosOf = ({ segundo_fator, chave_acesso, exige_segundo_fator }: Fatores): ('codigo' | 'chave')[] => {
  if (!segundo_fator) return chave_acesso && exige_segundo_fator ? ['chave'] : []
  return chave_acesso ? ['codigo', 'chave'] : ['codigo']
}

/**
 * An unknown person and a wrong password give the same answer after the same work. The throttle is checked before
 * waiting for the turn, so that a blocked caller takes nobody's turn, and again within it, where the failure is
 * counted.
 */
const logIn = async (services: Services, username: string, password: string, from: Caller) => {
  const { db, now } = services
  const email = username.trim().toLowerCase()
  const { attempt, whose } = await attemptOf(db, email, from)
  await demandUnblocked(db, attempt, now())
  return inTurn(whose, async () => {
    await demandUnblocked(db, attempt, now())
    const usuario = await findSenha(db, email)
    const right = await verifyPassword(usuario?.senha_hash, password)
    if (!right || !usuario) {
      await countFailure(db, attempt, now())
      refuse('INVALID_GRANT')
    }
    await countSuccess(db, attempt)
    const { id, senha_hash } = usuario
    const mfa_metodos = metodosOf(usuario)
    const given = await services.transaction(async (trx) => {
      // The password changed during the check, so the old one is refused.
      if (!(await holdSenha(trx, id, senha_hash))) return refuse('INVALID_GRANT')
      if (mfa_metodos.length > 0)
        return { mfa_token: await issueOnce(trx, services, 'segundo-fator', id), mfa_metodos }
      return letIn(services, trx, id, from)
    })
    if ('mfa_token' in given) throw new AppError('MFA_REQUIRED', { extra: given })
    return given
  })
}

const letIn = async (
  { sessions, now }: Services,
  db: Executor,
  usuarioId: number,
  from: Caller,
  porProvedor?: PorProvedor,
) => {
  await rememberNetwork(db, usuarioId, from.address, now())
  if (from.aparelho) await rememberAparelho(db, usuarioId, from.aparelho, now())
  return sessions.issue(db, usuarioId, { ...from.origem, ...porProvedor })
}

/** By which provider the first step was done, if by one. */
const porProvedorOf = ({ identidade_id, sid }: { identidade_id: number | null; sid: string | null }) =>
  identidade_id === null ? undefined : { identidade_id, sid }

/** Wrong codes that a ticket allows. */
const GUESSES = 5

/**
 * The second step: the ticket of the first, and a code of the app or a recovery code. A guess is counted before it is
 * checked, so that many at once get no more tries than one after the other.
 */
const logInByCode = async (services: Services, ticket: string, otp: string, from: Caller) => {
  const { db, now } = services
  const found = await findOnce(db, services, ticket, ['segundo-fator'])
  const usuarioId = found?.usuario_id ?? refuse('MFA_VENCIDO')
  if (!(await findPessoa(db, usuarioId))) refuse('MFA_VENCIDO')
  const attempt = attemptBy('codigo', String(usuarioId))
  await demandUnblocked(db, attempt, now())
  return inTurn(`codigo:${usuarioId}`, async () => {
    await demandUnblocked(db, attempt, now())
    if ((await countGuess(db, ticket)) > GUESSES) refuse('MFA_VENCIDO')
    const pair = await services.transaction(async (trx) => {
      if (!(await takeCode(trx, services, usuarioId, otp))) return undefined
      const taken = (await takeOnce(trx, services, ticket, ['segundo-fator'])) ?? refuse('MFA_VENCIDO')
      return letIn(services, trx, usuarioId, from, porProvedorOf(taken))
    })
    if (!pair) {
      await countFailure(db, attempt, now())
      return refuseField('otp', 'MFA_CODIGO')
    }
    await countSuccess(db, attempt)
    return pair
  })
}

/** A key and the lock of its device are two factors in one, so no code is asked after it. */
const logInByKey = async (services: Services, credencial: string, from: Caller) => {
  const attempt = attemptAt('chave', from.address)
  await demandUnblocked(services.db, attempt, services.now())
  const prova = readProva(credencial)
  const pair =
    prova &&
    (await enterByChave(services, prova, from.endereco, (trx, usuarioId) =>
      letIn(services, trx, usuarioId, from),
    ))
  if (pair) return pair
  await countFailure(services.db, attempt, services.now())
  return refuse('CHAVE_ACESSO_INVALIDA')
}

/**
 * The company's own log-in proves the person. Whoever has a second step here takes it, unless the provider asked for
 * two factors itself.
 */
const logInByProvedor = async (
  services: Services,
  sent: { pedido: string; resposta: string },
  from: Caller,
) => {
  const attempt = attemptAt('provedor', from.address)
  await demandUnblocked(services.db, attempt, services.now())
  const given = await enterByProvedor(services, sent, async (trx, { usuarioId, duasEtapas, porProvedor }) => {
    const mfa_metodos = duasEtapas ? [] : metodosOf(await findFatores(trx, usuarioId))
    if (mfa_metodos.length > 0)
      return {
        mfa_token: await issueOnce(trx, services, 'segundo-fator', usuarioId, porProvedor),
        mfa_metodos,
      }
    return letIn(services, trx, usuarioId, from, porProvedor)
  }).catch(async (error: unknown) => {
    await countFailure(services.db, attempt, services.now())
    throw error
  })
  if ('mfa_token' in given) throw new AppError('MFA_REQUIRED', { extra: given })
  return given
}

const readProva = (json: string): ChaveAcessoProva | undefined => {
  try {
    return ChaveAcessoProva.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

/** A renewed session proves its person, so the device is remembered from now on. */
const renew = async ({ sessions, db, now }: Services, token: string, { aparelho }: Caller) => {
  const pair = (await sessions.renew(token)) ?? refuse('INVALID_GRANT')
  if (aparelho) await rememberAparelho(db, pair.usuarioId, aparelho, now())
  return pair
}

/**
 * `POST /oauth/token`: a session for a password (plus a code when there is a second factor), for a passkey or for the
 * log-in of a company, or a new pair of tokens for a refresh token.
 */
export const createToken = async (
  services: Services,
  request: TokenRequest,
  from: Caller,
): Promise<TokenAnswer> => {
  switch (request.grant_type) {
    case 'password': {
      const { username, password } = request
      if (!username) refuseField('username', 'EMPTY_REQUIRED_FIELD')
      if (!password) refuseField('password', 'EMPTY_REQUIRED_FIELD')
      return answerOf(await inPlace(placeOf(from), () => logIn(services, username, password, from)))
    }
    case 'mfa_otp': {
      const { mfa_token, otp } = request
      if (!mfa_token) refuseField('mfa_token', 'EMPTY_REQUIRED_FIELD')
      if (!otp) refuseField('otp', 'EMPTY_REQUIRED_FIELD')
      return answerOf(await inPlace(placeOf(from), () => logInByCode(services, mfa_token, otp, from)))
    }
    case 'passkey': {
      const { credencial } = request
      if (!credencial) refuseField('credencial', 'EMPTY_REQUIRED_FIELD')
      return answerOf(await inPlace(placeOf(from), () => logInByKey(services, credencial, from)))
    }
    case 'provedor': {
      const { pedido, resposta } = request
      if (!pedido) refuseField('pedido', 'EMPTY_REQUIRED_FIELD')
      if (!resposta) refuseField('resposta', 'EMPTY_REQUIRED_FIELD')
      return answerOf(
        await inPlace(placeOf(from), () => logInByProvedor(services, { pedido, resposta }, from)),
      )
    }
    case 'refresh_token': {
      const { refresh_token } = request
      if (!refresh_token) refuseField('refresh_token', 'EMPTY_REQUIRED_FIELD')
      return answerOf(await inPlaceToRenew(placeOf(from), () => renew(services, refresh_token, from)))
    }
    default:
      return refuse('UNSUPPORTED_GRANT_TYPE')
  }
}
