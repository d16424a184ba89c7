import { z } from 'zod'
import { Links } from '../paging/index.ts'

const horas = z.number().min(0.25).max(8760)

/** The settings (spec §3): both times in hours, decimals allowed, at least a quarter (ux.md). */
export const ConfiguracaoInput = z
  .object({
    id: z.number().int().optional(),
    tempoSeparacao: horas.describe('Horas até que a separação esteja atrasada.'),
    tempoFaturar: horas.describe('Horas até que o faturamento esteja atrasado.'),
    separacaoScanner: z
      .boolean()
      .optional()
      .describe('A separação por leitor está ligada. Ausente, fica como está.'),
    conferenciaScanner: z
      .boolean()
      .optional()
      .describe('A conferência por leitor está ligada. Ausente, fica como está.'),
    contagemScanner: z
      .boolean()
      .optional()
      .describe('A contagem por leitor está ligada. Ausente, fica como está.'),
    chegadaScanner: z
      .boolean()
      .optional()
      .describe('O que chega é contado contra a nota. Ausente, fica como está.'),
    chegadaCega: z
      .boolean()
      .optional()
      .describe('Quem conta a chegada não vê as quantidades da nota. Ausente, fica como está.'),
    versao: z.number().int().optional(),
  })
  .meta({ id: 'ConfiguracaoInput' })
export type ConfiguracaoInput = z.infer<typeof ConfiguracaoInput>

export const Configuracao = z
  .object({
    id: z.number().int(),
    tempoSeparacao: z.number(),
    tempoFaturar: z.number(),
    separacaoScanner: z.boolean(),
    conferenciaScanner: z.boolean(),
    contagemScanner: z.boolean(),
    chegadaScanner: z.boolean(),
    chegadaCega: z.boolean(),
    wmsInterno: z
      .boolean()
      .describe('O armazém separa aqui; com um WMS de fora a separação por leitor não vale.'),
    versao: z.number().int(),
    _links: Links,
  })
  .meta({ id: 'Configuracao' })
export type Configuracao = z.infer<typeof Configuracao>
