// Without Zod: the screens show these words before anything is loaded.
export const ESTADOS_IMPORTACAO = ['previa', 'fila', 'gravando', 'terminada', 'parada', 'desfeita'] as const
export type EstadoImportacao = (typeof ESTADOS_IMPORTACAO)[number]

/** While it is so, more is going in. */
export const emAndamento = (estado: EstadoImportacao): boolean => estado === 'fila' || estado === 'gravando'

export const IMPORTACAO_LINHAS = 20_000
