import type { ContagemColetor, LinhaAContar } from '@app/contract/armazem/contagem'
import { expect, test } from 'vitest'
import { apply } from './atos.ts'

const linha = (id: number, vez: 1 | 2): LinhaAContar => ({
  id,
  vez,
  saldo: id,
  codigoProduto: 'A',
  codigoOmni: 'A',
  codigoBarras: null,
  descricao: 'A',
  unidade: 'un',
  inteiro: true,
  lote: 'L',
  validade: null,
  endereco: null,
})
const contagem: ContagemColetor = {
  id: 1,
  descricao: 'Tudo',
  encerrada: false,
  feitas: 3,
  total: 6,
  linhas: [linha(7, 1), linha(8, 1), linha(9, 2)],
}

test('what was counted leaves the list and counts as done; an act that has arrived already changes nothing', () => {
  const after = apply(contagem, [
    { linha: 7, vez: 1 },
    { linha: 9, vez: 1 },
    { linha: 9, vez: 2 },
    { linha: 5, vez: 1 },
  ])
  expect(after.linhas.map(({ id }) => id)).toEqual([8])
  expect(after.feitas).toBe(5)
})
