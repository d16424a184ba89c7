import { z } from 'zod'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import {
  ACOES_CHAMADO,
  CATEGORIAS_CHAMADO,
  EQUIPES_CHAMADO,
  MAIOR_MOTIVO_CHAMADO,
  MAIOR_TEXTO_CHAMADO,
  MAIOR_TITULO_CHAMADO,
  PRAZOS_CHAMADO,
  PRIORIDADES_CHAMADO,
  SITUACOES_CHAMADO,
} from './values.ts'

export * from './values.ts'

const comum = {
  id: z.number().int(),
  numero: z.string().describe('Número e ano: 42/2026.'),
  titulo: z.string(),
  posto: PostoDoRegistro,
  categoria: z.enum(CATEGORIAS_CHAMADO),
  prioridade: z.enum(PRIORIDADES_CHAMADO),
  equipe: z.enum(EQUIPES_CHAMADO),
  situacao: z.enum(SITUACOES_CHAMADO),
  prazo: z.enum(PRAZOS_CHAMADO).describe('Como está o prazo agora.'),
  prazoEm: z.iso.datetime().nullable().describe('Até quando responder; null enquanto aguarda o posto.'),
  criadoEm: z.iso.datetime(),
  versao: z.number().int(),
  _links: Links.optional(),
}

/** A ticket as lists show it. */
export const ChamadoResumo = z
  .object({
    ...comum,
    os: z.string().nullable().describe('Número da OS.'),
    responsavel: z.string().nullable(),
    ordem: z.number().int().describe('O que está há mais tempo atrasado tem o menor número.'),
  })
  .meta({ id: 'ChamadoResumo' })
export type ChamadoResumo = z.infer<typeof ChamadoResumo>

export const ChamadoMensagem = z
  .object({
    id: z.number().int(),
    texto: z.string(),
    interna: z.boolean().describe('Nota interna: o posto não vê.'),
    autor: z.string().nullable(),
    doPosto: z.boolean().describe('Quem escreveu é do posto.'),
    criadoEm: z.iso.datetime(),
  })
  .meta({ id: 'ChamadoMensagem' })
export type ChamadoMensagem = z.infer<typeof ChamadoMensagem>

/** A ticket with what was said in it, as far as this person sees it. */
export const Chamado = z
  .object({
    ...comum,
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    responsavel: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
    motivo: z.string().nullable().describe('Por que não foi atendido.'),
    criadoPor: z.string().nullable(),
    atendidoEm: z.iso.datetime().nullable(),
    encerradoEm: z.iso.datetime().nullable(),
    mensagens: z.array(ChamadoMensagem),
    proximasAcoes: z.array(z.enum(ACOES_CHAMADO)).describe('O que esta pessoa pode fazer agora.'),
    escreve: z.boolean().describe('Esta pessoa pode comentar.'),
    atende: z.boolean().describe('Esta pessoa pode assumir e encaminhar.'),
    anotaInterna: z.boolean().describe('Esta pessoa escreve e lê notas internas.'),
  })
  .meta({ id: 'Chamado' })
export type Chamado = z.infer<typeof Chamado>

const texto = obrigatorio(MAIOR_TEXTO_CHAMADO)

export const ChamadoInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    titulo: obrigatorio(MAIOR_TITULO_CHAMADO),
    categoria: z.enum(CATEGORIAS_CHAMADO),
    prioridade: z.enum(PRIORIDADES_CHAMADO).default('NORMAL'),
    ordemServico: z.object({ id: Id }).nullish().describe('Uma OS do mesmo posto.'),
    texto: texto.describe('O que aconteceu: a primeira mensagem.'),
  })
  .meta({ id: 'ChamadoInput' })
export type ChamadoInput = z.infer<typeof ChamadoInput>

export const ChamadoMensagemInput = z
  .object({ texto, interna: z.boolean().default(false) })
  .meta({ id: 'ChamadoMensagemInput' })
export type ChamadoMensagemInput = z.infer<typeof ChamadoMensagemInput>

export const ChamadoAssumir = z.object({ versao: Versao }).meta({ id: 'ChamadoAssumir' })

export const ChamadoEncaminhar = z
  .object({
    equipe: z.enum(EQUIPES_CHAMADO),
    categoria: z.enum(CATEGORIAS_CHAMADO),
    prioridade: z.enum(PRIORIDADES_CHAMADO),
    versao: Versao,
  })
  .meta({ id: 'ChamadoEncaminhar' })
export type ChamadoEncaminhar = z.infer<typeof ChamadoEncaminhar>

const comTexto = z.object({ texto, versao: Versao })

/** What each act takes. */
export const ACAO_CHAMADO_INPUTS = {
  atender: comTexto,
  pedir: comTexto,
  responder: comTexto,
  recusar: z.object({ motivo: obrigatorio(MAIOR_MOTIVO_CHAMADO), versao: Versao }),
  finalizar: z.object({ versao: Versao }),
  reabrir: comTexto,
} as const satisfies Record<(typeof ACOES_CHAMADO)[number], z.ZodObject>
