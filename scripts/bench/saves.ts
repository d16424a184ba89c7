import { DAY_MS } from '@app/rules/casca/tempo'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Call } from './http.ts'
import type { LoadOrder, LoadResult } from './load.ts'

const LINHAS = 10

type Lote = { cliente_id: number; produto_id: number; lote: string; validade: string }

/** Orders of ten lines, each of another company and of other lots. */
export const saveCalls = async (client: pg.Client, count: number): Promise<Call[]> => {
  const { rows } = await client.query<Lote>(
    `select cliente_id::int, produto_id::int, lote, validade::text from (
       select *, row_number() over (partition by cliente_id order by random()) as posicao
         from saldo where not bloqueado
     ) sorteio where posicao <= 200 order by cliente_id, posicao`,
  )
  const byCliente = [...Map.groupBy(rows, (row) => row.cliente_id).values()]
  const coleta = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + DAY_MS).toISOString()
  return Array.from({ length: count }, (_, index) => {
    const lotes = byCliente[index % byCliente.length] ?? []
    const start = (Math.floor(index / byCliente.length) * LINHAS) % Math.max(1, lotes.length - LINHAS)
    const itens = lotes.slice(start, start + LINHAS).map((lote, line) => ({
      produto: { id: lote.produto_id },
      quantidade: 1 + (line % 5),
      observacoes: lote.lote,
      dataValidade: lote.validade,
    }))
    const body = {
      cliente: { id: lotes[0]?.cliente_id },
      numeroPedidoCliente: `BENCH-${index}`,
      transportadora: 'Entrega Certa',
      dataHoraColeta: coleta,
      concluido: true,
      itens,
    }
    return { method: 'POST', path: '/pedidos', body }
  })
}

/** Saves from another process, so that the requests do not use the server's own time. */
export const loadSaves = async (order: LoadOrder): Promise<LoadResult> => {
  const child = fork(fileURLToPath(new URL('load.ts', import.meta.url)))
  child.send(order)
  const [result] = (await once(child, 'message')) as [LoadResult]
  child.disconnect()
  return result
}
