import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { createShape, readShape, updateShape } from '../../casca/campos/schema.ts'
import { ClienteResumo } from '../../registers/cliente.ts'
import { escolhaDe, Escolhidos } from '../../casca/massa/index.ts'
import { coded, WarningMessage } from '../../casca/errors/index.ts'
import { Quantidade } from '../estoque/index.ts'
import {
  Direction,
  ExportRequest,
  Id,
  Links,
  ListRequest,
  pageQueryBy,
  Versao,
} from '../../casca/paging/index.ts'
import { Produto } from '../../registers/produto.ts'
import { ANEXOS } from './anexos.ts'
import { CAMPOS_PEDIDO, CAMPOS_PEDIDO_CITADO, CAMPOS_PEDIDO_RESUMO, CHAVE_PEDIDO } from './campos.ts'
import {
  ETAPAS_DE_ESPERA,
  PASSAGENS,
  PEDIDO_SORTS,
  PEDIDOS_IMPRESSOS_MAXIMO,
  QUANDO_PEDIDO,
  SAIDAS,
} from './values.ts'
import { Etapa, Movimento, PedidoStatus, Situacao, StatusAlcis } from './status.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './anexos.ts'
export * from './campos.ts'
export { PLANILHA_PEDIDOS } from './planilha.ts'
export * from './status.ts'
export * from './values.ts'

/** One of the attachments. */
export const AnexoCampo = z.enum(ANEXOS)
export type AnexoCampo = z.infer<typeof AnexoCampo>

export const MAX_ITENS = 1000

/** A line as it is sent: `observacoes` is the lot (decisions 24); product, lot and expiry name one balance. */
export const PedidoItemInput = z
  .object({
    id: z.number().int().positive().optional(),
    produto: z.object({ id: Id }),
    quantidade: Quantidade,
    observacoes: z.string().max(60).describe('O lote.'),
    dataValidade: z.iso.date({ error: coded('DATA_INVALIDA') }).nullable(),
  })
  .meta({ id: 'PedidoItemInput' })
export type PedidoItemInput = z.infer<typeof PedidoItemInput>

const anexosInput = Object.fromEntries(
  ANEXOS.map((campo) => [campo, ArquivoInput.nullable().optional()]),
) as Record<AnexoCampo, z.ZodOptional<z.ZodNullable<typeof ArquivoInput>>>

const itens = z.array(PedidoItemInput).min(1).max(MAX_ITENS)

/** An order without its lines and files. */
export const PedidoCabecalho = z.object(createShape(CAMPOS_PEDIDO))

/** POST: for a client user `cliente` is always the own one, whatever the body says. */
export const PedidoCreate = PedidoCabecalho.extend({
  cliente: z.object({ id: Id }).nullable().optional(),
  itens,
  ...anexosInput,
}).meta({ id: 'PedidoCreate' })
export type PedidoCreate = z.infer<typeof PedidoCreate>

/** A line that names no lot: the server takes what expires first. `codigo` is the company's own code, or the Omni code. */
export const LinhaPorCodigo = z
  .strictObject({
    codigo: z.string().trim().min(1).max(60).describe('O código do produto na empresa, ou o código Omni.'),
    quantidade: Quantidade,
  })
  .meta({ id: 'LinhaPorCodigo' })

/** An order in one call, as an ERP knows it: codes and quantities. */
export const PedidoPorCodigo = z
  .strictObject({
    ...PedidoCabecalho.shape,
    cliente: z.object({ id: Id }).nullable().optional(),
    itens: z.array(LinhaPorCodigo).min(1).max(MAX_ITENS),
    umaVezPorNumero: z
      .boolean()
      .default(false)
      .describe(
        `Se já há um pedido da empresa com este \`${CHAVE_PEDIDO}\`, responde com ele e não cria outro.`,
      ),
  })
  .meta({ id: 'PedidoPorCodigo' })
