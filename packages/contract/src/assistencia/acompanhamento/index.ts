import { z } from 'zod'
import { OsModelo } from '../ordemServico/record.ts'
import { ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { MOST_ARQUIVOS } from '../chat/values.ts'
import { MENSAGEM_MAXIMO } from '../ordemServico/publico.ts'
import { StatusOs } from '../ordemServico/status.ts'
import { PAPEIS_DO_CONSUMIDOR_LABELS } from '../ordemServico/values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './conta.ts'

/** Most orders in a consumer's own list. */
export const MINHAS_OS_MAXIMO = 100

/** What a consumer may keep of an order: the papers of its page, and the evidence of an answer. */
export const MEU_PAPEL_LABELS = {
  ...PAPEIS_DO_CONSUMIDOR_LABELS,
  comprovante: 'Comprovante da resposta',
} as const
export type MeuPapel = keyof typeof MEU_PAPEL_LABELS
const MeuPapel = z.enum(Object.keys(MEU_PAPEL_LABELS) as [MeuPapel, ...MeuPapel[]])

/** An order in the list of its consumer, in plain words. */
export const MinhaOs = z
  .object({
    id: z.number().int(),
    numero: z.string(),
    status: StatusOs,
    titulo: z.string().describe("Em palavras simples: 'Seu relógio está pronto'."),
    texto: z.string(),
    relogio: z.string().nullable(),
    posto: z.string().describe('Nome fantasia.'),
    criadaEm: Instante,
    pedeResposta: z.boolean().describe('Se espera a resposta ao orçamento ou a escolha do modelo.'),
    terminada: z.boolean(),
    avaliacao: z
      .enum(['ABERTA', 'DADA'])
      .nullable()
      .describe('A pesquisa: se espera pelas notas, ou já as tem.'),
    papeis: z.array(MeuPapel),
    conversa: z
      .object({
        naoLidas: z.number().int(),
        em: Instante,
        de: z.enum(['CLIENTE', 'POSTO']),
        texto: z.string().describe('Da última mensagem, ou os nomes dos arquivos dela.'),
      })
      .nullable()
      .describe('O que se disse com o posto; null: nada ainda.'),
  })
  .meta({ id: 'MinhaOs' })
export type MinhaOs = z.infer<typeof MinhaOs>

/** A consumer's own watch, with what is left of each warranty. */
export const MeuRelogio = z
  .object({
    id: z.number().int(),
    numeroSerie: z.string(),
    modelo: OsModelo,
    garantiaAte: z
      .string()
      .nullable()
      .describe('Do fabricante, yyyy-MM-dd; null: sem nota fiscal conhecida.'),
    garantiaDias: z.number().int().nullable().describe('Quantos dias ela ainda vale; 0: acabou.'),
    garantiaServicoAte: z.string().nullable().describe('Do último conserto entregue, yyyy-MM-dd.'),
    garantiaServicoDias: z.number().int().nullable(),
  })
  .meta({ id: 'MeuRelogio' })
export type MeuRelogio = z.infer<typeof MeuRelogio>

/** What a consumer writes to the post from the own account. */
export const MinhaFala = z
  .strictObject({
    dispositivo: z.uuid().describe('Dado por quem envia: enviada duas vezes, é guardada uma.'),
    texto: z.string().trim().max(MENSAGEM_MAXIMO).default(''),
    arquivos: z.array(ArquivoInput).max(MOST_ARQUIVOS).default([]),
  })
  .refine(({ texto, arquivos }) => texto !== '' || arquivos.length > 0, {
    path: ['texto'],
    error: coded('EMPTY_REQUIRED_FIELD'),
  })
  .meta({ id: 'MinhaFala' })
export type MinhaFala = z.infer<typeof MinhaFala>

export const FalaParams = z.object({ id: Id, numero: Id })
export type FalaParams = z.infer<typeof FalaParams>

/** An own message, corrected. */
export const MinhaFalaUpdate = z
  .strictObject({
    texto: z
      .string()
      .trim()
      .min(1, { error: coded('EMPTY_REQUIRED_FIELD') })
      .max(MENSAGEM_MAXIMO),
  })
  .meta({ id: 'MinhaFalaUpdate' })
export type MinhaFalaUpdate = z.infer<typeof MinhaFalaUpdate>

export const FalaArquivoParams = z.object({ id: Id, arquivo: Id })

export const PapelParams = z.object({ id: z.coerce.number().int().positive(), papel: MeuPapel })
