import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { obrigatorio } from '../texto/index.ts'
import { isLongerThanTaken, SENHA_MAXIMA } from './senha.ts'

export * from './senha.ts'

/** Longest e-mail address (RFC 5321). */
export const EMAIL_MAXIMO = 254

/** An address as it is stored: trimmed, in small letters. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(EMAIL_MAXIMO)
  .pipe(z.email({ error: coded('EMAIL_INVALIDO') }))

// The rule (`@app/rules/senha`) judges strength and minimum length; this only refuses what can be no password at all.
export const SenhaDigitada = z
  .string()
  .min(1)
  .refine((senha) => !isLongerThanTaken(senha), {
    error: coded('SENHA_LONGA', { maximo: SENHA_MAXIMA }),
  })
  .meta({ maxLength: SENHA_MAXIMA })

/** `POST /public/pessoa/`: the Registration of spec §3. `confirmPassword` that differs is INVALID_CONFIRM_PASSWORD. */
export const PessoaInput = z
  .object({
    name: obrigatorio(120).describe('Nome; é gravado com iniciais maiúsculas.'),
    email: Email,
    password: SenhaDigitada.describe('8 caracteres ou mais, força 2 ou mais.'),
    confirmPassword: SenhaDigitada,
    codigoCupom: z
      .string()
      .trim()
      .toUpperCase()
      .max(40)
      .transform((value) => value || null)
      .nullish()
      .describe('Cupom; um código desconhecido é recusado no campo.'),
    conta: z
      .literal('CONSUMIDOR')
      .nullish()
      .describe('A conta de um dono de relógio: vê as próprias OS depois de confirmar o e-mail delas.'),
  })
  .meta({ id: 'PessoaInput' })
export type PessoaInput = z.infer<typeof PessoaInput>

/**
 * The person who just signed up: `pendente`, without access to any data until staff links a client or a profile; or a
 * consumer, who sees nothing before the proof of an address.
 */
export const Pessoa = z
  .object({ id: z.number().int(), nome: z.string(), email: z.string() })
  .meta({ id: 'Pessoa' })
export type Pessoa = z.infer<typeof Pessoa>

/** `POST /public/user/recoverPassword/`. */
export const RecuperacaoInput = z.object({ email: Email }).meta({ id: 'RecuperacaoInput' })
export type RecuperacaoInput = z.infer<typeof RecuperacaoInput>

/** The same answer to every recovery, so that it does not reveal whether the account exists (decisions 31). */
export const RecuperacaoAnswer = z.object({ mensagem: z.string() }).meta({ id: 'RecuperacaoAnswer' })

/**
 * `PUT /public/user/updateRecoverPassword/`: the link's token works once and for 30 minutes (an invitation's for 3
 * days). A different `confirmacao` is ConfirmEqualsConstraint, a used or old token LINK_VENCIDO.
 */
export const NovaSenhaInput = z
  .object({
    token: z.string().min(1).max(200),
    senha: SenhaDigitada.describe('8 caracteres ou mais, força 3 ou mais.'),
    confirmacao: SenhaDigitada,
  })
  .meta({ id: 'NovaSenhaInput' })
export type NovaSenhaInput = z.infer<typeof NovaSenhaInput>

/** `POST /public/primeiroAcesso`: the first administrator, by the one-time link of the log. */
export const PrimeiroAcessoInput = z
  .object({
    token: z.string().min(1).max(200),
    nome: obrigatorio(120),
    email: Email,
    senha: SenhaDigitada,
    confirmacao: SenhaDigitada,
  })
  .meta({ id: 'PrimeiroAcessoInput' })
export type PrimeiroAcessoInput = z.infer<typeof PrimeiroAcessoInput>

/**
 * Screens that mails and the log link to; each reads its token from the fragment (`#token=`), because no server log and
 * no referrer holds a fragment.
 */
export const TELAS_DE_LINK = {
  novaSenha: '/nova-senha',
  primeiroAcesso: '/primeiro-acesso',
} as const
