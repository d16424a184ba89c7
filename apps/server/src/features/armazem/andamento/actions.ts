import {
  type Andamento,
  PEDIDOS_EM_ANDAMENTO,
  type PassoAndamento,
  type PedidoAndamento,
  type PessoaAndamento,
} from '@app/contract/armazem/andamento'
import type { Passo } from '@app/contract/casca/session'
import { lateSince } from '@app/rules/armazem/pedido'
import { startOfDay } from '@app/rules/casca/tempo'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { hojeOf } from '../estoque/index.ts'
import { findPassos, isLigada, listSeparadores } from '../separacao/index.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000
/** Whoever has just begun is not judged by his first minutes. */
const MINIMO_MS = HOUR_MS / 6

const iso = (em: Date | null) => em?.toISOString() ?? null

const passoOf = (
  { etapa, terminadaEm, separador, conferente }: store.PedidoRow,
  porLeitor: boolean,
): PassoAndamento => {
  if (conferente !== null) return 'EM_CONFERENCIA'
  if (etapa === 'CRIADO') return 'A_SEPARAR'
  if (terminadaEm !== null || !porLeitor) return 'A_CONFERIR'
  return separador === null ? 'A_SEPARAR' : 'EM_SEPARACAO'
}

const PRONTAS: Record<PassoAndamento, 'separadas' | 'contadas' | 'linhas'> = {
  A_SEPARAR: 'separadas',
  EM_SEPARACAO: 'separadas',
  A_CONFERIR: 'linhas',
  EM_CONFERENCIA: 'contadas',
}

const toPedido = (row: store.PedidoRow, porLeitor: boolean, now: Date): PedidoAndamento => {
  const passo = passoOf(row, porLeitor)
  return {
    pedido: row.pedido,
    numeroPedido: row.numeroPedido,
    cliente: row.cliente,
    dataHoraColeta: row.dataHoraColeta.toISOString(),
    urgente: row.urgente,
    atrasadoDesde: iso(lateSince(row, row, now)),
    passo,
    quem: passo === 'EM_CONFERENCIA' ? row.conferente : passo === 'EM_SEPARACAO' ? row.separador : null,
    linhas: row.linhas,
    prontas: row[PRONTAS[passo]],
  }
}

const toPessoa = (
  { linhas, desde, ultimaLeitura, ...pessoa }: store.PessoaRow,
  now: Date,
): PessoaAndamento => {
  const tempo = Math.min(HOUR_MS, Math.max(MINIMO_MS, now.getTime() - desde.getTime()))
  return {
    ...pessoa,
    linhasPorHora: Math.round((linhas * HOUR_MS) / tempo),
    ultimaLeitura: iso(ultimaLeitura),
  }
}

const withIso = <Row extends { em: Date | null }>(row: Row) => ({ ...row, em: iso(row.em) })

/** Refuses where neither picking nor checking is done by scanner. */
const demandAlgumPasso = async (ctx: Context): Promise<void> => {
  const passos: readonly Passo[] = ['separacao', 'conferencia']
  for (const passo of passos) if (await isLigada(ctx.db, ctx, passo)) return
  refuse('PASSO_DESLIGADO')
}

/** The work of the moment: orders with who has them, what asks for an answer, and the team. Late orders come first. */
export const getAndamento = async (ctx: Context): Promise<Andamento> => {
  await demandAlgumPasso(ctx)
  const { db, scope } = ctx
  const now = ctx.now()
  const { separacao } = await findPassos(db)
  const rows = await store.listPedidos(db, scope, PEDIDOS_EM_ANDAMENTO)
  const pedidos = rows.map((row) => toPedido(row, separacao, now))
  const equipe = await store.listEquipe(db, scope, new Date(now.getTime() - HOUR_MS))
  return {
    pedidos: pedidos.toSorted((a, b) => Number(a.atrasadoDesde === null) - Number(b.atrasadoDesde === null)),
    faltas: (await store.listFaltas(db, scope)).map(withIso),
    diferencas: (await store.listDiferencas(db, scope)).map(withIso),
    equipe: equipe.map((row) => toPessoa(row, now)),
    separadores: separacao ? await listSeparadores(db) : [],
    ...(await store.findHoje(db, scope, startOfDay(hojeOf(ctx), ctx.config.TZ_EXIBICAO))),
  }
}
