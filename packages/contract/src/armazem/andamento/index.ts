import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { doPedido } from '../separacao/index.ts'
import { MOTIVOS_FALTA, PEDIDOS_POR_PESSOA } from '../separacao/values.ts'
import { PASSOS_ANDAMENTO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** An order between its conclusion and the end of its check. */
export const PedidoAndamento = z
  .object({
    ...doPedido,
    atrasadoDesde: Instante.nullable(),
    passo: z.enum(PASSOS_ANDAMENTO),
    quem: z.string().nullable().describe('Quem separa ou confere agora.'),
    linhas: z.number().int(),
    prontas: z.number().int().describe('Linhas separadas ou em falta; na conferência, as contadas.'),
  })
  .meta({ id: 'PedidoAndamento' })
export type PedidoAndamento = z.infer<typeof PedidoAndamento>

const daLinha = {
  pedido: z.number().int(),
  numeroPedido: z.number().int(),
  saldo: z.number().int(),
  descricao: z.string(),
  lote: z.string(),
  unidade: z.string(),
  quem: z.string().nullable(),
  em: Instante.nullable(),
}

/** What a picker did not find, while nobody has answered. */
export const FaltaAndamento = z
  .object({
    ...daLinha,
    produto: z.number().int(),
    endereco: z.string().nullable(),
    falta: z.number(),
    motivo: z.enum(MOTIVOS_FALTA),
    foto: z.number().int().nullable().describe('Id da foto da prateleira.'),
  })
  .meta({ id: 'FaltaAndamento' })
export type FaltaAndamento = z.infer<typeof FaltaAndamento>

/** A closed count that differs from its order. */
export const DiferencaAndamento = z
  .object({ ...daLinha, quantidade: z.number().describe('O que o pedido quer.'), contado: z.number() })
  .meta({ id: 'DiferencaAndamento' })
export type DiferencaAndamento = z.infer<typeof DiferencaAndamento>

/** A person who has orders in hand, or read lines in the last hour. */
export const PessoaAndamento = z
  .object({
    usuario: z.number().int(),
    nome: z.string(),
    separando: z.number().int(),
    conferindo: z.number().int(),
    linhasPorHora: z.number().int().describe('Na última hora, ou desde que começou.'),
    ultimaLeitura: Instante.nullable(),
  })
  .meta({ id: 'PessoaAndamento' })
export type PessoaAndamento = z.infer<typeof PessoaAndamento>

/** The work of the moment, as its supervisor sees it. */
export const Andamento = z
  .object({
    pedidos: z.array(PedidoAndamento),
    faltas: z.array(FaltaAndamento),
    diferencas: z.array(DiferencaAndamento),
    equipe: z.array(PessoaAndamento),
    separadores: z
      .array(z.object({ id: z.number().int(), nome: z.string() }))
      .describe('A quem se pode entregar pedidos.'),
    linhasHoje: z.number().int(),
    conferidosHoje: z.number().int(),
    semDiferencaHoje: z.number().int().describe('Conferidos hoje que não voltaram à separação.'),
  })
  .meta({ id: 'Andamento' })
export type Andamento = z.infer<typeof Andamento>

/** Body of `entregar`. */
export const EntregarInput = z
  .object({ pedidos: z.array(Id).min(1).max(PEDIDOS_POR_PESSOA), usuario: Id })
  .meta({ id: 'SeparacaoEntregar' })
export type EntregarInput = z.infer<typeof EntregarInput>

/** Body of `aceitar`: the lot that is short. */
export const AceitarInput = z.object({ saldo: Id }).meta({ id: 'SeparacaoAceitar' })
