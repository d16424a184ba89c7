import { z } from 'zod'

/** How the installation's own copies stand. */
export const SITUACOES_COPIA = ['EM_DIA', 'ATRASADA', 'AINDA_NENHUMA', 'DESLIGADA'] as const
export type SituacaoCopia = (typeof SITUACOES_COPIA)[number]

export const SITUACAO_COPIA_LABELS: Readonly<Record<SituacaoCopia, string>> = {
  EM_DIA: 'Em dia',
  ATRASADA: 'Atrasada',
  AINDA_NENHUMA: 'Ainda nenhuma',
  DESLIGADA: 'Desligada',
}

const instant = z.iso.datetime()

export const Copia = z
  .object({
    id: z.number().int(),
    iniciadaEm: instant,
    terminadaEm: instant,
    pasta: z.string(),
    linhas: z.number().int(),
    arquivos: z.number().int(),
    bytes: z.number().int(),
    falha: z.string().nullable().describe('Por que não foi feita; nulo na que foi.'),
    testadaEm: instant.nullable().describe('Quando foi restaurada como ensaio.'),
    testeFalha: z.string().nullable(),
    guardada: z.boolean().describe('A pasta ainda é guardada.'),
  })
  .meta({ id: 'Copia' })
export type Copia = z.infer<typeof Copia>

/** What an administrator asks when something is wrong: versions, room, waiting work, copies. */
export const Instalacao = z
  .object({
    versao: z.string(),
    node: z.string(),
    postgres: z.string(),
    migracao: z.string().describe('A última migração do banco de dados.'),
    desde: instant.describe('Início deste processo.'),
    bancoBytes: z.number().int(),
    disco: z
      .object({ livre: z.number().int(), total: z.number().int() })
      .describe('Da pasta dos dados, em bytes.'),
    arquivos: z.object({
      bucket: z.string().nullable().describe('Onde os arquivos ficam; nulo quando no disco.'),
      responde: z.boolean(),
    }),
    tarefas: z.object({
      devidas: z.number().int(),
      desistidas: z.number().int().describe('Falharam em todas as tentativas.'),
      esperaSegundos: z.number().describe('Há quanto tempo a mais antiga espera.'),
    }),
    copias: z.object({
      situacao: z.enum(SITUACOES_COPIA),
      pasta: z.string(),
      guardar: z.number().int(),
      lista: z.array(Copia).describe('As últimas 30, a mais nova primeiro.'),
    }),
  })
  .meta({ id: 'Instalacao' })
export type Instalacao = z.infer<typeof Instalacao>
