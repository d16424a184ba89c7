import type { Nota } from '@app/contract/armazem/nota'
import { expect } from 'vitest'
import type { Notas } from './notas.ts'

export const LOTES = (quantidade: number) => [{ lote: 'L1', dataDeValidade: '2027-05-01', quantidade }]

/** Receipts, and the resulting balances and ledger. */
export const recebimentosDe = (notas: Notas) => {
  const receive = (id: number, body: object = {}) => notas.post(`/${id}/recebimento`, body)

  const received = async (id: number, body: object = {}): Promise<Nota> => {
    const answer = await receive(id, body)
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  /** Balances of a product; each must equal the sum of its ledger. */
  const stock = async (produto: number) => {
    const { rows } = await notas.server.database.pool.query<{
      lote: string
      validade: string | null
      quantidade: number
      livro: number
    }>(
      `select lote, validade::text, quantidade::float8 as quantidade,
              (select coalesce(sum(fisico), 0)::float8 from movimento where saldo_id = saldo.id) as livro
         from saldo where produto_id = $1 order by validade nulls last, lote`,
      [produto],
    )
    for (const { quantidade, livro } of rows) expect(livro).toBe(quantidade)
    return rows.map(({ lote, validade, quantidade }) => [lote, validade, quantidade])
  }

  /** Every stored file. */
  const files = async (): Promise<string[]> => {
    const found: string[] = []
    for await (const chave of notas.server.app.services.files.listBefore(new Date('2100-01-01')))
      found.push(chave)
    return found.toSorted((a, b) => a.localeCompare(b))
  }

  return { receive, received, stock, files }
}
