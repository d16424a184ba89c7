import { z } from 'zod'
import { CepOpcional, UfOpcional } from '../../casca/endereco/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { TelefoneOpcional, TIPOS_TELEFONE } from '../../casca/telefone/index.ts'
import { emailOpcional, obrigatorio, opcional } from '../../casca/texto/index.ts'
import { TIPOS_PESSOA } from './values.ts'

export * from './values.ts'

/** The service point of a record, as it shows. */
export const PostoDoRegistro = z
  .object({ id: z.number().int(), nomeFantasia: z.string() })
  .meta({ id: 'PostoDoRegistro' })

const texto = z.string().nullable()

/** Who brings a watch: each service point keeps its own. */
export const Consumidor = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    tipoPessoa: z.enum(TIPOS_PESSOA),
    nome: z.string(),
    cnpjCpf: texto.describe('Sem máscara.'),
    email: texto,
    telefone: texto.describe('Só os números, com o DDD.'),
    tipoTelefone: z.enum(TIPOS_TELEFONE).nullable(),
    cep: texto,
    street: texto,
    number: texto,
    complemento: texto,
    neighborhood: texto,
    cidade: texto,
    estado: texto,
    status: z.enum(CADASTRO_STATUS),
    criadoEm: z.string(),
    anonimizado: z.boolean().describe('Os dados pessoais foram removidos (LGPD); não tem volta.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Consumidor' })
export type Consumidor = z.infer<typeof Consumidor>

const semDocumento = { error: coded('DOCUMENTO_OBRIGATORIO') }

export const ConsumidorInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    tipoPessoa: z.enum(TIPOS_PESSOA).optional().describe('Sem ele, o que o documento diz.'),
    nome: obrigatorio(120),
    cnpjCpf: z
      .string(semDocumento)
      .trim()
      .min(1, semDocumento)
      .max(20)
      .describe('CPF ou CNPJ, com ou sem máscara; o CNPJ pode ter letras.'),
    email: emailOpcional,
    telefone: TelefoneOpcional,
    tipoTelefone: z.enum(TIPOS_TELEFONE).nullish(),
    cep: CepOpcional,
    street: opcional(160),
    number: opcional(20),
    complemento: opcional(80),
    neighborhood: opcional(80),
    cidade: opcional(80),
    estado: UfOpcional,
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'ConsumidorInput' })
export type ConsumidorInput = z.infer<typeof ConsumidorInput>

/** `?q=`: part of the name, or the beginning of the document or phone. */
export const ConsumidorSearch = z.object({
  q: z.string().trim().max(100).optional(),
  posto: Id.optional().describe('Só o fabricante: de que posto.'),
})
export type ConsumidorSearch = z.infer<typeof ConsumidorSearch>
