const amounts = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.234,56`. */
export const formatValor = (value: number): string => amounts.format(value)

/** `R$ 1.234,56` (spec §9). */
export const formatReais = (value: number): string => `R$ ${formatValor(value)}`
