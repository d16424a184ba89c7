import { pickCampos, type Campos } from '../../casca/campos/index.ts'

/** The plain fields of a purchase: what a person says when parts are asked for, shipped or refused. */
export const CAMPOS_COMPRA = {
  observacoes: { type: 'area', max: 500, label: 'Observações' },
  motivo: { type: 'area', max: 500, label: 'Motivo', help: 'Por que foi rejeitada.' },
  rastreio: { type: 'text', max: 80, label: 'Rastreio', help: 'O código da transportadora, se houver.' },
} as const satisfies Campos

/** What whoever asks for parts says; each of the others belongs to the act that writes it. */
export const CAMPOS_COMPRA_PEDIDA = pickCampos(CAMPOS_COMPRA, 'observacoes')

/** When each act was done. */
export const CAMPOS_COMPRA_ANDAMENTO = {
  autorizadoEm: { type: 'instant', label: 'Autorizada em' },
  enviadoEm: { type: 'instant', label: 'Enviada em' },
  recebidoEm: { type: 'instant', label: 'Recebida em' },
  rejeitadoEm: { type: 'instant', label: 'Rejeitada em' },
} as const satisfies Campos

/** All that is stored of a purchase as itself. */
export const CAMPOS_COMPRA_TODOS = { ...CAMPOS_COMPRA, ...CAMPOS_COMPRA_ANDAMENTO }