export const EXEMPLO_POR_CODIGO: z.input<typeof PedidoPorCodigo> = {
  [CHAVE_PEDIDO]: 'ERP-4711',
  umaVezPorNumero: true,
  dataHoraColeta: '2026-12-01T15:00:00.000Z',
  concluido: true,
  itens: [{ codigo: 'SH-500', quantidade: 2 }],
}
export type PedidoPorCodigo = z.infer<typeof PedidoPorCodigo>

/**
 * PUT: absent is unchanged, null clears; `itens` replaces all lines; `status` only as an allowed move (decisions 6, 7).
 */
export const PedidoUpdate = z
  .object({ ...updateShape(CAMPOS_PEDIDO), itens, ...anexosInput })
  .partial()
  .extend({
    id: Id.optional(),
    cliente: z.object({ id: Id }).nullable().optional(),
    status: PedidoStatus.nullable().optional(),
    statusAlcis: StatusAlcis.nullable().optional(),
    versao: Versao,
  })
  .meta({ id: 'PedidoUpdate' })
export type PedidoUpdate = z.infer<typeof PedidoUpdate>

export const PedidoItem = z
  .object({
    id: z.number().int(),
    produto: Produto,
    quantidade: z.number(),
    observacoes: z.string(),
    dataValidade: z.string().nullable(),
  })
  .meta({ id: 'PedidoItem' })
export type PedidoItem = z.infer<typeof PedidoItem>

/** The fields that identify an order where something else names it. */
export const PedidoCitado = z.object({
  id: z.number().int(),
  numeroPedido: z.number().int(),
  ...readShape(CAMPOS_PEDIDO_CITADO),
})

/** A row of the lists and of the panel. */
export const PedidoResumo = z
  .object({
    id: z.number().int(),
    numeroPedido: z.number().int(),
    cliente: ClienteResumo,
    ...readShape(CAMPOS_PEDIDO_RESUMO),
    status: PedidoStatus.describe('Situação de agora, com os atrasos.'),
    etapa: Etapa.describe('Etapa salva, sem os atrasos.'),
    statusDesde: Instante.nullable().describe('Entrada na etapa; no Criado, a conclusão do cadastro.'),
    atrasadoDesde: Instante.nullable(),
    statusAlcis: StatusAlcis,
    dataExpedicao: Instante.nullable(),
    documentos: z
      .array(AnexoCampo)
      .optional()
      .describe('Quais o pedido já tem; só na lista de quem trabalha para um cliente.'),
    proximosStatus: z.array(Movimento).describe('Para onde esta pessoa pode mover o pedido agora.'),
    criadoEm: Instante,
    ultimaAtualizacao: Instante,
    versao: z.number().int(),
    _links: Links,
  })
  .meta({ id: 'PedidoResumo' })
export type PedidoResumo = z.infer<typeof PedidoResumo>

const anexosRead = Object.fromEntries(ANEXOS.map((campo) => [campo, Arquivo.nullable()])) as Record<
  AnexoCampo,
  z.ZodNullable<typeof Arquivo>
>

/** A whole order (spec §3, api.md). `somenteLeitura` is the answer of `viewMode/{id}` for this person. */
export const Pedido = PedidoResumo.extend({
  ...readShape(CAMPOS_PEDIDO),
  itens: z.array(PedidoItem),
  ...anexosRead,
  somenteLeitura: z.boolean(),
  wmsAguardando: z.boolean().describe('A entrega ao WMS está na fila e ainda não foi confirmada.'),
  messages: z.array(WarningMessage).optional(),
}).meta({ id: 'Pedido' })
export type Pedido = z.infer<typeof Pedido>

/** When an order entered a status, by its history. */
export const PedidoPassagem = z
  .object({ situacao: Movimento, em: Instante.describe('Instante ISO.') })
  .meta({ id: 'PedidoPassagem' })
export type PedidoPassagem = z.infer<typeof PedidoPassagem>

