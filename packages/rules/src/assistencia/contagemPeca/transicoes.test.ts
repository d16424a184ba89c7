import { ACOES_CONTAGEM, SITUACOES_CONTAGEM } from '@app/contract/assistencia/contagemPeca'
import { expect, test } from 'vitest'
import { acoesDaContagem, diferencaDe, fitsContagem, isDeOutraPessoa } from './transicoes.ts'

const item = (contado: number | null, saldo: number | null, ajustado = false) => ({
  contado,
  saldo,
  ajustado,
})
const possible = (itens: ReturnType<typeof item>[]) =>
  SITUACOES_CONTAGEM.flatMap((situacao) =>
    ACOES_CONTAGEM.filter((acao) => fitsContagem({ situacao, itens }, acao)).map(
      (acao) => `${situacao} ${acao}`,
    ),
  )

test('a difference is what was counted less what the ledger had', () => {
  expect([diferencaDe(item(3, 5)), diferencaDe(item(5, 3)), diferencaDe(item(4, 4))]).toEqual([-2, 2, 0])
  expect(diferencaDe(item(null, null))).toBeNull()
})

test.each([
  [
    'nothing counted',
    [item(null, null)],
    ['ABERTA cancelar', 'CONFERENCIA reabrir', 'CONFERENCIA encerrar', 'CONFERENCIA cancelar'],
  ],
  [
    'half counted, a difference open',
    [item(3, 5), item(null, null)],
    [
      'ABERTA fechar',
      'ABERTA cancelar',
      'CONFERENCIA reabrir',
      'CONFERENCIA ajustar',
      'CONFERENCIA encerrar',
      'CONFERENCIA cancelar',
    ],
  ],
  [
    'one adjusted, one open',
    [item(3, 5, true), item(2, 1)],
    ['ABERTA fechar', 'CONFERENCIA ajustar', 'CONFERENCIA encerrar'],
  ],
])('%s', (_name, itens, acts) => {
  expect(possible(itens)).toEqual(acts)
})

test('who only counts neither adjusts nor ends', () => {
  const contagem = { situacao: 'CONFERENCIA', itens: [item(3, 5)] } as const
  expect(acoesDaContagem(contagem, (ability) => ability === 'PECA_CONTAR')).toEqual(['reabrir', 'cancelar'])
})

test.each([
  ['at the limit, nobody else', [[5, 0, 100]], false],
  ['above it, up or down', [[0, 6, 100]], true],
  [
    'the count as a whole, whatever is chosen of it',
    [
      [0, 3, 100],
      [3, 0, 90],
    ],
    true,
  ],
  [
    'what was not counted counts for nothing',
    [
      [0, 3, 100],
      [null, null, 900],
    ],
    false,
  ],
] as [string, [number | null, number | null, number][], boolean][])(
  'another person: %s',
  (_name, rows, other) => {
    const itens = rows.map(([contado, saldo, preco]) => ({ contado, saldo, preco, contadoPorId: 7 }))
    const eu = { usuarioId: 7, can: () => false }
    expect(isDeOutraPessoa(itens, { contadoPorId: 7 }, eu)).toBe(other)
    expect(isDeOutraPessoa(itens, { contadoPorId: 8 }, eu)).toBe(false)
    expect(
      isDeOutraPessoa(itens, { contadoPorId: 7 }, { ...eu, can: (ability) => ability === 'OS_FINALIZAR' }),
    ).toBe(false)
  },
)
