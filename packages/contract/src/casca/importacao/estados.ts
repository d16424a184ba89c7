// This file does without Zod, because screens show these words before anything is loaded.
export const ESTADOS_IMPORTACAO = ['previa', 'fila', 'gravando', 'terminada', 'parada', 'desfeita'] as const
export type EstadoImportacao = (typeof ESTADOS_IMPORTACAO)[number]

/** Whether the import is still working. */
export const emAndamento = (estado: EstadoImportacao): boolean => estado === 'fila' || estado === 'gravando'

export const IMPORTACAO_LINHAS = 20_000
