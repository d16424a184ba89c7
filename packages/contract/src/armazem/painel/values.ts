// This file does without Zod, because an address is read before its screen.

/** Days that the charts of the second page may be about. */
export const DIAS_DOS_GRAFICOS = [7, 14, 30] as const
