import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { UNIDADES_FEDERATIVAS } from './values.ts'

export * from './values.ts'

const bare = z.string().transform((value) => value.replaceAll(/[\s.-]/g, ''))
const invalid = { error: coded('CEP_INVALID') }

/** A CEP with or without its mask; the result is bare. */
export const Cep = bare.pipe(z.string().regex(/^\d{8}$/, invalid))

/** A CEP that may be emptied or left out. */
export const CepOpcional = bare
  .pipe(z.string().regex(/^(\d{8})?$/, invalid))
  .transform((value) => value || null)
  .nullish()

/** A state by its two letters. */
export const Uf = z.enum(UNIDADES_FEDERATIVAS, { error: coded('OPCAO_INVALIDA') })

/** A state that may be emptied or left out. */
export const UfOpcional = z
  .union([z.literal('').transform(() => null), z.enum(UNIDADES_FEDERATIVAS)], {
    error: coded('OPCAO_INVALIDA'),
  })
  .nullish()

export const Pais = z
  .object({
    id: z.number().int().describe('1 é o Brasil; os outros têm o número da ISO 3166-1.'),
    nome: z.string(),
    sigla: z.string().describe('Da ISO 3166-1: BR.'),
  })
  .meta({ id: 'Pais' })
export type Pais = z.infer<typeof Pais>

export const Estado = z
  .object({
    id: z.number().int().describe('Código do IBGE.'),
    nome: z.string(),
    sigla: z.enum(UNIDADES_FEDERATIVAS),
  })
  .meta({ id: 'Estado' })
export type Estado = z.infer<typeof Estado>

/** The states of a country; the product contains only Brazil's. */
export const EstadoQuery = z.object({
  pais: z.coerce.number().int().optional().describe('Id do país; sem ele, o Brasil.'),
})

export const Cidade = z
  .object({
    id: z.number().int().describe('Código do IBGE.'),
    nome: z.string(),
    estado: z.enum(UNIDADES_FEDERATIVAS),
  })
  .meta({ id: 'Cidade' })
export type Cidade = z.infer<typeof Cidade>

/** Most cities that a search by name answers; without a search the whole list comes. */
export const CIDADES_PROCURADAS = 20

export const CidadeQuery = z.object({
  estado: Uf.optional().describe('A sigla; sem ela, todos os estados.'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe(`Parte do nome: as ${CIDADES_PROCURADAS} primeiras, antes as que começam assim.`),
})
export type CidadeQuery = z.infer<typeof CidadeQuery>

/** Any text, because a wrong CEP must be refused at its field and not as an unknown API address. */
export const CepParams = z.object({ cep: z.string() })

/** What is known of a CEP; an unknown part is null, and people type it. */
export const EnderecoDoCep = z
  .object({
    cep: z.string().describe('Só os números.'),
    rua: z.string().nullable(),
    bairro: z.string().nullable(),
    cidade: z.string().nullable(),
    estado: z.enum(UNIDADES_FEDERATIVAS),
    consultado: z
      .boolean()
      .describe('Se a consulta de CEP respondeu. Sem ela só o estado é conhecido, pela faixa do CEP.'),
  })
  .meta({ id: 'EnderecoDoCep' })
export type EnderecoDoCep = z.infer<typeof EnderecoDoCep>
