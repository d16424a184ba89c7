import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Id } from '../paging/index.ts'

/** The first day that a report may begin or end on: what people mean by an earlier one is a slip of the keyboard. */
const PRIMEIRO_DIA = '1900-01-01'
const dia = z.iso
  .date()
  .refine((day) => day >= PRIMEIRO_DIA, { error: coded('DATA_INVALIDA') })
  .nullish()
const id = Id.nullish()

/** The request of a report: a period of days, both included, and the filters that its definition names. */
export const RelatorioFiltro = z
  .object({
    de: dia.describe('Sem ele, o primeiro dia de onze meses antes.'),
    ate: dia.describe('Sem ele, hoje.'),
    por: z.string().max(40).nullish().describe('O que há em cada linha; sem ele, a primeira das opções.'),
    posto: id.describe('id; só para quem filtra por posto.'),
    marca: id,
    modelo: id,
    tecnico: id,
    garantia: z.enum(['true', 'false']).nullish(),
    status: z
      .string()
      .max(40)
      .regex(/^\w*$/)
      .nullish()
      .describe('A situação; só onde o relatório a tem por filtro.'),
    cliente: id,
    dias: z.enum(['30', '60', '90', '180']).nullish(),
  })
  .strict()
  .meta({ id: 'RelatorioFiltro' })
export type RelatorioFiltro = z.infer<typeof RelatorioFiltro>

/** A report as the index lists it. */
export const RelatorioCitado = z
  .object({ nome: z.string(), titulo: z.string(), descricao: z.string(), grupo: z.string() })
  .meta({ id: 'RelatorioCitado' })
export type RelatorioCitado = z.infer<typeof RelatorioCitado>

export const RelatorioFormato = z.enum(['inteiro', 'decimal', 'porcento', 'dinheiro', 'texto', 'dia'])
export type RelatorioFormato = z.infer<typeof RelatorioFormato>

/** Filters with which a list shows the records behind a figure, as its address carries them. */
const Abre = z.record(z.string(), z.string())

export const RelatorioColuna = z
  .object({
    nome: z.string(),
    rotulo: z.string(),
    formato: RelatorioFormato,
    desenho: z.enum(['barra', 'linha']).nullable().describe('Barras ficam uma sobre a outra.'),
    abre: Abre.nullable().describe('null: nenhuma lista mostra o que a coluna conta.'),
  })
  .meta({ id: 'RelatorioColuna' })
export type RelatorioColuna = z.infer<typeof RelatorioColuna>

export const RelatorioLinha = z
  .object({
    chave: z.string(),
    rotulo: z.string(),
    valores: z.array(z.union([z.number(), z.string(), z.null()])).describe('Na ordem das colunas.'),
    abre: Abre.nullable(),
  })
  .meta({ id: 'RelatorioLinha' })
export type RelatorioLinha = z.infer<typeof RelatorioLinha>

export const RelatorioCampo = z
  .object({
    nome: z.string(),
    rotulo: z.string(),
    vazio: z.string().nullable().describe('Palavras de nenhuma escolha; null: escolhe-se sempre uma.'),
    valor: z.string(),
    opcoes: z.array(z.object({ valor: z.string(), rotulo: z.string() })),
  })
  .meta({ id: 'RelatorioCampo' })
export type RelatorioCampo = z.infer<typeof RelatorioCampo>

/** A report: its table; the chart draws some of its columns. */
export const Relatorio = RelatorioCitado.extend({
  periodo: z.object({ de: z.string(), ate: z.string() }).nullable().describe('null: o de agora.'),
  campos: z.array(RelatorioCampo),
  dimensao: z.string().describe('O que cada linha é: Mês, Posto.'),
  colunas: z.array(RelatorioColuna),
  linhas: z.array(RelatorioLinha),
  total: z.array(z.union([z.number(), z.string(), z.null()])).nullable(),
  cortadas: z.number().int().describe('Linhas além das mostradas; o total conta também com elas.'),
  lista: z
    .object({
      caminho: z.string(),
      filtros: Abre,
      total: z
        .boolean()
        .describe('false: o total conta o mesmo registro mais de uma vez e não abre a lista.'),
    })
    .nullable()
    .describe('A lista que os números abrem, e o que vale para todos.'),
}).meta({ id: 'Relatorio' })
export type Relatorio = z.infer<typeof Relatorio>

export const RelatorioExport = z
  .object({ filter: RelatorioFiltro.nullish() })
  .strict()
  .meta({ id: 'RelatorioExport' })

/** A month or a year that has records, the newest first. */
export const RelatorioMes = z.object({ mes: z.string().describe('yyyy-MM'), nome: z.string() }).meta({
  id: 'RelatorioMes',
})
export const RelatorioAno = z.object({ ano: z.number().int() }).meta({ id: 'RelatorioAno' })
