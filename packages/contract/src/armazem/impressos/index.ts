import { z } from 'zod'
import { FotoInput } from '../../casca/usuario/index.ts'
import { Versao } from '../../casca/paging/index.ts'
import { ETIQUETAS, type EtiquetaTipo, MEDIDA_MAXIMA, MEDIDA_MINIMA, RESOLUCOES } from './values.ts'

export * from './values.ts'

const lado = z.number().int().min(MEDIDA_MINIMA).max(MEDIDA_MAXIMA).describe('Em milímetros.')
const Medida = z.object({ largura: lado, altura: lado })

const medidas = z.object(
  Object.fromEntries(ETIQUETAS.map((tipo) => [tipo, Medida])) as Record<EtiquetaTipo, typeof Medida>,
)

const resolucao = z.literal(RESOLUCOES).describe('Pontos por polegada da impressora térmica.')

/** What every paper of the warehouse carries. */
export const Impressos = z
  .object({
    nome: z.string().describe('Nome do armazém; muda em /notas/configuracao.'),
    logo: z.string().nullable().describe('Os bytes estão em /public/midia/imagem/{id}.'),
    etiquetas: medidas,
    resolucao,
    tempoSeparacao: z
      .number()
      .nullable()
      .describe('Horas até que a separação esteja atrasada; só para a equipe do armazém.'),
    versao: z.number().int(),
  })
  .meta({ id: 'Impressos' })
export type Impressos = z.infer<typeof Impressos>

/** PUT: what is absent stays; `logo: null` removes it. */
export const ImpressosInput = z
  .object({ logo: FotoInput, etiquetas: medidas.optional(), resolucao: resolucao.optional(), versao: Versao })
  .meta({ id: 'ImpressosInput' })
export type ImpressosInput = z.infer<typeof ImpressosInput>
