import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { screenAt } from '../../../platform/mail/link.ts'

/** One notice of a mail. */
export const Linha = z.object({ titulo: z.string(), rotulo: z.string(), link: z.string() })
export type Linha = z.infer<typeof Linha>

/** The subject of a mail with these notices. */
export const assuntoDe = (linhas: readonly Linha[]): string =>
  linhas.length === 1 && linhas[0] ? linhas[0].titulo : `${linhas.length} avisos do Retaguarda`

/** The notices as a mail tells them, each with its screen. */
export const linesOf = (config: Config, linhas: readonly Linha[]): string =>
  linhas.map(({ titulo, rotulo, link }) => `${titulo}: ${rotulo}\n${screenAt(config, link)}`).join('\n\n')
