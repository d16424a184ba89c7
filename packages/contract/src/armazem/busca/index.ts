import { z } from 'zod'
import { ClienteResumo } from '../../registers/cliente.ts'
import { NotaSituacao } from '../nota/nota.ts'
import { Etapa, PedidoCitado, StatusAlcis } from '../pedido/index.ts'
import { Produto } from '../../registers/produto.ts'

/** Most results of each kind: together never more than twenty. */
export const BUSCA_LIMITES = { pedidos: 7, clientes: 4, notas: 4, produtos: 5 } as const

export const BuscaPedido = PedidoCitado.extend({
  etapa: Etapa,
  statusAlcis: StatusAlcis,
  cliente: z.string().describe('Nome fantasia.'),
}).meta({ id: 'BuscaPedido' })
export type BuscaPedido = z.infer<typeof BuscaPedido>

export const BuscaCliente = ClienteResumo.pick({
  id: true,
  nomeFantasia: true,
  cnpjCpf: true,
  codigoCliente: true,
}).meta({ id: 'BuscaCliente' })
export type BuscaCliente = z.infer<typeof BuscaCliente>

/** A product as the order form takes it, with the codes that a scanner reads and its owner. */
export const BuscaProduto = Produto.extend({
  codigoBarras: z.string().nullable(),
  cliente: z.string().describe('Nome fantasia.'),
}).meta({ id: 'BuscaProduto' })
export type BuscaProduto = z.infer<typeof BuscaProduto>

/** A stored note with what distinguishes it: number, series and issuer. */
export const BuscaNota = z
  .object({
    id: z.number().int(),
    chave: z.string(),
    numero: z.number().int(),
    serie: z.number().int(),
    emitente: z.string().describe('Nome, ou o documento de quem não o tem.'),
    cliente: z.string().describe('Nome fantasia.'),
    situacao: NotaSituacao,
  })
  .meta({ id: 'BuscaNota' })
export type BuscaNota = z.infer<typeof BuscaNota>

/** `GET /busca`: the results of each kind that the person may see, the exact number or code first. */
export const Busca = z
  .object({
    pedidos: z.array(BuscaPedido),
    clientes: z.array(BuscaCliente),
    notas: z.array(BuscaNota).describe('Por número, chave ou emitente; a última importada primeiro.'),
    produtos: z.array(BuscaProduto),
  })
  .meta({ id: 'Busca' })
export type Busca = z.infer<typeof Busca>
