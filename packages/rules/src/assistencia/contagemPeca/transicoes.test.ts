import { ACOES_CONTAGEM, SITUACOES_CONTAGEM } from '@app/contract/assistencia/contagemPeca'
import { expect, test } from 'vitest'
import {
  acoesDaContagem,
  diferencaDe,
  fitsContagem,
  isDeOutraPessoa,
  isSegundaDeOutra,
} from './transicoes.ts'

const item = (
  contado: number | null,
  saldo: number | null,
  { ajustado = false, primeira = null }: { ajustado?: boolean; primeira?: number | null } = {},
) => ({ contado, saldo, ajustado, primeira })
const possible = (itens: ReturnType<typeof item>[], segunda = false) =>
  SITUACOES_CONTAGEM.flatMap((situacao) =>
    ACOES_CONTAGEM.filter((acao) => fitsContagem({ situacao, segunda, itens }, acao)).map(
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
    [
      'ABERTA cancelar',
      'CONFERENCIA reabrir',
      'CONFERENCIA encerrar',
      'CONFERENCIA cancelar',
      'SEGUNDA cancelar',
    ],
  ],
  [
    'half counted, a difference open',
    [item(3, 5), item(null, null)],
    [
      'ABERTA fechar',
      'ABERTA cancelar',
      'CONFERENCIA reabrir',
      'CONFERENCIA pedirSegunda',
      'CONFERENCIA ajustar',
      'CONFERENCIA encerrar',
      'CONFERENCIA cancelar',
      'SEGUNDA fechar',
      'SEGUNDA cancelar',
    ],
  ],
  [
    'one adjusted, one open',
    [item(3, 5, { ajustado: true }), item(2, 1)],
    [
      'ABERTA fechar',
      'CONFERENCIA pedirSegunda',
      'CONFERENCIA ajustar',
      'CONFERENCIA encerrar',
      'SEGUNDA fechar',
    ],
  ],
])('%s', (_name, itens, acts) => {
  expect(possible(itens)).toEqual(acts)
})

test('after a second count nobody goes back to the first; a line that has both is not counted a third time', () => {
  const acts = possible([item(4, 5, { primeira: 3 })], true)
  expect(acts).not.toContain('CONFERENCIA reabrir')
  expect(acts).not.toContain('CONFERENCIA pedirSegunda')
  expect(acts).toContain('CONFERENCIA ajustar')
  expect(possible([item(4, 5, { primeira: 3 }), item(1, 2)], true)).toContain('CONFERENCIA pedirSegunda')
})

test('the second number is for somebody else; the responsável may find both', () => {
  expect(isSegundaDeOutra(7, { usuarioId: 7, can: () => false })).toBe(true)
  expect(isSegundaDeOutra(8, { usuarioId: 7, can: () => false })).toBe(false)
  expect(isSegundaDeOutra(7, { usuarioId: 7, can: (ability) => ability === 'OS_FINALIZAR' })).toBe(false)
})

test('who only counts neither adjusts nor ends', () => {
  const contagem = { situacao: 'CONFERENCIA', segunda: false, itens: [item(3, 5)] } as const
  expect(acoesDaContagem(contagem, (ability) => ability === 'PECA_CONTAR')).toEqual([
    'reabrir',
    'pedirSegunda',
    'cancelar',
  ])
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
