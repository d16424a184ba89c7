import type { ChaveAcessoProva } from '@app/contract/casca/chaveAcesso'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { isDesafio, newDesafio, takeDesafio } from '../desafio.ts'
import type { Endereco } from '../endereco.ts'
import * as store from '../store.ts'
import { webauthn } from './webauthn.ts'

/** The options by which the browser asks for any key of this address. */
export const beginEntrada = async ({ db, now }: Services, { host }: Endereco) => {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: await newDesafio(db, { now }, 'entrar'),
    userVerification: 'required',
  })
  return { ...options }
}

/**
 * Whose key gave this answer; undefined for a wrong, old or repeated one. `admit` runs in the transaction that uses
 * the answer up.
 */
export const enterByChave = async <T>(
  services: Services,
  { response, authenticatorAttachment, ...credencial }: ChaveAcessoProva,
  { host, origem }: Endereco,
  admit: (db: Executor, usuarioId: number) => Promise<T>,
): Promise<T | undefined> => {
  const { db } = services
  const chave = await store.findChave(db, Buffer.from(credencial.id, 'base64url'))
  if (!chave) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  let desafio = ''
  const { userHandle, ...signed } = response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credencial,
      ...(authenticatorAttachment && { authenticatorAttachment }),
      response: { ...signed, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: (sent) => {
      desafio = sent
      return isDesafio(db, services, 'entrar', sent)
    },
    expectedOrigin: origem,
    expectedRPID: host,
    credential: {
      id: chave.credencial.toString('base64url'),
      publicKey: Uint8Array.from(chave.chave_publica),
      counter: chave.contador,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const { usuario_id } = chave
  return services.transaction(async (trx) => {
    if (!(await store.lockPessoa(trx, usuario_id))) return undefined
    if (!(await takeDesafio(trx, services, usuario_id, desafio))) return undefined
    const used = await store.useChave(trx, chave.id, authenticationInfo.newCounter, services.now())
    return used && admit(trx, usuario_id)
  })
}
