import { z } from 'zod'

/** A moment as an answer tells it: UTC, with `Z`. What was stored is not checked again. */
export const Instante = z.string().meta({ format: 'date-time' })

/** A day as an answer tells it: `2026-11-20`. */
export const Dia = z.string().meta({ format: 'date' })
