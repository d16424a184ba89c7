import { z } from 'zod'
import { Cep, Uf } from '../../casca/endereco/index.ts'
import { coded, type ErrorCode } from '../../casca/errors/index.ts'
import { Id, Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { Telefone, TelefoneOpcional } from '../../casca/telefone/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { HORARIOS, POSTO_TIPOS } from './values.ts'

export * from './values.ts'

export const PostoTipo = z.enum(POSTO_TIPOS)

/** A service point as it is chosen. */
export const PostoEscolha = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    cnpj: z.string(),
    tipo: PostoTipo,
    codigoSap: z.string().nullable(),
    cidade: z.string(),
    estado: z.string(),
    _links: Links.optional(),
  })
  .meta({ id: 'PostoEscolha' })
export type PostoEscolha = z.infer<typeof PostoEscolha>

/** `?q=` narrows the answer of `findAll`: name, SAP code or CNPJ; `tipo` to one kind. */
export const PostoSearch = z.object({ q: z.string().max(100).optional(), tipo: PostoTipo.optional() })
export type PostoSearch = z.infer<typeof PostoSearch>

const texto = z.string().nullable()

/** The whole record of a service point: the fields of spec §5, and what the network adds. */
export const PostoAutorizado = z
  .object({
    id: z.number().int(),
    cnpj: z.string(),
    razaoSocial: z.string(),
    nomeFantasia: z.string(),
    inscricaoEstadual: z.string(),
    inscricaoMunicipal: z.string(),
    emailComercial: z.string(),
    telefoneComercial: z.string(),
    telefoneCelular: texto,
    telefoneWhatsapp: texto,
    telefoneResidencial: texto,
    responsavelNome: texto,
    responsavelCpf: texto,
    cep: z.string(),
    rua: z.string(),
    numero: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    pais: z.string(),
    estado: z.string(),
    cidade: z.string(),
    horaFuncionamento: z.enum(HORARIOS),
    abre: texto.describe('hh:mm'),
    fecha: texto.describe('hh:mm'),
    tipo: PostoTipo,
    credenciado: z
      .object({ id: z.number().int(), nomeFantasia: z.string() })
      .nullable()
      .describe('De um habilitado: o credenciado a que está associado.'),
    codigoSap: texto,
    categoriaAssistencia: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
    marcas: z
      .array(z.object({ id: z.number().int(), nome: z.string() }))
      .describe('Que marcas atende; sem nenhuma, todas.'),
    licencas: z.number().int().describe('Quantas pessoas podem trabalhar nele ao mesmo tempo.'),
    colaboradores: z.number().int().describe('Quantas trabalham.'),
    status: z.enum(CADASTRO_STATUS),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'PostoAutorizado' })
export type PostoAutorizado = z.infer<typeof PostoAutorizado>

/** Text of digits, so that no leading zero is lost, or the word for who has none (decisions 36). */
const inscricao = (code: ErrorCode) =>
  obrigatorio(40)
    .transform((value) => value.replaceAll(/[\s./-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^\d{1,20}$|^ISENTO$/, { error: coded(code) }))
    .describe('Só números, ou ISENTO.')

/** '9h', '9:00', '0900': an hour of the day as hh:mm. */
const hora = z
  .string()
  .trim()
  .transform((value) => /^(\d{1,2})(?:[:hH]?(\d{2})|[hH])?$/.exec(value)?.slice(1) ?? value)
  .transform((found) =>
    Array.isArray(found) ? `${(found[0] ?? '').padStart(2, '0')}:${found[1] ?? '00'}` : found,
  )
  .pipe(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, { error: coded('HORA_INVALIDA') }))
  .transform((value) => value || null)
  .nullish()

const escolhido = z.object({ id: Id }).nullish()

export const PostoAutorizadoInput = z
  .object({
    cnpj: obrigatorio(20).describe('Com ou sem máscara; pode ter letras.'),
    razaoSocial: obrigatorio(160),
    nomeFantasia: obrigatorio(120),
    inscricaoEstadual: inscricao('INVALID_INSCRICAO_ESTADUAL'),
    inscricaoMunicipal: inscricao('INVALID_INSCRICAO_MUNICIPAL'),
    emailComercial: obrigatorio(254).pipe(z.email({ error: coded('EMAIL_INVALIDO') })),
    telefoneComercial: Telefone,
    telefoneCelular: TelefoneOpcional,
    telefoneWhatsapp: TelefoneOpcional,
    telefoneResidencial: TelefoneOpcional,
    responsavelNome: opcional(120),
    responsavelCpf: opcional(20),
    cep: obrigatorio(10).pipe(Cep),
    rua: obrigatorio(160),
    numero: obrigatorio(20).describe('Sem número: S/N.'),
    complemento: obrigatorio(80).describe('Sem complemento: a palavra o diz.'),
    bairro: obrigatorio(80),
    pais: obrigatorio(60),
    estado: obrigatorio(2).pipe(Uf),
    cidade: obrigatorio(80),
    horaFuncionamento: obrigatorio(20).pipe(z.enum(HORARIOS, { error: coded('OPCAO_INVALIDA') })),
    abre: hora,
    fecha: hora,
    tipo: PostoTipo,
    credenciado: escolhido.describe('Só de um habilitado.'),
    codigoSap: opcional(30),
    categoriaAssistencia: escolhido,
    marcas: z
      .array(z.object({ id: Id }))
      .max(200)
      .optional(),
    licencas: z.number().int().min(1).max(1000).optional(),
    status: z.enum(CADASTRO_STATUS).optional().describe('As pessoas de um posto INATIVO não fazem nada.'),
  })
  .meta({ id: 'PostoAutorizadoInput' })
export type PostoAutorizadoInput = z.infer<typeof PostoAutorizadoInput>
