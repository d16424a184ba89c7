import { z } from 'zod'
import { readShape } from '../../casca/campos/schema.ts'
import { CAMPOS_PEDIDO_WMS } from '../pedido/campos.ts'

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
