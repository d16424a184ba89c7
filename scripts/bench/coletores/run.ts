import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PEDIDOS_POR_PESSOA } from '@app/contract/armazem/separacao'
import { createCaller } from '../http.ts'
import { timesOf, type Times } from '../stats.ts'
import type { Coletor, Linha, Pedido } from './prepare.ts'

export type LerOrder = {
  port: number
  coletores: (Coletor & { token: string })[]
  /** Who looks at the page of the work all the while. */
  supervisor: string
  /** Of one collector. */
  perSecond: number
  warmUpSeconds: number
  seconds: number
}
export type LerResult = {
  acts: number
  seconds: number
  refused: Record<string, number>
  separacao: Times
  conferencia: Times
  all: Times
  andamento: Times
}

type Ato = { path: string; body?: object }

/** Pieces of one reading: a box of six, and what is left over. */
const CAIXA = 6

function* leituras({ quantidade, saldo, codigo }: Linha): Generator<object> {
  for (let resta = quantidade; resta > 0; resta -= CAIXA)
    yield { saldo, codigo, quantidade: Math.min(resta, CAIXA) }
}

/** A picker: ten orders are taken, each line is read, each order is finished. */
function* separar(pedidos: readonly Pedido[]): Generator<Ato> {
  for (let at = 0; at < pedidos.length; at += PEDIDOS_POR_PESSOA) {
    const lote = pedidos.slice(at, at + PEDIDOS_POR_PESSOA)
    yield { path: '/separacao/tomar', body: { pedidos: lote.map(({ id }) => id) } }
    for (const { id, linhas } of lote) {
      for (const linha of linhas)
        for (const body of leituras(linha)) yield { path: `/separacao/${id}/ler`, body }
      yield { path: `/separacao/${id}/terminar` }
    }
  }
}

/** A checker: an order is taken and counted, its volume weighed, and it moves on. */
function* conferir(pedidos: readonly Pedido[]): Generator<Ato> {
  for (const { id, linhas } of pedidos) {
    yield { path: `/conferencia/${id}/tomar` }
    for (const linha of linhas)
      for (const body of leituras(linha))
        yield { path: `/conferencia/${id}/ler`, body: { ...body, volume: 1 } }
    yield { path: `/conferencia/${id}/volume`, body: { numero: 1, peso: 4.2 } }
    yield { path: `/conferencia/${id}/terminar` }
  }
}

const run = async (order: LerOrder): Promise<LerResult> => {
  const { port, coletores, perSecond, warmUpSeconds, seconds } = order
  const caller = createCaller(port, coletores.length + 1)
  const times = { separacao: [] as number[], conferencia: [] as number[] }
  const refused: Record<string, number> = {}
  const begin = performance.now()
  const counted = begin + warmUpSeconds * 1000
  const end = counted + seconds * 1000

  /** One act after another, as the page sends them; each at its beat, or as soon as the one before is answered. */
  const work = async ({ passo, pedidos, token }: LerOrder['coletores'][number], place: number) => {
    const beat = 1000 / perSecond
    let due = begin + (place * beat) / coletores.length
    for (const { path, body } of passo === 'separacao' ? separar(pedidos) : conferir(pedidos)) {
      await wait(Math.max(0, due - performance.now()))
      const sent = Math.max(due, performance.now())
      if (sent >= end) return
      due += beat
      const headers = { 'idempotency-key': randomUUID() }
      const { status } = await caller.call({ method: 'POST', path, body }, token, headers)
      if (status >= 300) refused[`${status} ${path}`] = (refused[`${status} ${path}`] ?? 0) + 1
      else if (sent >= counted) times[passo].push(performance.now() - sent)
    }
    throw new Error('a collector has no orders left: the measurement would lack its acts')
  }
  /** As many looks as fifteen open pages take, one every fifteen seconds each. */
  const looks: number[] = []
  const look = async () => {
    for (let due = counted; due < end; due += 1000) {
      await wait(Math.max(0, due - performance.now()))
      const sent = performance.now()
      const { status } = await caller.call({ method: 'GET', path: '/separacao/andamento' }, order.supervisor)
      if (status >= 300) refused[`${status} andamento`] = (refused[`${status} andamento`] ?? 0) + 1
      else looks.push(performance.now() - sent)
    }
  }
  await Promise.all([...coletores.map(work), look()])
  caller.close()
  const all = [...times.separacao, ...times.conferencia]
  return {
    acts: all.length,
    seconds,
    refused,
    separacao: timesOf(times.separacao),
    conferencia: timesOf(times.conferencia),
    all: timesOf(all),
    andamento: timesOf(looks),
  }
}

process.once('message', (order: LerOrder) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
