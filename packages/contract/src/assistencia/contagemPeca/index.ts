import { z } from 'zod'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { MOST_ESTOQUE_PECA } from '../estoquePeca/values.ts'
import { ACOES_CONTAGEM, MOST_ITENS_CONTAGEM, SITUACOES_CONTAGEM } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** A count as the list shows it. */
export const ContagemPecaResumo = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    descricao: z.string(),
    situacao: z.enum(SITUACOES_CONTAGEM),
    pecas: z.number().int(),
    contadas: z.number().int(),
    diferencas: z.number().int().nullable().describe('Vazio enquanto se conta.'),
    criadoEm: z.iso.datetime(),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'ContagemPecaResumo' })

const quem = z.string().nullable()

export const ContagemPecaItem = z
  .object({
    id: z.number().int(),
    estoque: z.number().int().describe('id da peça no estoque do posto.'),
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }),
    preco: z.number(),
    local: z.string().nullable(),
    primeira: z
      .number()
      .int()
      .nullable()
      .describe(
        'O número de quem contou primeiro, quando a peça foi contada de novo; `contado` é o segundo.',
      ),
    primeiraEm: Instante.nullable(),
    primeiraPor: quem,
    contado: z.number().int().nullable(),
    contadoEm: Instante.nullable(),
    contadoPor: quem,
    saldo: z
      .number()
      .int()
      .nullable()
      .describe('O do sistema no instante da contagem; vazio enquanto se conta.'),
    diferenca: z.number().int().nullable(),
    outraPessoa: z
      .boolean()
      .describe(
        'Esta pessoa contou a peça: outra a conta de novo, ou a ajusta quando as diferenças passam do limite.',
      ),
    esperaSegunda: z.boolean().describe('A segunda contagem foi pedida, e falta a desta peça.'),
    ajustadoEm: Instante.nullable(),
    ajustadoPor: quem,
    motivo: z.string().nullable().describe('Por que foi ajustada.'),
  })
  .meta({ id: 'ContagemPecaItem' })
export type ContagemPecaItem = z.infer<typeof ContagemPecaItem>

/** A count of a post's parts. */
export const ContagemPeca = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    descricao: z.string(),
    situacao: z.enum(SITUACOES_CONTAGEM),
    criadoEm: Instante,
    criadoPor: quem,
    fechadoEm: Instante.nullable(),
    fechadoPor: quem,
    motivo: z.string().nullable(),
    itens: z.array(ContagemPecaItem).describe('Na segunda contagem, só o que não bateu.'),
    conta: z.boolean().describe('Se esta pessoa pode contar agora.'),
    proximasAcoes: z.array(z.enum(ACOES_CONTAGEM)).describe('O que esta pessoa pode fazer agora.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'ContagemPeca' })
export type ContagemPeca = z.infer<typeof ContagemPeca>

export const ContagemPecaInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    descricao: obrigatorio(120),
    busca: z.string().trim().max(60).nullish().describe('Só as peças com isto no código ou na descrição.'),
    local: z.string().trim().max(40).nullish().describe('Só as peças com isto no local.'),
    pecas: z
      .array(z.object({ id: Id }))
      .min(1)
      .max(MOST_ITENS_CONTAGEM)
      .nullish()
      .describe('Só estas peças.'),
  })
  .meta({ id: 'ContagemPecaInput' })
export type ContagemPecaInput = z.infer<typeof ContagemPecaInput>

const numero = z.number().int().min(0).max(MOST_ESTOQUE_PECA).nullable()

/** One number; null takes it back. */
export const ContarPecaInput = z
  .object({
    item: z.object({ id: Id }),
    contado: numero,
    esperado: numero.describe('O número que a pessoa via nesta linha.'),
  })
  .meta({ id: 'ContarPecaInput' })
export type ContarPecaInput = z.infer<typeof ContarPecaInput>

const versao = z.object({ versao: Versao })

/** What each act takes. */
export const ACAO_CONTAGEM_INPUTS = {
  fechar: versao,
  reabrir: versao,
  pedirSegunda: versao,
  ajustar: versao.extend({
    itens: z
      .array(z.object({ id: Id, motivo: obrigatorio(200) }))
      .min(1)
      .max(MOST_ITENS_CONTAGEM),
  }),
  encerrar: versao,
  cancelar: versao.extend({ motivo: obrigatorio(200) }),
} as const satisfies Record<(typeof ACOES_CONTAGEM)[number], z.ZodObject>
