import { expect, test } from 'vitest'
import { type Remarcada, ressalvaDe } from './ressalva.ts'

const hoje = '2026-11-17'
const nada: Remarcada = {
  faltaPeca: null,
  pecaEm: null,
  orcamentoAte: null,
  reincidencia: 'NENHUMA',
  avisar: false,
}

test.each<[Partial<Remarcada>, string | undefined]>([
  [{}, undefined],
  [{ faltaPeca: 'A_PEDIR', avisar: true }, 'Peça recusada ou a pedir'],
  [{ faltaPeca: 'A_CAMINHO' }, 'Peça a caminho'],
  [{ faltaPeca: 'A_CAMINHO', pecaEm: '2026-11-21' }, 'Peça em 21/11'],
  [{ faltaPeca: 'A_CAMINHO', pecaEm: '2026-11-16' }, 'Peça era para 16/11'],
  [{ orcamentoAte: '2026-11-23' }, undefined],
  [{ orcamentoAte: '2026-11-21' }, 'Orçamento vence em 4 dias'],
  [{ orcamentoAte: '2026-11-17', avisar: true }, 'Orçamento vence hoje'],
  [{ orcamentoAte: '2026-11-16' }, 'Orçamento venceu'],
  [{ reincidencia: 'PENDENTE', avisar: true }, 'Reincidência'],
  [{ reincidencia: 'AUTORIZADA', avisar: true }, 'Cliente a avisar'],
])('an order with %o is remarked on as %s', (os, texto) => {
  expect(ressalvaDe({ ...nada, ...os }, hoje)?.texto).toBe(texto)
})

test('what should have come or been answered by now is late', () => {
  expect(ressalvaDe({ ...nada, faltaPeca: 'A_CAMINHO', pecaEm: '2026-11-16' }, hoje)?.passou).toBe(true)
  expect(ressalvaDe({ ...nada, faltaPeca: 'A_CAMINHO', pecaEm: hoje }, hoje)?.passou).toBe(false)
  expect(ressalvaDe({ ...nada, orcamentoAte: '2026-11-16' }, hoje)?.passou).toBe(true)
})
