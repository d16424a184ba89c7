import { pickCampos, type Campos } from '../../casca/campos/index.ts'

/** The plain fields of a purchase: texts of the order, the shipment and the refusal. */
export const CAMPOS_COMPRA = {
  observacoes: { type: 'area', max: 500, label: 'Observações' },
  motivo: { type: 'area', max: 500, label: 'Motivo', help: 'Por que foi rejeitada.' },
  rastreio: { type: 'text', max: 80, label: 'Rastreio', help: 'O código da transportadora, se houver.' },
  previsaoChegada: { type: 'day', label: 'Chega em', help: 'Quando as peças devem estar no posto.' },
} as const satisfies Campos

/** The fields of the ordering person; each of the others belongs to the act that writes it. */
export const CAMPOS_COMPRA_PEDIDA = pickCampos(CAMPOS_COMPRA, 'observacoes')

/** What the central workshop says when it ships. */
export const CAMPOS_COMPRA_ENVIADA = pickCampos(CAMPOS_COMPRA, 'rastreio', 'previsaoChegada')

/** When each act was done. */
export const CAMPOS_COMPRA_ANDAMENTO = {
  autorizadoEm: { type: 'instant', label: 'Autorizada em' },
  enviadoEm: { type: 'instant', label: 'Enviada em' },
  recebidoEm: { type: 'instant', label: 'Recebida em' },
  rejeitadoEm: { type: 'instant', label: 'Rejeitada em' },
} as const satisfies Campos

/** All stored plain fields of a purchase. */
export const CAMPOS_COMPRA_TODOS = { ...CAMPOS_COMPRA, ...CAMPOS_COMPRA_ANDAMENTO }
