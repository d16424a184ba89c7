import { z } from 'zod'
import { readShape } from '../../casca/campos/schema.ts'
import { ClienteResumo } from '../../registers/cliente.ts'
import {
  Direction,
  ExportRequest,
  Id,
  Links,
  ListRequest,
  pageQueryBy,
  Versao,
} from '../../casca/paging/index.ts'
import { PedidoCitado } from '../pedido/index.ts'
import { Produto } from '../../registers/produto.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { CAMPOS_NOTA } from './campos.ts'
import { MAX_LINHAS, NOTA_SITUACOES, NOTA_SORTS } from './values.ts'
import { Efeito, NotaProdutoInput } from './linha.ts'
import { Instante } from '../../casca/tempo/index.ts'

export const NotaSituacao = z.enum(NOTA_SITUACOES)
export type NotaSituacao = z.infer<typeof NotaSituacao>

/** The stored note, for an answer about a chave that comes again. */
export const NotaExistente = z
  .object({
    id: z.number().int(),
    chave: z.string(),
    numero: z.string(),
    serie: z.string(),
    situacao: NotaSituacao,
    importadaEm: Instante,
    mesmaNota: z
      .boolean()
      .describe('Outro arquivo, mas a mesma nota assinada (por exemplo com e sem protocolo).'),
    _links: Links,
  })
  .meta({ id: 'NotaExistente' })
export type NotaExistente = z.infer<typeof NotaExistente>

/** An order that a return may invoice. */
export const NotaPedido = PedidoCitado.extend({
  dataHoraColeta: Instante,
  citado: z.boolean().describe('A nota cita o número do pedido (xPed ou informações complementares).'),
  itensIguais: z.boolean().describe('Os produtos e quantidades da nota são os do pedido.'),
}).meta({ id: 'NotaPedido' })
export type NotaPedido = z.infer<typeof NotaPedido>

const Parte = z.object({ documento: z.string(), nome: z.string().nullable() })

/** A row of the list. The order number is `pedido.numeroPedido`, or a dash without a linked order (decisions 19). */
export const NotaResumo = z
  .object({
    id: z.number().int(),
    chave: z.string(),
    numero: z.string(),
    serie: z.string(),
    cliente: ClienteResumo,
    emitente: Parte,
    destinatario: Parte,
    ...readShape(CAMPOS_NOTA),
    situacao: NotaSituacao,
    efeitos: z.array(Efeito).describe('O que os itens fazem no estoque, cada efeito uma vez.'),
    contaChegada: z.boolean().describe('Recebe-se contando a chegada, em /chegada/{id}.'),
    pedido: z.object({ id: z.number().int(), numeroPedido: z.number().int() }).nullable(),
    versao: z.number().int(),
    _links: Links,
  })
  .meta({ id: 'NotaResumo' })
export type NotaResumo = z.infer<typeof NotaResumo>

export const NotaSort = z.enum(NOTA_SORTS)
export type NotaSort = z.infer<typeof NotaSort>

const vazio = z.literal('')

/** The filters of the list; an absent, null or empty one filters nothing. */
export const NotaFilter = z
  .object({
    cliente: z
      .union([z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER), vazio])
      .nullish()
      .describe('Id do cliente.'),
    numero: z
      .string()
      .trim()
      .max(9)
      .nullish()
      .describe('Número da nota, exato, com ou sem zeros à esquerda.'),
    serie: z.string().trim().max(3).nullish(),
    chave: z.string().trim().max(60).nullish().describe('A chave, ou o seu começo; espaços não contam.'),
    emitente: z.string().trim().max(100).nullish().describe('Documento exato ou parte do nome do emitente.'),
    situacao: z.union([NotaSituacao, vazio]).nullish(),
    emissaoDe: z.union([z.iso.date(), vazio]).nullish().describe('Primeiro dia da emissão.'),
    emissaoAte: z.union([z.iso.date(), vazio]).nullish().describe('Último dia da emissão.'),
    numeroPedido: z
      .union([z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER), vazio])
      .nullish()
      .describe('Número do pedido ligado.'),
  })
  .meta({ id: 'NotaFilter' })
export type NotaFilter = z.infer<typeof NotaFilter>

/** Body of `findByFiltro`. */
export const NotaListRequest = ListRequest.extend({
  order: NotaSort.nullish(),
  direction: Direction.nullish(),
  filter: NotaFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'NotaListRequest' })
export type NotaListRequest = z.infer<typeof NotaListRequest>

/** Body of `export/CSV`: the filters of the list and the columns that are wanted. */
export const NotaExportRequest = ExportRequest.extend({
  order: NotaSort.nullish(),
  filter: NotaFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'NotaExportRequest' })
export type NotaExportRequest = z.infer<typeof NotaExportRequest>

/** `search/findByCliente?page&cliente={id}`: here `cliente` is the id (decisions 24). */
export const NotaClienteQuery = pageQueryBy(NOTA_SORTS).extend({ cliente: Id.optional() })

/**
 * PUT: an absent member is unchanged. `produtos` has one entry per line in the order of `det`, `pedido: null` unlinks.
 * After the receipt only `pedido` may still be sent.
 */
export const NotaUpdate = z
  .object({
    id: Id.optional(),
    produtos: z.array(NotaProdutoInput.nullable()).max(MAX_LINHAS).optional(),
    pedido: z.object({ id: Id }).nullable().optional(),
    versao: Versao,
  })
  .meta({ id: 'NotaUpdate' })
export type NotaUpdate = z.infer<typeof NotaUpdate>

/**
 * 'Confirmar recebimento': the counted quantities, which are then posted to the ledger once. `produtos` as in PUT,
 * absent = as stored. Every line that moves goods needs its effect and lots that add up to its quantity.
 */
export const NotaRecebimento = NotaUpdate.pick({ produtos: true, versao: true }).meta({
  id: 'NotaRecebimento',
})
export type NotaRecebimento = z.infer<typeof NotaRecebimento>

/** The reason for undoing a receipt. */
export const NotaEstorno = z.object({ motivo: obrigatorio(200), versao: Versao }).meta({ id: 'NotaEstorno' })
export type NotaEstorno = z.infer<typeof NotaEstorno>

/** `/produto/findByClienteAndCodigo/{cnpj}/{cprod}`: the issuer's bare document and its code (decisions 25). */
export const ProdutoDoEmitenteParams = z.object({
  cnpj: z.string().min(1).max(20),
  cprod: z.string().min(1).max(60),
})
/**
 * `?cliente=` names the owner of the product; without it the client is the issuer, or the only client that has had it.
 */
export const ProdutoDoEmitenteQuery = z.object({ cliente: Id.optional() })
/** The product that an issuer's code stands for, with the factor of the last note. */
export const ProdutoDoEmitente = Produto.extend({
  origem: z.enum(['memoria', 'codigo']),
  fator: z.number().nullable(),
}).meta({ id: 'ProdutoDoEmitente' })
export type ProdutoDoEmitente = z.infer<typeof ProdutoDoEmitente>
