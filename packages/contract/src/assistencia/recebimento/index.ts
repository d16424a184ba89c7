import { z } from 'zod'
import { ExportRequest, Id, ListRequest } from '../../casca/paging/index.ts'
import { FormaPagamento, PagamentoTipo } from '../ordemServico/pagamento.ts'
import { Instante } from '../../casca/tempo/index.ts'

const dia = z.iso.date().nullish()

/** Payments of consumers at posts (decisions 56): the days of a period, both included. */
export const RecebimentoFilter = z
  .object({
    de: dia,
    ate: dia,
    forma: z.union([FormaPagamento, z.literal('')]).nullish(),
    posto: Id.nullish().describe('id; só para quem filtra por posto.'),
  })
  .strict()
  .meta({ id: 'RecebimentoFilter' })
export type RecebimentoFilter = z.infer<typeof RecebimentoFilter>

export const RecebimentoListRequest = ListRequest.extend({ filter: RecebimentoFilter.nullish() })
  .strict()
  .meta({ id: 'RecebimentoListRequest' })
export type RecebimentoListRequest = z.infer<typeof RecebimentoListRequest>

export const RecebimentoExportRequest = ExportRequest.extend({ filter: RecebimentoFilter.nullish() })
  .strict()
  .meta({ id: 'RecebimentoExportRequest' })
export type RecebimentoExportRequest = z.infer<typeof RecebimentoExportRequest>

/** A payment, a deposit, or an amount given back. */
export const Recebimento = z
  .object({
    id: z.number().int(),
    em: Instante,
    tipo: PagamentoTipo,
    forma: FormaPagamento,
    valor: z.number().describe('Negativo no que foi devolvido.'),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }),
    consumidor: z.string(),
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    quem: z.string(),
  })
  .meta({ id: 'Recebimento' })
export type Recebimento = z.infer<typeof Recebimento>

const formas = {
  PIX: z.number(),
  CARTAO: z.number(),
  DINHEIRO: z.number(),
  OUTRO: z.number(),
  total: z.number(),
}

/** Sums by day and way of payment, less amounts given back; the newest day first. */
export const RecebimentoTotais = z
  .object({
    total: z.object(formas),
    dias: z.array(z.object({ dia: z.string().describe('yyyy-MM-dd'), ...formas })),
  })
  .meta({ id: 'RecebimentoTotais' })
export type RecebimentoTotais = z.infer<typeof RecebimentoTotais>
