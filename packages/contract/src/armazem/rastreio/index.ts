import { z } from 'zod'
import { readShape } from '../../casca/campos/schema.ts'
import { CONDICOES } from '../estoque/condicao.ts'
import { CAMPOS_PEDIDO_CITADO } from '../pedido/campos.ts'
import { RASTREIO_POR } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export {
  NAO_INFORMADO,
  RASTREIO_LIMITE,
  RASTREIO_POR,
  RASTREIO_POR_LABELS,
  type RastreioPor,
} from './values.ts'

/** Query of the search: a lot by its own number, or the lots of a product, of a note or of an order. */
export const RastreioQuery = z.object({
  por: z.enum(RASTREIO_POR).default('lote').describe('Por que se procura o lote.'),
  q: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .describe('O número do lote, da nota ou do pedido, ou o código do produto.'),
})
export type RastreioQuery = z.infer<typeof RastreioQuery>

export const LoteRastreado = z
  .object({
    id: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    unidade: z.string(),
    cliente: z.string(),
    lote: z.string(),
    validade: z.iso.date().nullable(),
    fisico: z.number().describe('O que ainda está no armazém.'),
    reservado: z.number(),
    bloqueado: z.boolean(),
    condicao: z.enum(CONDICOES),
  })
  .meta({ id: 'LoteRastreado' })
export type LoteRastreado = z.infer<typeof LoteRastreado>

const Nota = z.object({
  id: z.number().int(),
  numero: z.string(),
  serie: z.number().int(),
  chave: z.string(),
})

/** Goods of the lot that came in. */
export const OrigemDoLote = z
  .object({
    quantidade: z.number(),
    em: Instante,
    nota: Nota.nullable().describe('null: não veio por nota.'),
    emitente: z.object({ nome: z.string().nullable(), documento: z.string() }).nullable(),
    motivo: z.string().nullable(),
  })
  .meta({ id: 'OrigemDoLote' })
export type OrigemDoLote = z.infer<typeof OrigemDoLote>

/** Who received goods of the lot by an order or by a note alone, or holds some of them still in the warehouse. */
export const DestinoDoLote = z
  .object({
    pedido: z.number().int().nullable().describe('null: saiu por nota, sem pedido.'),
    numeroPedido: z.number().int().nullable(),
    ...readShape(CAMPOS_PEDIDO_CITADO),
    quantidade: z.number(),
    expedidoEm: Instante.nullable().describe('null: reservado, ainda no armazém.'),
    nota: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    destinatario: z
      .object({ nome: z.string().nullable(), documento: z.string() })
      .nullable()
      .describe('O da nota ligada ao pedido; null: não informado.'),
  })
  .meta({ id: 'DestinoDoLote' })
export type DestinoDoLote = z.infer<typeof DestinoDoLote>

/** A lot with where it came from, and the sums of who has it. */
export const Rastreio = z
  .object({
    lote: LoteRastreado,
    origens: z.array(OrigemDoLote),
    recebido: z.number(),
    expedido: z.number(),
    pedidos: z.number().int().describe('Saídas do lote: pedidos, e notas sem pedido.'),
    reservas: z.number().int().describe('Pedidos abertos que reservam o lote.'),
    semDestinatario: z.number().int().describe('Saídas sem destinatário informado.'),
  })
  .meta({ id: 'Rastreio' })
export type Rastreio = z.infer<typeof Rastreio>
