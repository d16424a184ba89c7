import { z } from 'zod'
import type { ColunaPlanilha } from '../../casca/importacao/modelo.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** Most rows of one file, by its kind, and of one batch of the API (rede §5b). */
export const VENDAS_CSV = 1_000_000
export const VENDAS_XLSX = 100_000
export const VENDAS_LOTE = 1_000
/** Largest file: a row has some 60 characters. */
export const VENDAS_MB = 200

/** The columns of the file. */
export const COLUNAS_VENDA = [
  {
    nome: 'numeroSerie',
    rotulo: 'Número de série',
    tipo: 'texto',
    obrigatoria: true,
    sinonimos: ['Série', 'Nº de série', 'Serial', 'Número'],
    exemplo: '7204118',
    ajuda: 'O que está gravado na tampa.',
  },
  {
    nome: 'modelo',
    rotulo: 'Modelo',
    tipo: 'texto',
    obrigatoria: true,
    sinonimos: ['Código do modelo', 'Código', 'Referência'],
    exemplo: 'AU-1010',
    ajuda: 'O código do modelo.',
  },
  {
    nome: 'vendidoEm',
    rotulo: 'Vendido em',
    tipo: 'dia',
    obrigatoria: true,
    sinonimos: ['Data da venda', 'Data de venda', 'Venda', 'Data'],
    exemplo: '12/03/2026',
    ajuda: 'O dia da venda; não depois de hoje.',
  },
  {
    nome: 'revendedor',
    rotulo: 'Revendedor',
    tipo: 'texto',
    sinonimos: ['Loja', 'Cliente'],
    exemplo: 'Relojoaria do Porto',
    ajuda: 'Quem vendeu. Pode ficar em branco.',
  },
  {
    nome: 'mesesGarantia',
    rotulo: 'Garantia (meses)',
    tipo: 'numero',
    sinonimos: ['Meses de garantia', 'Garantia', 'Meses'],
    exemplo: '24',
    ajuda: 'Em branco, a do modelo.',
  },
] as const satisfies readonly ColunaPlanilha[]

export type ColunaVenda = (typeof COLUNAS_VENDA)[number]['nome']

/** From the file to its rows: read and checked, then stored when a person says so; a stored one may be taken back. */
export const ESTADOS_VENDA = [
  'lendo',
  'conferida',
  'gravando',
  'gravada',
  'desfazendo',
  'desfeita',
  'falhou',
] as const
export type EstadoVenda = (typeof ESTADOS_VENDA)[number]

/** Whether the server is still busy with it. */
export const vendaEmAndamento = (estado: EstadoVenda): boolean =>
  estado === 'lendo' || estado === 'gravando' || estado === 'desfazendo'

/** An import of sold watches. */
export const VendaImportacao = z
  .object({
    id: z.number().int(),
    arquivo: z.string(),
    estado: z.enum(ESTADOS_VENDA),
    linhas: z.number().int().describe('Lidas até agora.'),
    certas: z.number().int().describe('As que entram.'),
    iguais: z.number().int().describe('As que já estavam entre os vendidos, sem diferença.'),
    comErro: z.number().int(),
    gravadas: z.number().int().describe('As que entraram até agora, ou que foram desfeitas depois.'),
    ignoradas: z.array(z.string()).describe('Títulos que não são de coluna nenhuma.'),
    por: z.string(),
    criadaEm: Instante,
    terminadaEm: Instante.nullable(),
  })
  .meta({ id: 'VendaImportacao' })
export type VendaImportacao = z.infer<typeof VendaImportacao>

/** A row that does not enter, and why. */
export const VendaRecusada = z
  .object({
    linha: z.number().int(),
    valores: z.array(z.string()).describe('Como no arquivo, na ordem das colunas.'),
    motivo: z.string(),
  })
  .meta({ id: 'VendaRecusada' })
export type VendaRecusada = z.infer<typeof VendaRecusada>

const texto = (maximum: number) => z.string().max(maximum)

/** Sales of another program, a batch at a time; sent again, they change nothing. */
export const VendaLote = z
  .object({
    vendas: z
      .array(
        z
          .object({
            numeroSerie: texto(60),
            modelo: texto(60).describe('O código do modelo.'),
            vendidoEm: texto(20).describe('yyyy-MM-dd'),
            revendedor: texto(200).nullish(),
            mesesGarantia: z.number().nullish().describe('Sem ele, os do modelo.'),
          })
          .strict(),
      )
      .min(1)
      .max(VENDAS_LOTE),
  })
  .strict()
  .meta({ id: 'VendaLote' })
export type VendaLote = z.infer<typeof VendaLote>

export const VendaLoteGravado = z
  .object({
    gravadas: z.number().int(),
    iguais: z.number().int(),
    recusadas: z.array(VendaRecusada).describe('`linha`: a posição na lista, a primeira é 1.'),
  })
  .meta({ id: 'VendaLoteGravado' })
export type VendaLoteGravado = z.infer<typeof VendaLoteGravado>
