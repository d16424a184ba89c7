import { pickCampos, type Campos } from '../../casca/campos/index.ts'

/**
 * What a note holds as read from its file or from its history. It is no form: a save changes only its lines and its
 * order. The parties and the chave have another shape on the wire than in the database, so they are written by hand.
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

/** The fields that the reading sets and nobody changes afterwards. */
export const CAMPOS_NOTA_LIDA = pickCampos(CAMPOS_NOTA, 'emissao', 'valorTotal', 'linhas', 'avisos')
