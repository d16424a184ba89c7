import { z } from 'zod'
import { readShape } from '../../casca/campos/schema.ts'
import { CAMPOS_PEDIDO_WMS } from '../pedido/campos.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** One line of an order as the WMS picks it: product, lot and expiry day name what to take. */
export const WmsItem = z
  .object({
    codigoProduto: z.string(),
    codigoOmni: z.string(),
    descricao: z.string(),
    unidade: z.string(),
    quantidade: z.number(),
    lote: z.string(),
    dataValidade: z.string().nullable(),
  })
  .meta({ id: 'WmsItem' })
export type WmsItem = z.infer<typeof WmsItem>

/**
 * The body of `POST {WMS_URL}/pedidos`, sent when an order is concluded and again after each later change: the newest
 * `versao` of a `numeroPedido` replaces the older ones.
 */
export const WmsPedido = z
  .object({
    numeroPedido: z.number().int(),
    versao: z.number().int(),
    cancelado: z.boolean(),
    cliente: z.object({ codigoDepositante: z.string(), cnpjCpf: z.string(), nomeFantasia: z.string() }),
    ...readShape(CAMPOS_PEDIDO_WMS),
    itens: z.array(WmsItem),
  })
  .meta({ id: 'WmsPedido' })
export type WmsPedido = z.infer<typeof WmsPedido>

/** The WMS's answer: the number that it took over. Any other answer counts as not received. */
export const WmsRecibo = z.object({ numeroPedido: z.number().int(), recebido: z.literal(true) })

/** What the WMS may report; only we set 'não enviado'. */
export const WMS_AVISOS = ['recebido', 'em separação', 'conferido', 'expedido'] as const

/** `POST /wms/status`, with the bearer `WMS_TOKEN`. */
export const WmsAviso = z
  .object({ numeroPedido: z.number().int().positive(), statusAlcis: z.enum(WMS_AVISOS) })
  .meta({ id: 'WmsAviso' })
export type WmsAviso = z.infer<typeof WmsAviso>
export const WmsAvisoResposta = z.object({ numeroPedido: z.number().int(), statusAlcis: z.enum(WMS_AVISOS) })

/** Told to the WMS: an order, and one that was deleted; told by it: where an order stands. */
export const WMS_CHAMADAS = ['entrega', 'retirada', 'aviso'] as const
export type WmsChamadaTipo = (typeof WMS_CHAMADAS)[number]
export const WMS_CHAMADA_LABELS: Record<WmsChamadaTipo, string> = {
  entrega: 'Entrega do pedido',
  retirada: 'Retirada do pedido',
  aviso: 'Aviso do WMS sobre o pedido',
}

const WmsCerta = z.object({ em: Instante, numeroPedido: z.number().int() }).nullable()

/** `GET /wms/situacao`: how the link to an outside WMS stands. */
export const WmsSituacao = z
  .object({
    externo: z.boolean().describe('false: o armazém interno é o WMS, e não há o que entregar.'),
    endereco: z.string().nullable().describe('O servidor do WMS externo.'),
    fila: z.object({
      pedidos: z.number().int().describe('Pedidos cuja última mudança o WMS ainda não confirmou.'),
      retiradas: z.number().int().describe('Pedidos excluídos que o WMS ainda não confirmou.'),
      desde: Instante.nullable().describe('Desde quando espera o mais antigo.'),
      proximaEm: Instante.nullable().describe('A próxima tentativa.'),
    }),
    ultimaEntrega: WmsCerta,
    ultimoAviso: WmsCerta,
    falhas: z
      .array(
        z.object({
          id: z.number().int(),
          em: Instante,
          tipo: z.enum(WMS_CHAMADAS),
          numeroPedido: z.number().int(),
          duracaoMs: z.number().int(),
          erro: z.string(),
        }),
      )
      .describe('As dez últimas dos últimos 30 dias.'),
  })
  .meta({ id: 'WmsSituacao' })
export type WmsSituacao = z.infer<typeof WmsSituacao>

/** `POST /wms/tentar`: how much goes now. */
export const WmsTentativa = z.object({ pedidos: z.number().int(), retiradas: z.number().int() })
export type WmsTentativa = z.infer<typeof WmsTentativa>
