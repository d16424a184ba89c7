import { z } from 'zod'
import { Id, Links } from '../paging/index.ts'
import { Ability, UsuarioTipo } from '../session/index.ts'
import { obrigatorio } from '../texto/index.ts'

/** How a key stands: it also has no effect while its person, post or company is inactive. */
export const SITUACOES_CHAVE = ['ATIVA', 'SEM_EFEITO', 'VENCIDA', 'REVOGADA'] as const
export type SituacaoChave = (typeof SITUACOES_CHAVE)[number]

export const SITUACAO_CHAVE_LABELS: Readonly<Record<SituacaoChave, string>> = {
  ATIVA: 'Ativa',
  SEM_EFEITO: 'Sem efeito: pessoa, posto ou empresa inativa',
  VENCIDA: 'Vencida',
  REVOGADA: 'Revogada',
}

/** Days that a key may be valid. */
export const VALIDADES_CHAVE = [7, 30, 90, 180, 365] as const

export const CHAVE_NOME_MAXIMO = 80

const instant = z.iso.datetime()

/** In whose name a key acts. */
export const PessoaDaChave = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    email: z.string(),
    papel: z.string().describe('Nome do perfil.'),
    tipo: UsuarioTipo,
    vinculo: z.string().nullable().describe('A empresa cliente ou o posto; null é a instalação.'),
  })
  .meta({ id: 'PessoaDaChave' })
export type PessoaDaChave = z.infer<typeof PessoaDaChave>

/** Somebody whom a key may stand for, with what it could then do. */
export const PessoaParaChave = PessoaDaChave.extend({
  habilidades: z.array(Ability).describe('O que uma chave desta pessoa pode ter.'),
}).meta({ id: 'PessoaParaChave' })
export type PessoaParaChave = z.infer<typeof PessoaParaChave>

/** A key of another system, without the key itself. */
export const ChaveApi = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    pessoa: PessoaDaChave,
    prefixo: z.string().describe('O começo da chave, para reconhecê-la.'),
    habilidades: z.array(Ability),
    teste: z.boolean().describe('No modo de teste, responde como sempre e não grava nada.'),
    situacao: z.enum(SITUACOES_CHAVE),
    criadaEm: instant,
    criadaPor: z.string().nullable(),
    expiraEm: instant,
    revogadaEm: instant.nullable(),
    usadaEm: instant.nullable().describe('A última chamada.'),
    chamadas: z.number().int().describe('Quantas chamadas fez.'),
  })
  .meta({ id: 'ChaveApi' })
export type ChaveApi = z.infer<typeof ChaveApi>

export const ChaveApiInput = z
  .strictObject({
    nome: obrigatorio(CHAVE_NOME_MAXIMO).meta({ examples: ['ERP da Alfa'] }),
    usuarioId: z.number().int().describe('A pessoa em nome de quem a chave age.'),
    habilidades: z.array(Ability).min(1).max(500).describe('No máximo as da pessoa.'),
    teste: z.boolean().default(false),
    validadeDias: z.literal(VALIDADES_CHAVE),
  })
  .meta({ id: 'ChaveApiInput' })
export type ChaveApiInput = z.infer<typeof ChaveApiInput>

/** The only answer that ever holds the key. */
export const ChaveApiCriada = z
  .object({
    chave: ChaveApi,
    token: z.string().describe('A chave, para `Authorization: Bearer`. Não é mostrada de novo.'),
    _links: Links,
  })
  .meta({ id: 'ChaveApiCriada' })
export type ChaveApiCriada = z.infer<typeof ChaveApiCriada>

/** One call that a key made. */
export const ChamadaDaChave = z
  .object({
    id: z.number().int(),
    em: instant,
    metodo: z.string(),
    caminho: z.string().describe('Sem o que veio depois de `?`.'),
    status: z.number().int(),
    duracaoMs: z.number().int(),
  })
  .meta({ id: 'ChamadaDaChave' })
export type ChamadaDaChave = z.infer<typeof ChamadaDaChave>

/** `?antes=`: the calls before this one, for the next page. */
export const ChamadasQuery = z.object({
  antes: Id.optional().describe('Só as chamadas antes desta.'),
})

/** `?q=`: part of a name, address, company or post. */
export const PessoasQuery = z.object({
  q: z.string().max(100).default('').describe('Parte do nome, do e-mail, da empresa ou do posto.'),
})

/** How many calls a page has. */
export const CHAMADAS_POR_PAGINA = 50
