import { z } from 'zod'
import { Direction, ExportRequest, Id, ListRequest } from '../../casca/paging/index.ts'
import { CONSERTO_DIAS, QUANDO, RESULTADO_ORCAMENTO, RESULTADO_TROCA, SEM } from './figura.ts'
import { OsType, PrazoGarantia, Reincidencia, Retirada, Semaforo, StatusOs } from './status.ts'
import { OS_SORTS } from './values.ts'

const texto = z.string().trim().max(120).nullish()
const dia = z.iso.date().nullish()

/** What the figures of the reports count, so that each opens the orders behind it. */
const figura = {
  quando: z
    .enum(QUANDO)
    .nullish()
    .describe('O que fica entre de e ate: a criação (sem ele), o reparo, o orçamento ou o pedido de troca.'),
  consertoDias: z.enum(CONSERTO_DIAS).nullish().describe('Dias da entrada ao reparo.'),
  sem: z.enum(SEM).nullish().describe('Só as que não têm isto.'),
  reparadoPor: Id.nullish().describe('Quem reparou.'),
  recusadaQc: z.boolean().nullish().describe('true: só as que o controle de qualidade devolveu.'),
  orcamento: z.enum(RESULTADO_ORCAMENTO).nullish().describe('O resultado do último orçamento.'),
  troca: z.enum(RESULTADO_TROCA).nullish().describe('O resultado da última troca.'),
  causa: Id.nullish().describe('Um orçamento que vale a tem.'),
  sintoma: Id.nullish().describe('Um orçamento que vale o tem.'),
  peca: Id.nullish().describe('Aprovada no orçamento.'),
}

/** The filters of the orders; a list of statuses finds any of them. */
export const OrdemServicoFilter = z
  .object({
    busca: texto.describe(
      'Número, consumidor, telefone, documento, nº de série, código de peça, ou "compra 12".',
    ),
    numero: texto,
    status: z.union([StatusOs, z.array(StatusOs).max(23), z.literal('')]).nullish(),
    osType: z.union([OsType, z.literal('')]).nullish(),
    posto: Id.nullish().describe('id; só para quem filtra por posto.'),
    codigoSap: texto,
    consumidor: texto.describe('Nome, documento ou telefone.'),
    consumidorId: Id.nullish().describe('As de um consumidor só.'),
    numeroSerie: texto,
    relogioId: Id.nullish().describe('As de um relógio só.'),
    marca: Id.nullish(),
    modelo: Id.nullish(),
    tecnico: Id.nullish(),
    semaforo: z.union([Semaforo, z.literal('')]).nullish(),
    reincidencia: z.union([Reincidencia, z.literal('')]).nullish(),
    garantia: z.boolean().nullish(),
    prazoGarantia: z
      .union([PrazoGarantia, z.literal('')])
      .nullish()
      .describe('Na garantia, do dia 25 em diante.'),
    retirada: z
      .union([Retirada, z.literal('')])
      .nullish()
      .describe('Aguardando retirada há tantos dias ou mais.'),
    avisar: z.boolean().nullish().describe('true: só as de clientes a avisar.'),
    abertas: z
      .boolean()
      .nullish()
      .describe('true: só as que ainda não terminaram; false: só as que terminaram.'),
    atrasada: z
      .boolean()
      .nullish()
      .describe('true: só as que estão no vermelho, ou cujo dia prometido passou sem o conserto.'),
    prometidaDe: dia.describe('Prometida para este dia ou depois.'),
    prometidaAte: dia.describe('Prometida para este dia ou antes.'),
    de: dia.describe('Criada neste dia ou depois; quando diz outra data.'),
    ate: dia.describe('Criada neste dia ou antes; quando diz outra data.'),
    ...figura,
  })
  .meta({ id: 'OrdemServicoFilter' })
export type OrdemServicoFilter = z.infer<typeof OrdemServicoFilter>

export const OrdemServicoSort = z.enum(OS_SORTS)
export type OrdemServicoSort = z.infer<typeof OrdemServicoSort>

export const OrdemServicoListRequest = ListRequest.extend({
  order: OrdemServicoSort.nullish(),
  direction: Direction.nullish(),
  filter: OrdemServicoFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'OrdemServicoListRequest' })
export type OrdemServicoListRequest = z.infer<typeof OrdemServicoListRequest>

export const OrdemServicoExportRequest = ExportRequest.extend({
  order: OrdemServicoSort.nullish(),
  filter: OrdemServicoFilter.strict().nullish(),
})
  .strict()
  .meta({ id: 'OrdemServicoExportRequest' })
export type OrdemServicoExportRequest = z.infer<typeof OrdemServicoExportRequest>
