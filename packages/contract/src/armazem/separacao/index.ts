import { z } from 'zod'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { hasFourDecimals, QUANTIDADE_MAXIMA } from '../estoque/index.ts'
import { MOTIVOS_FALTA, PEDIDOS_POR_PESSOA } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export { MOTIVO_FALTA_LABELS, MOTIVOS_FALTA, PEDIDOS_POR_PESSOA } from './values.ts'
export type { MotivoFalta } from './values.ts'

/** A product and lot of an order, as a label on the shelf names them. */
export const LinhaLida = z.object({
  saldo: z.number().int(),
  codigoProduto: z.string(),
  codigoOmni: z.string(),
  codigoBarras: z.string().nullable(),
  descricao: z.string(),
  unidade: z.string(),
  inteiro: z.boolean(),
  lote: z.string(),
  validade: z.iso.date().nullable(),
})
export type LinhaLida = z.infer<typeof LinhaLida>

/** What of a lot an order wants, and what is on the trolley. */
export const LinhaSeparacao = LinhaLida.extend({
  endereco: z.string().nullable().describe('Rua-coluna-nível do saldo.'),
  quantidade: z.number().describe('O que o pedido quer agora; 0 quando a linha saiu dele.'),
  separado: z.number(),
  falta: z.number().nullable().describe('O que não foi achado.'),
  motivo: z.enum(MOTIVOS_FALTA).nullable(),
}).meta({ id: 'LinhaSeparacao' })
export type LinhaSeparacao = z.infer<typeof LinhaSeparacao>

/** What the queues of picking and checking say of an order. */
export const doPedido = {
  pedido: z.number().int(),
  numeroPedido: z.number().int(),
  cliente: z.string(),
  dataHoraColeta: Instante,
  urgente: z.boolean(),
}

/** An order that waits for a picker, or that somebody picks. */
export const FilaSeparacao = z
  .object({
    ...doPedido,
    atrasadoDesde: Instante.nullable(),
    linhas: z.number().int(),
    prontas: z.number().int().describe('Linhas separadas ou com a falta informada.'),
    separador: z.string().nullable(),
    comigo: z.boolean(),
    tomadaEm: Instante.nullable(),
  })
  .meta({ id: 'FilaSeparacao' })
export type FilaSeparacao = z.infer<typeof FilaSeparacao>

/** An order that the person picks, with its lines in the order of the way. */
export const PedidoSeparacao = z
  .object({
    ...doPedido,
    situacao: z.string().describe('Etapa do pedido agora.'),
    restoEmPedido: z.boolean().describe('O que faltar vira outro pedido, ligado a este.'),
    linhas: z.array(LinhaSeparacao),
  })
  .meta({ id: 'PedidoSeparacao' })
export type PedidoSeparacao = z.infer<typeof PedidoSeparacao>

/** Body of `tomar`. */
export const TomarInput = z
  .object({ pedidos: z.array(Id).min(1).max(PEDIDOS_POR_PESSOA) })
  .meta({ id: 'SeparacaoTomar' })

export const codigoLido = z.string().trim().min(1).max(400)
/** How many a reading adds, or takes back. */
export const quantidadeLida = z
  .number()
  .min(-QUANTIDADE_MAXIMA)
  .max(QUANTIDADE_MAXIMA)
  .refine((value) => value !== 0 && hasFourDecimals(value))

/** Body of `ler`: one reading. What goes back to the shelf is negative and needs no code. */
export const LerInput = z
  .object({
    saldo: Id,
    codigo: codigoLido.nullable().describe('O que o leitor leu; exigido quando a quantidade soma.'),
    quantidade: quantidadeLida,
  })
  .meta({ id: 'SeparacaoLer' })
export type LerInput = z.infer<typeof LerInput>

/** Body of `faltar`: what is not on the trolley was not found. */
export const FaltarInput = z
  .object({
    saldo: Id,
    motivo: z.enum(MOTIVOS_FALTA),
    foto: ArquivoInput.nullish().describe('Da prateleira; até 24 por pedido.'),
  })
  .meta({ id: 'SeparacaoFaltar' })
export type FaltarInput = z.infer<typeof FaltarInput>

const PedidoLigado = z.object({ pedido: z.number().int(), numeroPedido: z.number().int() })

/** The answer of `terminar`. */
export const SeparacaoTerminada = z
  .object({
    pedido: z.number().int(),
    situacao: z.string(),
    ligado: PedidoLigado.nullable().describe('O pedido que ficou com o que faltou.'),
  })
  .meta({ id: 'SeparacaoTerminada' })
export type SeparacaoTerminada = z.infer<typeof SeparacaoTerminada>
