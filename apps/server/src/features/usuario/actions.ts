import { TokenAnswer, TokenRequest, WEB_CLIENT_ID } from '@app/contract/session'
import type { Services } from '../../platform/context.ts'
import { AppError, refuse, refuseField } from '../../platform/http/errors.ts'
import { ACCESS_SECONDS, type TokenPair } from '../../platform/session/index.ts'
import { createQueue, verifyPassword } from '../../platform/session/password.ts'
import { attemptOf, countFailure, countSuccess, demandUnblocked } from '../../platform/session/throttle.ts'
import { findSenha } from './store.ts'

const inTurn = createQueue()

const answerOf = ({ access, refresh }: TokenPair): TokenAnswer => ({
  access_token: access,
  token_type: 'bearer',
  expires_in: ACCESS_SECONDS,
  refresh_token: refresh,
  scope: 'web',
})

/** Basic authentication of the client; ours is public, so its secret is empty (api.md, Session). */
export const demandClient = (authorization: string | undefined, clientId: string | undefined): void => {
  const [, encoded] = /^Basic +([\w+/=-]*)$/i.exec(authorization ?? '') ?? []
  const given = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString()
  const right = given === `${WEB_CLIENT_ID}:` && (clientId === undefined || clientId === WEB_CLIENT_ID)
  if (!right) throw new AppError('INVALID_CLIENT', { headers: { 'www-authenticate': 'Basic' } })
}

/**
 * Unknown person and wrong password: the same answer after the same work. The throttle is looked at, and the failure
 * counted, in one turn.
 */
const logIn = (services: Services, username: string, password: string, address: string) => {
  const { db, now, sessions } = services
  const email = username.trim().toLowerCase()
  const attempt = attemptOf(email, address)
  return inTurn(async () => {
    await demandUnblocked(db, attempt, now())
    const usuario = await findSenha(db, email)
    const right = await verifyPassword(usuario?.senha_hash, password)
    if (!right || !usuario) {
      await countFailure(db, attempt, now())
      refuse('INVALID_GRANT')
    }
    await countSuccess(db, attempt)
    return services.transaction((trx) => sessions.issue(trx, usuario.id))
  })
}

/** `POST /oauth/token`: a session for a password, or a new pair of tokens for a refresh token. */
export const createToken = async (
  services: Services,
  request: TokenRequest,
  address: string,
): Promise<TokenAnswer> => {
  switch (request.grant_type) {
    case 'password': {
      const { username, password } = request
      if (!username) refuseField('username', 'EMPTY_REQUIRED_FIELD')
      if (!password) refuseField('password', 'EMPTY_REQUIRED_FIELD')
      return answerOf(await logIn(services, username, password, address))
    }
    case 'refresh_token': {
      const { refresh_token } = request
      if (!refresh_token) refuseField('refresh_token', 'EMPTY_REQUIRED_FIELD')
      return answerOf((await services.sessions.renew(refresh_token)) ?? refuse('INVALID_GRANT'))
    }
    default:
      return refuse('UNSUPPORTED_GRANT_TYPE')
  }
}