/** The filters of the orders; `status` is the WMS status, `cliente` the client's *code* (decisions 24). */
/** What the figures of the reports count, so that each opens the orders behind it. */
const figura = {
  quando: z
    .enum(QUANDO_PEDIDO)
    .nullish()
    .describe('O que fica entre de e ate: a criação, sem os cancelados, ou a saída de uma etapa.'),
  de: z.iso.date().nullish().describe('Neste dia ou depois; só com quando.'),
  ate: z.iso.date().nullish().describe('Neste dia ou antes; só com quando.'),
  deixou: z.enum(ETAPAS_DE_ESPERA).nullish().describe('A etapa que deixou; com quando etapa.'),
  passagem: z.enum(PASSAGENS).nullish().describe('Se a deixou no prazo; com quando etapa.'),
  saida: z.enum(SAIDAS).nullish().describe('Se foi expedido até a hora da coleta; com quando criado.'),
  clienteId: Id.nullish().describe('id; quem tem o código usa cliente.'),
}

export const PedidoFilter = z
  .object({
    numeroPedido: z.union([z.number().int(), z.string().trim().max(20)]).nullish(),
    situacao: z.union([Situacao, z.literal('')]).nullish(),
    cliente: z.string().trim().max(60).nullish().describe('codigoCliente'),
    status: z
      .union([StatusAlcis, z.literal('')])
      .nullish()
      .describe('Status WMS'),
    dashboard: z.boolean().nullish().describe('Só o que o painel mostra: nem expedido nem cancelado.'),
    dataHoraColeta: z
      .string()
      .max(40)
      .nullish()
      .describe('Um dia (2026-11-20) ou um horário de 15 minutos (instante ISO).'),
    ...figura,
  })
  .meta({ id: 'PedidoFilter' })
export type PedidoFilter = z.infer<typeof PedidoFilter>

export const PedidoSort = z.enum(PEDIDO_SORTS)
export type PedidoSort = z.infer<typeof PedidoSort>

/** Body of `findByFiltro`: filters at the top level, or in `filter` as the export sends them (decisions 29). */
export const PedidoListRequest = ListRequest.extend({
  ...PedidoFilter.shape,
  order: PedidoSort.nullish(),
  direction: Direction.nullish(),
  filter: PedidoFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'PedidoListRequest' })
export type PedidoListRequest = z.infer<typeof PedidoListRequest>

/** Body of `export/CSV`: the filters of the list and the columns that are wanted. */
export const PedidoExportRequest = ExportRequest.extend({
  order: PedidoSort.nullish(),
  filter: PedidoFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'PedidoExportRequest' })
export type PedidoExportRequest = z.infer<typeof PedidoExportRequest>

/** Body of `escolha`: which orders the filter finds. */
export const PedidoEscolha = escolhaDe(PedidoFilter.strict().nullish()).meta({ id: 'PedidoEscolha' })
export type PedidoEscolha = z.infer<typeof PedidoEscolha>

/** Body of `emMassa`: one act on many orders, each by its own rules. */
export const PedidoMassa = z
  .discriminatedUnion('ato', [
    z.object({ ato: z.literal('mover'), para: Movimento, registros: Escolhidos }),
    z.object({
      ato: z.literal('excluir').describe('Só pedidos não concluídos e na situação Criado.'),
      registros: Escolhidos,
    }),
  ])
  .meta({ id: 'PedidoMassa' })
export type PedidoMassa = z.infer<typeof PedidoMassa>

export const PedidoImpressaoQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= PEDIDOS_IMPRESSOS_MAXIMO)
    .describe('Separados por vírgula, no máximo 200.'),
})

export const PedidoClienteQuery = pageQueryBy(PEDIDO_SORTS).extend({
  cliente: z.string().max(60).optional().describe('codigoCliente'),
})

/** The next order number, a preview and not a reservation (decisions 30). */
export const PedidoNext = z.number().int()
