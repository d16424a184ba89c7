import { z } from 'zod'
import { Email, SenhaDigitada } from '../cadastro/index.ts'
import { Id, Links, Versao } from '../paging/index.ts'
import { CADASTRO_STATUS } from '../register/index.ts'
import { User, USUARIO_TIPOS } from '../session/index.ts'
import { obrigatorio, opcional, semEspacos } from '../texto/index.ts'
import { Instante } from '../tempo/index.ts'

/** Longest texts of a user; a document is measured with its mask (decisions 36). */
export const USUARIO_MAXIMOS = { nome: 120, cpf: 18, role: 60, foto: 40 } as const

/**
 * A photo in a save (spec §3: `id`, `data`): with `data` (base64 or a data address: JPEG, PNG or WebP, at most
 * IMAGEM_MAXIMA_MB) it is new, without it the stored one stays, `null` removes it.
 */
export const FotoInput = z
  .object({ id: z.string().max(USUARIO_MAXIMOS.foto).nullish(), data: z.string().nullish() })
  .nullish()
  .meta({ id: 'FotoInput' })
export type FotoInput = z.infer<typeof FotoInput>

/** Largest accepted image file; it is stored as a JPEG of at most 500 × 500 (spec §5, §9). */
export const IMAGEM_MAXIMA_MB = 15
export const IMAGEM_LADO = 500
export const IMAGEM_QUALIDADE = 70
/** Box of the crop on screen (spec §9). */
export const IMAGEM_CORTE = 300
/** `?tamanho=` of `/public/midia/imagem/{id}`: longest side in pixels; without it the largest size. */
export const IMAGEM_TAMANHOS = [64, 160, 500] as const

/** A line of the users list. */
export const UsuarioItem = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    nomeExibicao: z.string().nullable(),
    email: z.string(),
    cpf: z.string().nullable(),
    role: z.string(),
    perfilId: z.number().int(),
    papel: z.string().describe('Nome do perfil.'),
    tipo: z.enum(USUARIO_TIPOS),
    clienteId: z.number().int().nullable(),
    clienteNome: z.string().nullable(),
    postoId: z.number().int().nullable(),
    postoNome: z.string().nullable(),
    fotoId: z.string().nullable(),
    segundoFator: z.boolean(),
    status: z.enum(CADASTRO_STATUS),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'UsuarioItem' })
export type UsuarioItem = z.infer<typeof UsuarioItem>

/** A user as the form reads it: the User of spec §3 with fields for staff only. It never contains `senha`. */
export const Usuario = User.extend({
  status: z.enum(CADASTRO_STATUS),
  criadoEm: Instante,
  ultimoAcesso: Instante.nullable().describe('Último uso de uma sessão que ainda existe.'),
  codigoCupom: z.string().nullable(),
  anonimizado: z.boolean(),
  versao: z.number().int(),
  _links: Links.optional(),
}).meta({ id: 'Usuario' })
export type Usuario = z.infer<typeof Usuario>

const semVinculo = z
  .union([z.literal(''), z.looseObject({ id: z.union([z.null(), z.literal('')]) })])
  .transform(() => null)

/** A chosen company or service point, or none, because pickers send an empty choice in several forms. */
export const UsuarioVinculoInput = z.union([z.looseObject({ id: Id }), semVinculo]).nullish()

/** A chosen profile; an empty text means none. */
export const UsuarioRoleInput = z
  .string()
  .max(USUARIO_MAXIMOS.role)
  .nullish()
  .transform((value) => value || undefined)

const ignorado = z.unknown().optional().describe('Aceito e ignorado: o servidor é quem sabe.')

/**
 * The body of POST and PUT: all fields of spec §3 and `_links` are known, because its form sends the whole User back.
 * Fields that the server computes are ignored; any other is refused (decisions 11).
 */
const campos = z.object({
  nome: obrigatorio(USUARIO_MAXIMOS.nome).describe('É gravado com iniciais maiúsculas.'),
  nomeExibicao: opcional(USUARIO_MAXIMOS.nome),
  email: Email,
  cpf: opcional(USUARIO_MAXIMOS.cpf, semEspacos).describe(
    'CPF ou CNPJ, com ou sem máscara; o CNPJ pode ter letras.',
  ),
  senha: z
    .union([SenhaDigitada, z.literal('')])
    .nullish()
    .describe('Vazia ou ausente mantém a atual; em um cadastro novo, envia um convite por e-mail.'),
  role: UsuarioRoleInput.describe('Código do perfil; só quem tem todas as permissões dele pode dá-lo.'),
  cliente: UsuarioVinculoInput.describe(
    'Com ele a pessoa é usuária do cliente; vazio a deixa pendente, nunca da equipe interna (decisão 1).',
  ),
  posto: UsuarioVinculoInput.describe(
    'Com ele a pessoa é do posto autorizado e deixa de ser de um cliente; vazio a deixa pendente.',
  ),
  status: z.enum(CADASTRO_STATUS).optional().describe('INATIVO encerra as sessões abertas.'),
  foto: FotoInput,
  authorities: ignorado,
  tipo: ignorado,
  papel: ignorado,
  segundoFator: ignorado,
  criadoEm: ignorado,
  ultimoAcesso: ignorado,
  codigoCupom: ignorado,
  anonimizado: ignorado,
  _links: ignorado,
})

export const UsuarioInput = campos.extend({ id: z.null().optional() }).meta({ id: 'UsuarioInput' })
export type UsuarioInput = z.infer<typeof UsuarioInput>

/** Absent is unchanged (api.md, PUT). */
export const UsuarioUpdate = campos
  .partial()
  .extend({ id: Id.optional(), versao: Versao })
  .meta({ id: 'UsuarioUpdate' })
export type UsuarioUpdate = z.infer<typeof UsuarioUpdate>

/**
 * `PUT /usuario/updatePassword/`: the own password. A wrong `senhaAtual` is SENHA_ATUAL at its field, a different
 * `confirmacao` ConfirmEqualsConstraint; the person's other sessions end.
 */
export const TrocaSenhaInput = z
  .object({
    senhaAtual: SenhaDigitada,
    senha: SenhaDigitada.describe('8 caracteres ou mais, força 3 ou mais.'),
    confirmacao: SenhaDigitada,
  })
  .meta({ id: 'TrocaSenhaInput' })
export type TrocaSenhaInput = z.infer<typeof TrocaSenhaInput>
