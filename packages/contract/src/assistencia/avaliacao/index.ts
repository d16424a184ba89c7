import { z } from 'zod'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { AVALIACAO_TEXTO_MAXIMO, SITUACOES_AVALIACAO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const Nota = z.number().int().min(1).max(5)
/** Marks of 1 to 5, one for each category of the specification's list (§3). */
export const NotasAvaliacao = z
  .object({ ATENDIMENTO: Nota, PRAZO: Nota, PRECO: Nota, QUALIDADE: Nota })
  .meta({ id: 'NotasAvaliacao' })

/** Only the link's token names the invitation, in the body, because no log keeps it. */
export const AvaliacaoToken = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'AvaliacaoToken' })

export const AvaliacaoInput = z
  .object({
    token: z.string().min(1).max(200),
    notas: NotasAvaliacao,
    comentario: opcional(AVALIACAO_TEXTO_MAXIMO).describe('O que a pessoa quis dizer.'),
    querLigacao: z.boolean().default(false).describe('Pede que o posto telefone.'),
  })
  .meta({
    id: 'AvaliacaoInput',
    example: {
      token: 'q0x…',
      notas: { ATENDIMENTO: 5, PRAZO: 3, PRECO: 4, QUALIDADE: 5 },
      comentario: 'Ficou ótimo, mas demorou.',
      querLigacao: false,
    },
  })
export type AvaliacaoInput = z.infer<typeof AvaliacaoInput>

/** The same without the link that names it. */
export const AvaliacaoDita = AvaliacaoInput.omit({ token: true })
export type AvaliacaoDita = z.infer<typeof AvaliacaoDita>

/** What the consumer's page shows by the link of an invitation. */
export const AvaliacaoVista = z
  .object({
    numero: z.string().describe('Da ordem de serviço.'),
    primeiroNome: z.string(),
    relogio: z.string().nullable(),
    entregueEm: Instante.describe('Quando o relógio foi entregue, ou o atendimento feito.'),
    posto: z.object({ nomeFantasia: z.string(), telefone: z.string(), marca: z.string().nullable() }),
    telefone: z.string().nullable().describe('Os últimos algarismos do telefone do consumidor.'),
    expiraEm: Instante,
    dada: z
      .object({
        em: Instante,
        notas: NotasAvaliacao,
        comentario: z.string().nullable(),
        querLigacao: z.boolean(),
      })
      .nullable()
      .describe('null: ainda não foi dada.'),
    resposta: z.object({ texto: z.string(), em: Instante, por: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AvaliacaoVista' })
export type AvaliacaoVista = z.infer<typeof AvaliacaoVista>

/** An answer as the list of the post and of the manufacturer shows it. */
export const AvaliacaoResumo = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }),
    consumidor: z.string(),
    respondidaEm: z.iso.datetime(),
    atendimento: Nota,
    prazo: Nota,
    preco: Nota,
    qualidade: Nota,
    media: z.number().describe('Das quatro notas.'),
    comentario: z.string().nullable(),
    querLigacao: z.boolean(),
    situacao: z.enum(SITUACOES_AVALIACAO),
    resposta: z.string().nullable().describe('O que o posto respondeu.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'AvaliacaoResumo' })
export type AvaliacaoResumo = z.infer<typeof AvaliacaoResumo>

/** One answer, with what the post said to it. */
export const Avaliacao = AvaliacaoResumo.extend({
  telefone: z.string().nullable().describe('Só de quem pediu que liguem, e a quem pode responder.'),
  ligouEm: Instante.nullable(),
  resposta: z.object({ texto: z.string(), em: Instante, por: z.string().nullable() }).nullable(),
  podeResponder: z.boolean(),
}).meta({ id: 'Avaliacao' })
export type Avaliacao = z.infer<typeof Avaliacao>

export const AvaliacaoResposta = z
  .object({ versao: Versao, resposta: obrigatorio(AVALIACAO_TEXTO_MAXIMO) })
  .meta({ id: 'AvaliacaoResposta', example: { versao: 1, resposta: 'Obrigada por contar!' } })
export type AvaliacaoResposta = z.infer<typeof AvaliacaoResposta>

export const AvaliacaoLigou = z
  .object({ versao: Versao })
  .meta({ id: 'AvaliacaoLigou', example: { versao: 1 } })

/** The request of a sum: a period by the day of the answers, and one post or all that the person sees. */
export const AvaliacaoSomaQuery = z.object({
  de: z.iso.date().describe('Primeiro dia das respostas.'),
  ate: z.iso.date().describe('Último dia das respostas.'),
  posto: Id.optional(),
})
export type AvaliacaoSomaQuery = z.infer<typeof AvaliacaoSomaQuery>

const Medias = z.object({
  ATENDIMENTO: z.number().nullable(),
  PRAZO: z.number().nullable(),
  PRECO: z.number().nullable(),
  QUALIDADE: z.number().nullable(),
})
/** The figures that others are compared with. */
const Comparada = z
  .object({ respondidas: z.number().int(), media: z.number(), nps: z.number().int() })
  .meta({ id: 'AvaliacaoComparada' })

/** Mean, distribution and a figure like the NPS (rede §7). */
export const AvaliacaoSoma = z
  .object({
    enviadas: z.number().int().describe('Convites do período.'),
    respondidas: z.number().int(),
    media: z.number().nullable().describe('null: ninguém respondeu.'),
    medias: Medias,
    distribuicao: z
      .array(z.number().int())
      .length(5)
      .describe('Quantas respostas têm média arredondada 1, 2, 3, 4 e 5.'),
    promotores: z.number().int(),
    neutros: z.number().int(),
    detratores: z.number().int(),
    nps: z.number().int().nullable().describe('Porcentagem de promotores menos a de detratores.'),
    antes: Comparada.nullable().describe('Os mesmos números do período de igual duração que veio antes.'),
    rede: Comparada.nullable().describe(
      'Os da rede inteira no período, para comparar; null quando já são estes, ou quando menos de 3 postos foram avaliados.',
    ),
    meses: z.array(
      z.object({ mes: z.string(), respondidas: z.number().int(), media: z.number(), medias: Medias }),
    ),
  })
  .meta({ id: 'AvaliacaoSoma' })
export type AvaliacaoSoma = z.infer<typeof AvaliacaoSoma>

/** The state of a service order's survey. */
export const AvaliacaoDaOs = z
  .object({
    situacao: z.enum(['NENHUMA', 'CONVIDADA', 'VENCIDA', 'DADA']),
    id: z.number().int().nullable().describe('Da avaliação dada.'),
    media: z.number().nullable(),
    enviadaEm: Instante.nullable().describe('Quando o e-mail saiu.'),
    expiraEm: Instante.nullable(),
  })
  .meta({ id: 'AvaliacaoDaOs' })
export type AvaliacaoDaOs = z.infer<typeof AvaliacaoDaOs>

export const AvaliacaoLink = z
  .object({
    href: z.string(),
    expiraEm: Instante,
    telefone: z.string().nullable().describe('Do consumidor, para o WhatsApp.'),
    texto: z.string().describe('A mensagem pronta, com o link.'),
  })
  .meta({ id: 'AvaliacaoLink' })
export type AvaliacaoLink = z.infer<typeof AvaliacaoLink>
