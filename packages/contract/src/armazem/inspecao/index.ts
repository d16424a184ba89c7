import { z } from 'zod'
import { obrigatorio } from '../../casca/texto/index.ts'
import { Quantidade } from '../estoque/index.ts'
import { DECISOES_INSPECAO, ORIGENS_INSPECAO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** A decision on a part of what waits. */
export const Decisao = z
  .object({
    decisao: z.enum(DECISOES_INSPECAO),
    quantidade: z.number(),
    motivo: z.string(),
    por: z.string().nullable(),
    em: Instante,
  })
  .meta({ id: 'InspecaoDecisao' })
export type Decisao = z.infer<typeof Decisao>

/** Goods of one receipt and lot that wait for a decision, or on which it was made. */
export const Inspecao = z
  .object({
    id: z.number().int(),
    origem: z.enum(ORIGENS_INSPECAO),
    cliente: z.string(),
    produto: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    unidade: z.string(),
    inteiro: z.boolean(),
    lote: z.string(),
    validade: z.iso.date().nullable(),
    nota: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    motivo: z.string().nullable().describe('Por que foi bloqueada.'),
    quantidade: z.number(),
    decidido: z.number(),
    recebidaPor: z.string().nullable(),
    recebidaEm: Instante,
    minha: z.boolean().describe('Você recebeu ou bloqueou: outra pessoa decide.'),
    decisoes: z.array(Decisao),
  })
  .meta({ id: 'Inspecao' })
export type Inspecao = z.infer<typeof Inspecao>

/** What waits for its first decision, what stands blocked, and the newest of what is decided. */
export const Inspecoes = z
  .object({ abertas: z.array(Inspecao), bloqueadas: z.array(Inspecao), decididas: z.array(Inspecao) })
  .meta({ id: 'Inspecoes' })
export type Inspecoes = z.infer<typeof Inspecoes>

export const DecidirInspecaoInput = z
  .object({
    decisao: z.enum(DECISOES_INSPECAO),
    quantidade: Quantidade.describe('Uma parte pode ter outro destino.'),
    motivo: obrigatorio(200),
  })
  .meta({ id: 'InspecaoDecidir' })
export type DecidirInspecaoInput = z.infer<typeof DecidirInspecaoInput>
