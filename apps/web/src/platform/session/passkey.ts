import type { ChaveAcesso } from '@app/contract/casca/chaveAcesso'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { api } from '../http/http.ts'
import { loginWithKey } from './session.ts'

/** The person closed the browser's dialog, or let it run out; nothing has to be said. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** The device holds a key of this person already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** Logs in by a passkey that the browser or a security key holds for this address. */
export const loginWithPasskey = async () => {
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>('/public/chave-acesso', {
    method: 'POST',
    anonymous: true,
  })
  return loginWithKey(JSON.stringify(await startAuthentication({ optionsJSON })))
}

/** Makes a passkey in the device and keeps its public half; answers the person's keys. */
export const createPasskey = async (senhaAtual: string, nome: string): Promise<ChaveAcesso[]> => {
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>('/conta/chaves-acesso/inicio', {
    method: 'POST',
    body: { senhaAtual },
  })
  const credencial = await startRegistration({ optionsJSON })
  return api<ChaveAcesso[]>('/conta/chaves-acesso', { method: 'POST', body: { nome, credencial } })
}
