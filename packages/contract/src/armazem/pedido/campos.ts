import { marked, pickCampos, shortOf, type Campos } from '../../casca/campos/index.ts'

/**
 * The plain fields of an order, in the order of its form. `wms`: the WMS is told of it, and again when it changes.
 * How a field is added: docs/architecture.md, 'A plain field'.
 */
export const CAMPOS_PEDIDO = {
  numeroPedidoCliente: {
    type: 'text',
    max: 60,
    label: 'Nº do pedido do cliente',
    wms: true,
    planilha: {
      curto: 'Pedido do cliente',
      sinonimos: ['Pedido do cliente', 'Número do pedido', 'Nº do pedido', 'Pedido'],
      exemplo: 'FA-2026-1188',
      ajuda: 'Linhas com o mesmo número são um só pedido.',
      largura: '9rem',
    },
  },
  transportadora: {
    type: 'text',
    max: 120,
    label: 'Transportadora',
    wms: true,
    planilha: { exemplo: 'Transportadora Serra Azul', menor: true },
  },
  dataHoraColeta: {
    type: 'instant',
    required: true,
    label: 'Data e hora da coleta',
    wms: true,
    planilha: {
      curto: 'Coleta',
      sinonimos: ['Coleta', 'Data da coleta', 'Data coleta'],
      ajuda: 'De 15 em 15 minutos. Em branco, vale a da primeira linha do pedido.',
      largura: '9.5rem',
    },
  },
  urgente: {
    type: 'switch',
    label: 'Urgente',
    wms: true,
    planilha: { ajuda: 'Sim ou Não. Em branco, Não.', menor: true },
  },
  concluido: {
    type: 'switch',
    label: 'Cadastro concluído',
    planilha: {
      rotulo: 'Concluir',
      sinonimos: ['Cadastro concluído', 'Concluído'],
      ajuda: 'Sim envia o pedido ao armazém; Não o deixa para completar. Em branco, Não.',
      menor: true,
    },
  },
  observacoes: {
    type: 'area',
    max: 4000,
    label: 'Observações',
    wms: true,
    planilha: { sinonimos: ['Observação', 'Obs'], menor: true },
  },
} as const satisfies Campos<{ wms?: true }>

/**
 * The number by which the company itself knows an order: its equal values join a spreadsheet's lines into one order,
 * and an ERP that asks again finds the order by it.
 */
export const CHAVE_PEDIDO = 'numeroPedidoCliente' satisfies keyof typeof CAMPOS_PEDIDO

/** The first columns of a spreadsheet of orders; the other plain fields follow in the order of the form. */
export const PRIMEIRAS_COLUNAS_PEDIDO = [
  'cliente',
  CHAVE_PEDIDO,
  'codigoProduto',
  'quantidade',
  'dataHoraColeta',
  'transportadora',
  'lote',
]

/** The fields that a row of the lists shows. */
export const CAMPOS_PEDIDO_RESUMO = shortOf(CAMPOS_PEDIDO)

/** The fields that are sent to the WMS. */
export const CAMPOS_PEDIDO_WMS = marked(CAMPOS_PEDIDO, 'wms')

/** The fields that identify an order to people, where the search, a note or an event names it. */
export const CAMPOS_PEDIDO_CITADO = pickCampos(CAMPOS_PEDIDO, CHAVE_PEDIDO)

/** The fields that the labels of an order's volumes print. */
export const CAMPOS_PEDIDO_ROTULO = pickCampos(CAMPOS_PEDIDO, CHAVE_PEDIDO, 'transportadora')
