import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Quantidade } from '../estoque/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { Produto } from '../../registers/produto.ts'
import {
  EFEITO_MOTIVOS,
  EFEITOS,
  FATOR_CASAS,
  FATOR_MAXIMO,
  FATOR_ORIGENS,
  MAX_LOTES,
  PRODUTO_ORIGENS,
} from './values.ts'

export const Efeito = z.enum(EFEITOS)
export type Efeito = z.infer<typeof Efeito>

const hasFewDecimals = (value: number): boolean => Number(value.toFixed(FATOR_CASAS)) === value

/** Stock units in one commercial unit of the note: quantity = qCom × factor, rounded to four places. */
export const Fator = z
  .number({ error: coded('FATOR_INVALIDO') })
  .positive({ error: coded('FATOR_INVALIDO') })
  .max(FATOR_MAXIMO, { error: coded('FATOR_INVALIDO') })
  .refine(hasFewDecimals, { error: coded('FATOR_INVALIDO') })

/** A lot of a line, in stock units. */
export const NotaLote = z
  .object({
    lote: z.string().describe('Vazio: estoque sem lote.'),
    dataDeValidade: z.iso.date().nullable(),
    dataDeFabricacao: z.iso.date().nullable(),
    quantidade: z.number().describe('Em unidades do estoque.'),
  })
  .meta({ id: 'NotaLote' })
export type NotaLote = z.infer<typeof NotaLote>

/**
 * A line as the server proposes it (import) or as it is stored: both have the same fields, so that one table shows
 * both. `item` is the place in `infNFe.det`, from 0; it identifies the line, because `nItem` may come twice. The note's
 * own values of the line (code, description, qcom, values) are in `infNFe.det[item]`.
 */
export const NotaLinha = z
  .object({
    item: z.number().int(),
    nItem: z.number().int().nullable(),
    produto: Produto.nullable().describe('null: nada proposto, a pessoa escolhe.'),
    origem: z
      .enum(PRODUTO_ORIGENS)
      .nullable()
      .describe('De onde vem o produto proposto; null na nota gravada.'),
    fator: z.number().describe('Unidades do estoque em uma unidade comercial (uCom) da nota.'),
    fatorOrigem: z.enum(FATOR_ORIGENS).nullable(),
    quantidade: z.number().nullable().describe('qcom × fator, em unidades do estoque; null sem qcom.'),
    efeito: Efeito,
    efeitoProposto: Efeito.describe('O que o CFOP propõe; a pessoa pode mudar `efeito`.'),
    motivoEfeito: z.enum(EFEITO_MOTIVOS).nullable(),
    lotes: z.array(NotaLote).describe('De `rastro`, por validade; vazio: digitam-se no recebimento.'),
  })
  .meta({ id: 'NotaLinha' })
export type NotaLinha = z.infer<typeof NotaLinha>

/** A line of a stored note. */
export const NotaItem = NotaLinha.extend({ id: z.number().int(), produto: Produto }).meta({ id: 'NotaItem' })
export type NotaItem = z.infer<typeof NotaItem>

/** A lot in a request; `lote: ''` states that the goods have no lot. */
export const NotaLoteInput = z
  .object({
    lote: z.string().trim().max(60),
    dataDeValidade: z.iso.date({ error: coded('DATA_INVALIDA') }).nullish(),
    dataDeFabricacao: z.iso.date({ error: coded('DATA_INVALIDA') }).nullish(),
    quantidade: Quantidade,
  })
  .meta({ id: 'NotaLoteInput' })
export type NotaLoteInput = z.infer<typeof NotaLoteInput>

/**
 * The person's choice for one line: `id` is the product's (the product object itself is accepted too). An absent
 * `fator`, `efeito` or `lotes` means the proposal of `import` in `save`, and 'unchanged' in `PUT` and `recebimento`.
 */
export const NotaProdutoInput = z
  .object({
    id: Id.nullish().describe('O produto.'),
    fator: Fator.optional(),
    efeito: Efeito.optional(),
    lotes: z.array(NotaLoteInput).max(MAX_LOTES).optional(),
  })
  .meta({ id: 'NotaProdutoInput' })
export type NotaProdutoInput = z.infer<typeof NotaProdutoInput>
