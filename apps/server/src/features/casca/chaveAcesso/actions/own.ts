import {
  CHAVES_ACESSO_MAXIMO,
  type ChaveAcesso,
  type ChaveAcessoInput,
} from '@app/contract/casca/chaveAcesso'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { isDesafio, newDesafio, takeDesafio } from '../desafio.ts'
import type { Endereco } from '../endereco.ts'
import * as store from '../store.ts'
import { ALGORITMOS, webauthn } from './webauthn.ts'

const NOME = 'Retaguarda'

/** Notifies the person, who may not have done it; it runs in the transaction of the change. */
type Tell = (db: Executor, aviso: `chave-acesso-${'criada' | 'removida'}`) => Promise<void>

const recordChave = (db: Executor, ctx: Context, mudanca: { de?: string; para?: string }) =>
  audit(db, ctx, {
    entidade: 'usuario',
    entidadeId: ctx.usuario.id,
    clienteId: null,
    mudancas: [
      { campo: 'chaveAcesso', acao: mudanca.de === undefined ? 'incluido' : 'excluido', ...mudanca },
    ],
  })

/** The person's keys. */
export const listChaves = async (ctx: Context): Promise<ChaveAcesso[]> => {
  const rows = await store.listChaves(ctx.db, ctx.usuario.id)
  return rows.map(({ id, nome, sincronizada, criada_em, usada_em }) => ({
    id,
    nome,
    sincronizada,
    criadaEm: criada_em.toISOString(),
    usadaEm: usada_em?.toISOString() ?? null,
  }))
}

/** The options by which the browser makes a new key; devices that hold one of the person already are left out. */
export const beginChave = async (ctx: Context, { host }: Endereco) => {
  const { id, email, nome } = ctx.usuario
  const known = await store.listChaves(ctx.db, id)
  if (known.length >= CHAVES_ACESSO_MAXIMO) refuse('CHAVES_ACESSO_DEMAIS', { maximo: CHAVES_ACESSO_MAXIMO })
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: NOME,
    rpID: host,
    userName: email,
    userDisplayName: nome,
    userID: Uint8Array.from(Buffer.from(String(id))),
    challenge: await newDesafio(ctx.db, ctx, `registrar:${id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITMOS,
    excludeCredentials: known.map(({ credencial }) => ({ id: credencial.toString('base64url') })),
    // A key that the device lists by itself needs no e-mail at the entry; its own lock is the second factor.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Keeps the new key that the browser made for `beginChave`. */
export const createChave = async (
  ctx: Context,
  { nome, credencial }: ChaveAcessoInput,
  { host, origem }: Endereco,
  tell: Tell,
): Promise<ChaveAcesso[]> => {
  const { id: usuarioId } = ctx.usuario
  const { verifyRegistrationResponse } = await webauthn()
  let desafio = ''
  const { clientExtensionResults, authenticatorAttachment, response, ...rest } = credencial
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...rest,
      clientExtensionResults,
      ...(authenticatorAttachment && { authenticatorAttachment }),
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    expectedChallenge: (sent) => {
      desafio = sent
      return isDesafio(ctx.db, ctx, `registrar:${usuarioId}`, sent)
    },
    expectedOrigin: origem,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITMOS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return refuse('CHAVE_ACESSO_INVALIDA')
  const { credential, credentialBackedUp } = registrationInfo
  await ctx.transaction(async (db) => {
    if (!(await store.lockPessoa(db, usuarioId))) refuse('USER_NOT_FOUND')
    if (!(await takeDesafio(db, ctx, usuarioId, desafio))) refuse('CHAVE_ACESSO_INVALIDA')
    if ((await store.listChaves(db, usuarioId)).length >= CHAVES_ACESSO_MAXIMO)
      refuse('CHAVES_ACESSO_DEMAIS', { maximo: CHAVES_ACESSO_MAXIMO })
    const created = await store.insertChave(db, {
      usuario_id: usuarioId,
      credencial: Buffer.from(credential.id, 'base64url'),
      chave_publica: Buffer.from(credential.publicKey),
      contador: credential.counter,
      transportes: response.transports ?? [],
      sincronizada: credentialBackedUp,
      nome,
      criada_em: ctx.now(),
    })
    if (!created) refuse('CHAVE_ACESSO_REPETIDA')
    await recordChave(db, ctx, { para: nome })
    await tell(db, 'chave-acesso-criada')
    await ctx.sessions.refresh(db, { usuarioId })
  })
  return listChaves(ctx)
}

/** Removes an own key; the last one stays while the profile requires a second factor and there is no other. */
export const removeChave = async (ctx: Context, id: number, tell: Tell): Promise<void> => {
  const { usuario } = ctx
  const { ativo, exigido } = usuario.segundoFator
  await ctx.transaction(async (db) => {
    await store.lockPessoa(db, usuario.id)
    const { nome } = (await store.deleteChave(db, usuario.id, id)) ?? refuse('NOT_FOUND')
    const left = await store.listChaves(db, usuario.id)
    if (exigido && !ativo && left.length === 0) refuse('CHAVE_ACESSO_EXIGIDA')
    await recordChave(db, ctx, { de: nome })
    await tell(db, 'chave-acesso-removida')
    await ctx.sessions.refresh(db, { usuarioId: usuario.id })
  })
}

/** Removes all keys of a person whom an administrator helps; says whether there were any. */
export const removeChavesOf = async (db: Executor, usuarioId: number): Promise<boolean> =>
  (await store.deleteChaves(db, usuarioId)).length > 0
