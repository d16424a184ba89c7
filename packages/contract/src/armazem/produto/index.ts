import { z } from 'zod'
import { ClienteResumo } from '../cliente/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'

/** A product of a client company; `inteiro` products are ordered in whole units only. */
export const Produto = z
  .object({
    id: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    codigoOmni: z.string(),
    codigoDepositante: z.string(),
    unidade: z.string(),
    inteiro: z.boolean(),
  })
  .meta({ id: 'Produto' })
export type Produto = z.infer<typeof Produto>

/** The whole record, with the sums of its lots: disponível = físico − reservado. */
export const ProdutoCadastro = Produto.omit({ codigoDepositante: true })
  .extend({
    cliente: ClienteResumo,
    codigoBarras: z.string().nullable().describe('O código que o leitor lê (GTIN).'),
    status: z.enum(CADASTRO_STATUS),
    fisico: z.number(),
    reservado: z.number(),
    disponivel: z.number(),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'ProdutoCadastro' })
export type ProdutoCadastro = z.infer<typeof ProdutoCadastro>

/** Without `codigoOmni` the company's code and the product's make one, unique in the installation (decisions 26). */
export const ProdutoInput = z
  .object({
    cliente: z.object({ id: Id }),
    codigoProduto: obrigatorio(60),
    descricao: obrigatorio(200),
    codigoOmni: obrigatorio(60).optional(),
    codigoBarras: z
      .string()
      .transform((value) => value.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^(\d{8}|\d{12,14})?$/, { error: coded('CODIGO_DE_BARRAS') }))
      .transform((value) => value || null)
      .nullish(),
    unidade: obrigatorio(10).optional(),
    inteiro: z.boolean().optional(),
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'ProdutoInput' })
export type ProdutoInput = z.infer<typeof ProdutoInput>

/** Look-ups take `?q=`: code (exact match first) or a part of the description. */
export const ProdutoSearch = z.object({ q: z.string().max(100).optional() })
export const DepositanteParams = z.object({ codigoDepositante: z.string().min(1).max(60) })
