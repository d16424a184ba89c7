import { z } from 'zod'
import { Email, SenhaDigitada } from '../cadastro/index.ts'
import { Versao } from '../paging/index.ts'
import { obrigatorio, opcional } from '../texto/index.ts'
import { FotoInput, Usuario } from '../usuario/index.ts'
import { Instante } from '../tempo/index.ts'

/** `GET /conta`: one's own account. */
export const Conta = Usuario.meta({ id: 'Conta' })
export type Conta = z.infer<typeof Conta>

/**
 * `PUT /conta`: what people may change of their own account; another e-mail needs `senhaAtual`. Absent is unchanged.
 */
export const ContaInput = z
  .object({
    nome: obrigatorio(120).optional(),
    nomeExibicao: opcional(120),
    email: Email.optional(),
    foto: FotoInput,
    senhaAtual: SenhaDigitada.optional(),
    versao: Versao,
  })
  .meta({ id: 'ContaInput' })
export type ContaInput = z.infer<typeof ContaInput>

/** An open session of one's own. */
export const SessaoAberta = z
  .object({
    id: z.number().int(),
    dispositivo: z.string().nullable().describe('Navegador e sistema, em palavras.'),
    endereco: z.string().nullable().describe('Endereço de rede de onde foi aberta.'),
    abertaEm: Instante,
    usadaEm: Instante,
    atual: z.boolean().describe('A sessão desta chamada.'),
  })
  .meta({ id: 'SessaoAberta' })
export type SessaoAberta = z.infer<typeof SessaoAberta>

/** `POST /conta/sessoes/encerrar`: 'sair de todos', with or without the current session. */
export const EncerrarSessoes = z
  .object({ incluirEsta: z.boolean().default(false) })
  .meta({ id: 'EncerrarSessoes' })
export const SessoesEncerradas = z.object({ encerradas: z.number().int() }).meta({ id: 'SessoesEncerradas' })

/** Six digits of the app, or one of the recovery codes. */
const Codigo = obrigatorio(20)

/**
 * `POST /conta/segundo-fator` begins the set-up; the secret is shown only this once and takes effect when a code
 * confirms it.
 */
export const SegundoFatorInicio = z
  .object({
    senhaAtual: SenhaDigitada,
    codigo: Codigo.optional().describe(
      'Com a verificação em duas etapas já ativada: um código dela, ou de recuperação.',
    ),
  })
  .meta({ id: 'SegundoFatorInicio' })
export const SegundoFatorSegredo = z
  .object({
    segredo: z.string().describe('Base32, para digitar no aplicativo.'),
    otpauth: z.string().describe('O mesmo como endereço otpauth://, para o código QR.'),
  })
  .meta({ id: 'SegundoFatorSegredo' })
export type SegundoFatorSegredo = z.infer<typeof SegundoFatorSegredo>

/** `PUT /conta/segundo-fator`: confirms with the app's first code. */
export const SegundoFatorConfirmacao = z.object({ codigo: Codigo }).meta({ id: 'SegundoFatorConfirmacao' })

/** Recovery codes: each works once, and they are shown only now. */
export const CodigosDeRecuperacao = z
  .object({ codigos: z.array(z.string()) })
  .meta({ id: 'CodigosDeRecuperacao' })
export type CodigosDeRecuperacao = z.infer<typeof CodigosDeRecuperacao>

/** `POST /conta/segundo-fator/codigos` (new codes) and `…/desligar`: with password and a code. */
export const SegundoFatorProva = z
  .object({ senhaAtual: SenhaDigitada, codigo: Codigo })
  .meta({ id: 'SegundoFatorProva' })

/** `POST /conta/excluir`: a consumer ends the own account. */
export const ContaExclusao = z.strictObject({ senhaAtual: SenhaDigitada }).meta({ id: 'ContaExclusao' })
