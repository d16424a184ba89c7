import { pickCampos, type Campos } from '../../casca/campos/index.ts'

/**
 * What a note holds as it was read or as it happened. A note is no form: its lines and its order are what a save changes.
 * The parties and the chave read otherwise than they are stored, and are written by hand.
 */
export const CAMPOS_NOTA = {
  emissao: { type: 'instant', required: true, label: 'Emissão', help: 'Instante da emissão.' },
  valorTotal: { type: 'number', format: 'quantity', label: 'Valor total' },
  linhas: { type: 'number', format: 'integer', required: true, label: 'Itens', help: 'Quantos itens.' },
  avisos: {
    type: 'number',
    format: 'integer',
    required: true,
    label: 'Avisos',
    help: 'Quantos avisos (WARNING) a leitura deixou.',
  },
  importadaEm: { type: 'instant', required: true, label: 'Importada em' },
  recebidaEm: { type: 'instant', label: 'Confirmada em' },
  canceladaEm: { type: 'instant', label: 'Cancelada em' },
} as const satisfies Campos

/** What its reading says, once and for all. */
export const CAMPOS_NOTA_LIDA = pickCampos(CAMPOS_NOTA, 'emissao', 'valorTotal', 'linhas', 'avisos')
