import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyValues, sameValues } from '../form/form-model.ts'
import type { PedidoValues } from '../form/form-model.ts'
import { linhaKey } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import { mergePedido, resolveMerge } from './merge.ts'

const produto = (id: number) => ({
  id,
  codigoProduto: String(10_000 + id),
  descricao: `Produto ${id}`,
  codigoOmni: String(id),
  codigoDepositante: 'D1',
  unidade: 'un',
  inteiro: true,
})
const linha = (produtoId: number, lote: string, quantidade: number, id?: number): PedidoLinhaForm => ({
  ...(id !== undefined && { id }),
  produto: produto(produtoId),
  lote,
  dataValidade: '2027-05-21',
  quantidade,
})
const base: PedidoValues = {
  ...emptyValues(null),
  transportadora: 'Rodocargas',
  dataHoraColeta: '2026-11-20T13:15:00.000Z',
  observacoes: 'Paletizar até 1,20 m.',
  itens: [linha(1, 'A', 36, 1), linha(2, 'B', 10, 2)],
}
const quantities = (values: PedidoValues) =>
  Object.fromEntries(values.itens.map((one) => [`${one.produto.id}${one.lote}`, one.quantidade]))

describe('mergePedido', () => {
  test('a field changed on one side only is kept', () => {
    const theirs = { ...base, transportadora: 'Outra', itens: [linha(1, 'A', 24, 1), linha(2, 'B', 10, 2)] }
    const mine = { ...base, urgente: true, itens: [...base.itens, linha(3, 'C', 5)] }
    const { values, conflitos, mudancas } = mergePedido(base, theirs, mine)
    expect(conflitos).toEqual([])
    expect(values).toMatchObject({ transportadora: 'Outra', urgente: true })
    expect(quantities(values)).toEqual({ '1A': 24, '2B': 10, '3C': 5 })
    expect(mudancas.map(({ label, minha }) => [label.slice(0, 14), minha])).toEqual([
      ['Transportadora', false],
      ['Urgente', true],
      ['10001 · Produt', false],
      ['10003 · Produt', true],
    ])
  })

  test('the same change by both is no conflict', () => {
    const changed = { ...base, transportadora: ' Outra ', itens: [linha(2, 'B', 10, 2)] }
    const { conflitos, mudancas, values } = mergePedido(base, changed, {
      ...changed,
      transportadora: 'Outra',
    })
    expect(conflitos).toEqual([])
    expect(mudancas).toEqual([])
    expect(quantities(values)).toEqual({ '2B': 10 })
  })

  test('a field changed differently on both sides is asked with its values before, theirs and mine', () => {
    const theirs = {
      ...base,
      dataHoraColeta: '2026-11-20T11:00:00.000Z',
      itens: [linha(1, 'A', 24, 1), linha(2, 'B', 10, 2)],
    }
    const mine = {
      ...base,
      dataHoraColeta: '2026-11-21T12:30:00.000Z',
      itens: [linha(1, 'A', 48, 1), linha(2, 'B', 10, 2)],
    }
    const merge = mergePedido(base, theirs, mine)
    expect(merge.conflitos).toMatchObject([
      {
        key: 'dataHoraColeta',
        antes: '20/11/2026 10:15',
        deles: '20/11/2026 08:00',
        minhas: '21/11/2026 09:30',
      },
      { label: 'Quantidade', antes: '36', deles: '24', minhas: '48' },
    ])
    const key = linhaKey(linha(1, 'A', 0))
    const resolved = resolveMerge(merge, { dataHoraColeta: 'deles', [key]: 'minhas' })
    expect(resolved.dataHoraColeta).toBe(theirs.dataHoraColeta)
    expect(quantities(resolved)).toEqual({ '1A': 48, '2B': 10 })
    expect(quantities(resolveMerge(merge, { [key]: 'deles' }))).toEqual({ '1A': 24, '2B': 10 })
  })

  test('a line removed by one and changed by the other is asked', () => {
    const theirs = { ...base, itens: [linha(2, 'B', 10, 2)] }
    const mine = { ...base, itens: [linha(1, 'A', 48, 1), linha(2, 'B', 10, 2)] }
    const merge = mergePedido(base, theirs, mine)
    expect(merge.conflitos).toMatchObject([{ antes: '36', deles: 'sem esta linha', minhas: '48' }])
    const key = linhaKey(linha(1, 'A', 0))
    expect(quantities(resolveMerge(merge, { [key]: 'deles' }))).toEqual({ '2B': 10 })
    const kept = resolveMerge(merge, { [key]: 'minhas' }).itens.find((one) => one.lote === 'A')
    // The other person removed the stored line, so the one that I keep is new.
    expect(kept).not.toHaveProperty('id')
    const removedByMe = mergePedido(base, mine, theirs)
    expect(quantities(removedByMe.values)).toEqual({ '2B': 10 })
    expect(quantities(resolveMerge(removedByMe, { [key]: 'deles' }))).toEqual({ '1A': 48, '2B': 10 })
  })

  test('a text of both may be written anew', () => {
    const merge = mergePedido(base, { ...base, observacoes: 'a' }, { ...base, observacoes: 'b' })
    expect(merge.conflitos).toMatchObject([{ key: 'observacoes', livre: 4000 }])
    expect(resolveMerge(merge, { observacoes: { texto: 'a e b' } }).observacoes).toBe('a e b')
  })

  const some = fc.record({
    transportadora: fc.constantFrom('', 'a', 'b'),
    urgente: fc.boolean(),
    quantities: fc.array(fc.constantFrom(0, 1, 2), { minLength: 3, maxLength: 3 }),
  })
  const valuesFrom = ({
    transportadora,
    urgente,
    quantities: each,
  }: {
    transportadora: string
    urgente: boolean
    quantities: number[]
  }): PedidoValues => ({
    ...emptyValues(null),
    transportadora,
    urgente,
    itens: each.flatMap((quantidade, at) => (quantidade > 0 ? [linha(at, 'A', quantidade, at)] : [])),
  })

  test('without own changes the other side is taken, and all of either side can be chosen', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        const [was, theirs, mine] = [valuesFrom(a), valuesFrom(b), valuesFrom(c)]
        expect(sameValues(mergePedido(was, theirs, was).values, theirs)).toBe(true)
        expect(mergePedido(was, was, mine).conflitos).toEqual([])
        expect(quantities(mergePedido(was, was, mine).values)).toEqual(quantities(mine))
        const merge = mergePedido(was, theirs, mine)
        const all = (choice: 'deles' | 'minhas') =>
          resolveMerge(merge, Object.fromEntries(merge.conflitos.map(({ key }) => [key, choice])))
        const wasQ: Record<string, number> = quantities(was)
        const theirQ: Record<string, number> = quantities(theirs)
        const myQ: Record<string, number> = quantities(mine)
        const theirChoice: Record<string, number> = quantities(all('deles'))
        const myChoice: Record<string, number> = quantities(all('minhas'))
        for (const key of ['0A', '1A', '2A']) {
          const [old, their, my] = [wasQ[key], theirQ[key], myQ[key]]
          expect(theirChoice[key]).toBe(their === old ? my : their)
          expect(myChoice[key]).toBe(my === old ? their : my)
        }
      }),
    )
  })
})
