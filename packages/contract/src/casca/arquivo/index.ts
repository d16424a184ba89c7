import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Instante } from '../tempo/index.ts'

/** Largest file and largest request that carries files as base64 (api.md). */
export const MAX_FILE_MB = 40

/** Types that may be attached; all others are refused by content, whatever the file name says. */
export const FILE_TYPES = [
  'application/pdf',
  'application/xml',
  'text/xml',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** Types that a browser shows without running anything; only these are served inline. */
export const INLINE_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** A stored file as every read shows it. */
export const Arquivo = z
  .object({
    id: z.number().int(),
    filename: z.string(),
    length: z.number().int(),
    contentType: z.string(),
  })
  .meta({ id: 'Arquivo' })
export type Arquivo = z.infer<typeof Arquivo>

/**
 * A file in a save: with `data` (base64) it is new, without it the stored one is unchanged, `null` removes it (api.md,
 * PUT).
 */
export const ArquivoInput = z
  .object({
    id: z.number().int().optional(),
    filename: z
      .string()
      .trim()
      .min(1, { error: coded('EMPTY_REQUIRED_FIELD') })
      .max(255),
    length: z.number().int().min(0).optional(),
    contentType: z.string().max(255).optional(),
    data: z.string().optional().meta({ contentEncoding: 'base64' }).describe('O conteúdo, em base64.'),
  })
  .meta({ id: 'ArquivoInput' })
export type ArquivoInput = z.infer<typeof ArquivoInput>

/** An address that opens one file for one minute, without a bearer (decisions 10). */
export const ArquivoLink = z.object({ href: z.string(), expiraEm: Instante }).meta({ id: 'ArquivoLink' })
export type ArquivoLink = z.infer<typeof ArquivoLink>
