import { z } from 'zod'
import { FefoPolitica } from '../../registers/cliente.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { anulavel, obrigatorio } from '../../casca/texto/index.ts'

import { CONDICOES } from './condicao.ts'
import { Instante } from '../../casca/tempo/index.ts'

export { CONDICAO_LABELS, CONDICOES, type Condicao } from './condicao.ts'
export { PLANILHA_ESTOQUE } from './planilha.ts'

/** Decimal places of a quantity (`numeric(15,4)`), and the largest. */
export const QUANTIDADE_CASAS = 4
export const QUANTIDADE_MAXIMA = 99_999_999_999.9999

/** True when the number has at most four decimal places as a person wrote it. */
export const hasFourDecimals = (value: number): boolean => Number(value.toFixed(QUANTIDADE_CASAS)) === value

/** A quantity to order: above zero, at most four decimals; infinity and text are refused. */
export const Quantidade = z
  .number({
    error: (issue) =>
      issue.input === undefined || issue.input === null
        ? coded('EMPTY_REQUIRED_FIELD')
        : coded('QUANTIDADE_INVALIDA'),
  })
  .positive({ error: coded('QUANTIDADE_INVALIDA') })
  .max(QUANTIDADE_MAXIMA, { error: coded('QUANTIDADE_INVALIDA') })
  .refine(hasFourDecimals, { error: coded('QUANTIDADE_INVALIDA') })

/** Kinds of the append-only ledger (api.md, Stock). */
export const MOVIMENTO_TIPOS = [
  'ENTRADA',
  'SAIDA',
  'RESERVA',
  'LIBERACAO',
  'AJUSTE',
  'ESTORNO',
  'INSPECAO',
] as const
export type MovimentoTipo = (typeof MOVIMENTO_TIPOS)[number]

/** Goods in inspection and blocked ones are balances of their own, from which nothing leaves. */
const condicao = z.enum(CONDICOES)

/** Who holds a part of a lot, for 'Por que este lote?'. */
export const EstoqueReserva = z
  .object({ pedido: z.number().int(), numeroPedido: z.number().int(), quantidade: z.number() })
  .meta({ id: 'EstoqueReserva' })

/**
 * One lot of a product. `quantidadeDisponivel` = physical − reserved, with the named order's own reservation added back
 * (decisions 4); `quantidade` is what that order has picked. `dataDeValidade` is the lot's expiry day; the item of an
 * order calls the same day `dataValidade` (decisions 24). `permitido` and `fefo` apply the client's settings to the
 * lot, so that a form refuses exactly what the save would refuse.
 */
export const EstoqueEntry = z
  .object({
    id: z.number().int(),
    lote: z.string(),
    dataDeValidade: z.iso.date().nullable(),
    quantidadeDisponivel: z.number(),
    quantidade: z.number(),
    vencido: z.boolean(),
    bloqueado: z.boolean().describe('Em inspeção ou bloqueado.'),
    condicao,
    permitido: z
      .boolean()
      .describe('Pode sair: nem bloqueado nem vencido; o cliente pode aceitar lotes vencidos.'),
    fefo: FefoPolitica.describe('A política do cliente: desligado, avisar ou exigir.'),
    reservas: z.array(EstoqueReserva),
  })
  .meta({ id: 'EstoqueEntry' })
export type EstoqueEntry = z.infer<typeof EstoqueEntry>

export const EstoqueParams = z.object({ codigoOmni: z.string().min(1).max(60) })
/** `?pedido=` names the order being edited; `?todos=true` lists lots without free stock too, for the explanation. */
export const EstoqueQuery = z.object({ pedido: Id.optional(), todos: z.stringbool().default(false) })

/** One lot of a product with its three figures, for the product's record. */
export const Saldo = z
  .object({
    id: z.number().int(),
    lote: z.string(),
    dataDeValidade: z.iso.date().nullable(),
    fisico: z.number(),
    reservado: z.number(),
    disponivel: z.number().describe('físico − reservado; 0 em inspeção ou bloqueado.'),
    vencido: z.boolean(),
    bloqueado: z.boolean().describe('Em inspeção ou bloqueado.'),
    condicao,
    endereco: z.string().nullable().describe('Onde está: rua-coluna-nível.'),
  })
  .meta({ id: 'Saldo' })
export type Saldo = z.infer<typeof Saldo>

/** A row of the ledger: what moved, why and by whom. A client user does not get the names of the warehouse's people. */
export const Movimentacao = z
  .object({
    id: z.number().int(),
    tipo: z.enum(MOVIMENTO_TIPOS),
    fisico: z.number(),
    reservado: z.number(),
    em: Instante,
    pedido: z.object({ id: z.number().int(), numeroPedido: z.number().int() }).nullable(),
    nota: z
      .object({ id: z.number().int(), numero: z.string() })
      .nullable()
      .describe('A nota fiscal cujo recebimento lançou a linha; só para a equipe interna.'),
    motivo: z.string().nullable(),
    usuario: z.string().nullable(),
  })
  .meta({ id: 'Movimentacao' })
export type Movimentacao = z.infer<typeof Movimentacao>

/** Ledger lines that 'Por que tenho 7?' shows; older ones are summed into one. */
export const EXTRATO_LINHAS = 20

/** A balance as a sum: anteriores + movimentos = físico; físico − reservas = disponível. */
export const Extrato = z
  .object({
    saldo: Saldo,
    anteriores: z.object({ linhas: z.number().int(), fisico: z.number() }),
    movimentos: z.array(Movimentacao),
    reservas: z.array(EstoqueReserva.extend({ statusAlcis: z.string() })),
  })
  .meta({ id: 'Extrato' })
export type Extrato = z.infer<typeof Extrato>

/**
 * A count of a lot: `esperado` is the figure that the person saw, so that goods that left in the meantime are not
 * counted twice.
 */
export const AjusteInput = z
  .object({
    quantidade: z
      .number()
      .min(0)
      .max(QUANTIDADE_MAXIMA)
      .refine(hasFourDecimals, { error: coded('CASAS_DECIMAIS') }),
    esperado: z.number(),
    motivo: obrigatorio(200),
  })
  .meta({ id: 'AjusteInput' })
export type AjusteInput = z.infer<typeof AjusteInput>

/** Where a lot stands, as it is typed or scanned from the shelf; empty takes it away. */
export const EnderecoInput = z
  .object({
    endereco: anulavel(20, z.string().toUpperCase()),
  })
  .meta({ id: 'EnderecoInput' })
export type EnderecoInput = z.infer<typeof EnderecoInput>

/**
 * A lot that no delivery brought, because it was there before the system or was found. Its first quantity comes with
 * it.
 */
export const LoteInput = z
  .object({
    lote: z.string().trim().max(60).describe('Vazio para um produto sem lotes.'),
    dataDeValidade: z.iso.date().nullable(),
    quantidade: Quantidade,
    motivo: obrigatorio(200),
  })
  .meta({ id: 'LoteInput' })
export type LoteInput = z.infer<typeof LoteInput>
