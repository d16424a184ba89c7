import { z } from 'zod'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { MOST_ESTOQUE_PECA, MOVIMENTOS_PECA, SITUACOES_ESTOQUE_PECA } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** A service point's stock of a part (decisions 43). */
export const EstoquePeca = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }),
    quantidade: z.number().int().describe('O que está no posto, com o reservado.'),
    reservado: z.number().int().describe('O que as OS aprovadas seguram.'),
    livre: z.number().int(),
    minimo: z.number().int(),
    local: z.string().nullable().describe('Onde a peça fica no posto.'),
    situacao: z.enum(SITUACOES_ESTOQUE_PECA),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'EstoquePeca' })
export type EstoquePeca = z.infer<typeof EstoquePeca>

/** One row of the ledger. */
export const MovimentoPeca = z
  .object({
    id: z.number().int(),
    tipo: z.enum(MOVIMENTOS_PECA),
    fisico: z.number().int().describe('Mudança da quantidade, com sinal.'),
    reservado: z.number().int().describe('Mudança do reservado, com sinal.'),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    compraPeca: z.number().int().nullable().describe('A compra que chegou.'),
    contagemPeca: z.number().int().nullable().describe('A contagem que a ajustou.'),
    transferenciaPeca: z.number().int().nullable().describe('A transferência entre postos.'),
    motivo: z.string().nullable(),
    usuario: z.string().nullable(),
    em: Instante,
  })
  .meta({ id: 'MovimentoPeca' })
export type MovimentoPeca = z.infer<typeof MovimentoPeca>

const quantidade = z.number().int().min(0).max(MOST_ESTOQUE_PECA)
const minimo = z.number().int().min(0).max(9999)

/** A part that the post starts to stock. */
export const EstoquePecaInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    peca: z.object({ id: Id }),
    quantidade: quantidade.describe('O que há no posto agora.'),
    minimo,
    motivo: obrigatorio(200),
  })
  .meta({ id: 'EstoquePecaInput' })
export type EstoquePecaInput = z.infer<typeof EstoquePecaInput>

/** A new count of a part. */
export const AjustePecaInput = z
  .object({
    quantidade,
    esperado: quantidade.describe('A quantidade que a pessoa via ao contar.'),
    motivo: obrigatorio(200),
  })
  .meta({ id: 'AjustePecaInput' })
export type AjustePecaInput = z.infer<typeof AjustePecaInput>

/** The minimum, and where the part lies; what is left out stays. */
export const MinimoPecaInput = z
  .object({
    minimo,
    local: z.string().trim().max(40).nullish().describe('Onde a peça fica; ausente, fica como está.'),
    versao: Versao,
  })
  .meta({ id: 'MinimoPecaInput' })
export type MinimoPecaInput = z.infer<typeof MinimoPecaInput>
