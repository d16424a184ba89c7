import { z } from 'zod'
import { SenhaDigitada } from '../cadastro/index.ts'
import { obrigatorio } from '../texto/index.ts'
import { Instante } from '../tempo/index.ts'

/** A passkey of the person: a key pair whose private half stays in the device (WebAuthn). */
export const ChaveAcesso = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    criadaEm: Instante,
    usadaEm: Instante.nullable(),
    sincronizada: z
      .boolean()
      .describe('Guardada na conta de nuvem da pessoa, e assim em mais de um aparelho.'),
  })
  .meta({ id: 'ChaveAcesso' })
export type ChaveAcesso = z.infer<typeof ChaveAcesso>

/** How many passkeys a person may have. */
export const CHAVES_ACESSO_MAXIMO = 10

/** `POST /conta/chaves-acesso/inicio`: the password, so that an open session that was left behind adds none. */
export const ChaveAcessoInicio = z
  .strictObject({ senhaAtual: SenhaDigitada })
  .meta({ id: 'ChaveAcessoInicio' })

const Base64Url = z.string().regex(/^[\w-]*$/)
/** What the browser answers is read by the library; here only its size and kind are held, and browsers add fields. */
const Extensoes = z.record(z.string().max(100), z.unknown())
const Credencial = {
  id: Base64Url.min(1).max(1400),
  rawId: Base64Url.min(1).max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: Extensoes,
}

/** The options of `navigator.credentials`, as the library writes them. */
export const OpcoesDaChave = z.record(z.string(), z.unknown()).meta({ id: 'OpcoesDaChave' })

/** The answer of `navigator.credentials.create` (WebAuthn, RegistrationResponseJSON). */
export const ChaveAcessoRegistro = z
  .looseObject({
    ...Credencial,
    response: z.looseObject({
      clientDataJSON: Base64Url.max(4000),
      attestationObject: Base64Url.max(8000),
      authenticatorData: Base64Url.max(8000).optional(),
      transports: z.array(z.string().max(40)).max(10).optional(),
      publicKeyAlgorithm: z.number().int().optional(),
      publicKey: Base64Url.max(4000).optional(),
    }),
  })
  .meta({ id: 'ChaveAcessoRegistro' })
export type ChaveAcessoRegistro = z.infer<typeof ChaveAcessoRegistro>

/** `POST /conta/chaves-acesso`: the new key and the name by which the person will know it. */
export const ChaveAcessoInput = z
  .strictObject({ nome: obrigatorio(60), credencial: ChaveAcessoRegistro })
  .meta({ id: 'ChaveAcessoInput' })
export type ChaveAcessoInput = z.infer<typeof ChaveAcessoInput>

/** The answer of `navigator.credentials.get`, sent as JSON in the form of the token call. */
export const ChaveAcessoProva = z
  .looseObject({
    ...Credencial,
    response: z.looseObject({
      clientDataJSON: Base64Url.max(4000),
      authenticatorData: Base64Url.max(4000),
      signature: Base64Url.max(8000),
      userHandle: Base64Url.max(100).nullish(),
    }),
  })
  .meta({ id: 'ChaveAcessoProva' })
export type ChaveAcessoProva = z.infer<typeof ChaveAcessoProva>
