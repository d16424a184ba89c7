import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import {
  ACOES_CHAMADO,
  CATEGORIAS_CHAMADO,
  DIAS_EXPEDIENTE_EQUIPE,
  EQUIPES_CHAMADO,
  MAIOR_MOTIVO_CHAMADO,
  MAIOR_TEXTO_CHAMADO,
  MAIOR_TEXTO_FERIADOS,
  MAIOR_TITULO_CHAMADO,
  MOST_ARQUIVOS_CHAMADO,
  PRAZOS_CHAMADO,
  PRIORIDADES_CHAMADO,
  SITUACOES_CHAMADO,
  ZONAS_EXPEDIENTE,
} from './values.ts'

export * from './values.ts'

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: coded('HORA_INVALIDA') })

/** The working hours of a team, in which the deadlines of its tickets run (rede §9). */
export const Expediente = z
  .object({
    equipe: z.enum(EQUIPES_CHAMADO),
    zona: z.enum(ZONAS_EXPEDIENTE),
    dias: z.enum(DIAS_EXPEDIENTE_EQUIPE),
    das: hora,
    ate: hora,
    carnaval: z.boolean().describe('Segunda e terça de Carnaval são folga.'),
    corpusChristi: z.boolean(),
    feriados: z
      .string()
      .trim()
      .max(MAIOR_TEXTO_FERIADOS)
      .describe('Um por linha, a data antes do nome: dd/mm de todo ano, dd/mm/aaaa de um só.'),
  })
  .meta({ id: 'Expediente' })
export type Expediente = z.infer<typeof Expediente>

export const ExpedienteInput = Expediente.refine(({ das, ate }) => das < ate, {
  path: ['ate'],
  error: coded('HORARIO_INVERTIDO'),
}).meta({ id: 'ExpedienteInput' })
export type ExpedienteInput = z.infer<typeof ExpedienteInput>

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
    mensagens: z.number().int().describe('Quantas se disseram aos dois lados, sem as notas internas.'),
    minutosRestantes: z
      .number()
      .int()
      .nullable()
      .describe(
        'Os minutos úteis, no expediente da equipe, que restam para responder, ou que restavam quando foi respondido ou encerrado.',
      ),
    atendidoEm: z.iso.datetime().nullable(),
    encerradoEm: z.iso.datetime().nullable(),
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
    daConversa: z.boolean().describe('Copiada da conversa de que o chamado foi aberto.'),
    arquivos: z.array(Arquivo),
    criadoEm: z.iso.datetime(),
  })
  .meta({ id: 'ChamadoMensagem' })
export type ChamadoMensagem = z.infer<typeof ChamadoMensagem>

/** A ticket with what was said in it, as far as this person sees it. */
export const Chamado = z
  .object({
    ...comum,
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    conversa: z.number().int().nullable().describe('A conversa de que foi aberto.'),
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

/** What is said: words, files, or both. */
const dito = {
  texto: z.string().trim().max(MAIOR_TEXTO_CHAMADO).default(''),
  arquivos: z.array(ArquivoInput).max(MOST_ARQUIVOS_CHAMADO).default([]),
}
const semNada = {
  path: ['texto'],
  error: coded('EMPTY_REQUIRED_FIELD'),
}
type Dito = { texto: string; arquivos: readonly unknown[] }
const saysSomething = ({ texto: words, arquivos }: Dito): boolean => words !== '' || arquivos.length > 0

export const ChamadoInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    titulo: obrigatorio(MAIOR_TITULO_CHAMADO),
    categoria: z.enum(CATEGORIAS_CHAMADO),
    prioridade: z.enum(PRIORIDADES_CHAMADO).default('NORMAL'),
    ordemServico: z
      .object({ id: Id })
      .nullish()
      .describe('Uma OS do mesmo posto; sem ela vale a da conversa.'),
    conversa: z
      .object({ id: Id })
      .nullish()
      .describe('Uma conversa desta pessoa: o posto é o dela, e as últimas mensagens vêm com o chamado.'),
    texto: texto.describe('O que aconteceu: a primeira mensagem.'),
    arquivos: dito.arquivos,
  })
  .meta({ id: 'ChamadoInput' })
export type ChamadoInput = z.infer<typeof ChamadoInput>

export const ChamadoMensagemInput = z
  .object({ ...dito, interna: z.boolean().default(false) })
  .refine(saysSomething, semNada)
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

const comTexto = z.object({ ...dito, versao: Versao }).refine(saysSomething, semNada)

/** What each act takes. */
export const ACAO_CHAMADO_INPUTS = {
  atender: comTexto,
  pedir: comTexto,
  responder: comTexto,
  recusar: z.object({ motivo: obrigatorio(MAIOR_MOTIVO_CHAMADO), versao: Versao }),
  finalizar: z.object({ versao: Versao }),
  reabrir: comTexto,
} as const satisfies Record<(typeof ACOES_CHAMADO)[number], z.ZodObject>
