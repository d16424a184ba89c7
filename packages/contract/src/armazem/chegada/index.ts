import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { opcional } from '../../casca/texto/index.ts'
import { hasFourDecimals, QUANTIDADE_MAXIMA } from '../estoque/index.ts'
import { MAX_LINHAS } from '../nota/values.ts'
import { codigoLido } from '../separacao/index.ts'
import { FOTOS_DA_CHEGADA, MOTIVOS_DIVERGENCIA, TIPOS_DIVERGENCIA } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

const daNota = {
  nota: z.number().int().describe('Id da nota fiscal.'),
  numero: z.string(),
  cliente: z.string(),
  emitente: z.string(),
}

/** A note whose goods wait to be counted, or are being counted. */
export const NotaNaFila = z
  .object({
    ...daNota,
    importadaEm: Instante,
    linhas: z.number().int().describe('Linhas que entram no estoque.'),
    contadas: z.number().int().describe('Linhas de que já se contou alguma coisa.'),
    devolucao: z.boolean().describe('Traz devolução, que vai para inspeção.'),
    conferente: z.string().nullable(),
    comigo: z.boolean(),
    tomadaEm: Instante.nullable(),
  })
  .meta({ id: 'NotaNaFila' })
export type NotaNaFila = z.infer<typeof NotaNaFila>

export const FilaChegada = z
  .object({
    cega: z.boolean().describe('A configuração manda contar às cegas: ninguém escolhe.'),
    notas: z.array(NotaNaFila),
  })
  .meta({ id: 'FilaChegada' })
export type FilaChegada = z.infer<typeof FilaChegada>

/** What was counted of one lot of a line. */
export const LoteContadoChegada = z
  .object({
    lote: z.string(),
    validade: z.iso.date().nullable(),
    avaria: z.boolean(),
    quantidade: z.number(),
  })
  .meta({ id: 'LoteContadoChegada' })
export type LoteContadoChegada = z.infer<typeof LoteContadoChegada>

export const FotoChegada = Arquivo.extend({ posicao: z.number().int(), em: z.iso.datetime() }).meta({
  id: 'FotoChegada',
})
export type FotoChegada = z.infer<typeof FotoChegada>

/** A line of the note as it is counted. */
export const LinhaChegada = z
  .object({
    posicao: z.number().int().describe('Lugar da linha na nota, de 0 em diante.'),
    codigoProduto: z.string(),
    codigoOmni: z.string(),
    codigoBarras: z.string().nullable(),
    descricao: z.string(),
    unidade: z.string(),
    inteiro: z.boolean(),
    devolucao: z.boolean(),
    esperado: z.number().nullable().describe('null: a contagem é às cegas e ainda está aberta.'),
    lotes: z
      .array(
        z.object({ lote: z.string(), validade: z.iso.date().nullable(), quantidade: z.number().nullable() }),
      )
      .describe('Os que a nota diz; sem quantidade na contagem às cegas.'),
    contado: z.array(LoteContadoChegada),
  })
  .meta({ id: 'LinhaChegada' })
export type LinhaChegada = z.infer<typeof LinhaChegada>

export const Divergencia = z
  .object({
    posicao: z.number().int(),
    tipo: z.enum(TIPOS_DIVERGENCIA),
    quantidade: z.number(),
  })
  .meta({ id: 'ChegadaDivergencia' })
export type Divergencia = z.infer<typeof Divergencia>

/** A note in the hands of the person who counts it. */
export const Chegada = z
  .object({
    ...daNota,
    cega: z.boolean(),
    comigo: z.boolean(),
    terminada: z.boolean(),
    linhas: z.array(LinhaChegada),
    fotos: z.array(FotoChegada),
    divergencias: z.array(Divergencia).nullable().describe('null: a contagem ainda está aberta.'),
  })
  .meta({ id: 'Chegada' })
export type Chegada = z.infer<typeof Chegada>

/** Body of `tomar`: a person may choose to count blind where the settings show the quantities, never the reverse. */
export const TomarChegadaInput = z
  .object({ cega: z.boolean().optional() })
  .default({})
  .meta({ id: 'ChegadaTomar' })
export type TomarChegadaInput = z.infer<typeof TomarChegadaInput>

/** Body of `contar`: so much more of a lot, or below zero: less. */
export const ContarChegadaInput = z
  .object({
    posicao: z.number().int().min(0).max(MAX_LINHAS),
    lote: z.string().trim().max(60).describe('Vazio: sem lote.'),
    validade: z.iso.date({ error: coded('DATA_INVALIDA') }).nullable(),
    avaria: z.boolean(),
    quantidade: z
      .number()
      .min(-QUANTIDADE_MAXIMA)
      .max(QUANTIDADE_MAXIMA)
      .refine((value) => value !== 0 && hasFourDecimals(value), { error: coded('QUANTIDADE_INVALIDA') }),
    codigo: codigoLido.nullable().describe('A etiqueta lida; null quando a linha foi escolhida à mão.'),
  })
  .meta({ id: 'ChegadaContar' })
export type ContarChegadaInput = z.infer<typeof ContarChegadaInput>

/** Body of `recontar`. */
export const RecountChegadaInput = z
  .object({ posicao: z.number().int().min(0).max(MAX_LINHAS) })
  .meta({ id: 'ChegadaRecontar' })
export type RecountChegadaInput = z.infer<typeof RecountChegadaInput>

/** Body of `terminar`: the reason of every difference that the closed count shows. */
export const TerminarChegadaInput = z
  .object({
    divergencias: z
      .array(
        z.object({
          posicao: z.number().int(),
          tipo: z.enum(TIPOS_DIVERGENCIA),
          motivo: z.enum(MOTIVOS_DIVERGENCIA),
          observacao: opcional(200).describe('Exigida para OUTRO.'),
        }),
      )
      .max(MAX_LINHAS * TIPOS_DIVERGENCIA.length)
      .default([]),
    observacao: opcional(500).describe('O que o cliente deve saber além disso.'),
  })
  .meta({ id: 'ChegadaTerminar' })
export type TerminarChegadaInput = z.infer<typeof TerminarChegadaInput>

export const FotosChegadaInput = z
  .object({
    posicao: z.number().int().min(0).max(MAX_LINHAS),
    fotos: z.array(ArquivoInput).min(1).max(FOTOS_DA_CHEGADA),
  })
  .meta({ id: 'ChegadaFotosInput' })
export type FotosChegadaInput = z.infer<typeof FotosChegadaInput>

/** A received note in the list of what differed. */
export const RecebimentoResumo = z
  .object({
    ...daNota,
    recebidaEm: Instante,
    linhas: z.number().int(),
    divergencias: z.number().int(),
    fotos: z.number().int(),
  })
  .meta({ id: 'RecebimentoResumo' })
export type RecebimentoResumo = z.infer<typeof RecebimentoResumo>

/** What came of a note, for its client and for staff. */
export const Recebimento = z
  .object({
    ...daNota,
    recebidaEm: Instante,
    recebidaPor: z.string().nullable().describe('Só para a equipe interna.'),
    observacao: z.string().nullable(),
    linhas: z.array(
      LinhaChegada.pick({
        posicao: true,
        codigoProduto: true,
        descricao: true,
        unidade: true,
        devolucao: true,
        contado: true,
      }).extend({ esperado: z.number() }),
    ),
    divergencias: z.array(
      Divergencia.extend({ motivo: z.enum(MOTIVOS_DIVERGENCIA), observacao: z.string().nullable() }),
    ),
    fotos: z.array(FotoChegada),
  })
  .meta({ id: 'RecebimentoDaNota' })
export type Recebimento = z.infer<typeof Recebimento>
