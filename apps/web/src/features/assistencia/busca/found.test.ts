import type { ChamadoResumo } from '@app/contract/assistencia/chamado'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { expect, test } from 'vitest'
import { exactOf, groupsOf } from './found.ts'

const os = (id: number, numero: string, posto: number, serie: string | null = null) =>
  ({
    id,
    numero,
    osType: 'OS',
    statusOS: { description: 'Reparada' },
    posto: { id: posto, nomeFantasia: `Posto ${posto}` },
    consumidor: { nome: 'Dalva' },
    relogio: serie && { numeroSerie: serie, modelo: { descricao: 'Orion' } },
  }) as OrdemServicoResumo
const ordens = [
  os(1, '26/2026', 1, 'AB7204'),
  os(2, '26/2026', 2),
  os(3, '26/2025', 1),
  os(4, '7/2026', 1, '26X'),
]

test('the post stands beside the orders of others alone', () => {
  const detailsFor = (proprio?: number) =>
    groupsOf({ q: '26/2026', ordens: ordens.slice(0, 2), chamados: [] }, proprio)[0]?.entries.map(
      ({ detail }) => detail,
    )
  expect(detailsFor(1)).toEqual(['Dalva · Orion AB7204 · Reparada', 'Posto 2 · Dalva · Reparada'])
  expect(detailsFor()).toEqual(['Posto 1 · Dalva · Orion AB7204 · Reparada', 'Posto 2 · Dalva · Reparada'])
})

test.each([
  ['26/2026', [1, 2]],
  ['OS26-2026', [1, 2]],
  ['os 7/2026', [4]],
  ['26', [1, 2, 3]],
  ['ab7204', [1]],
  ['AB72', []],
])('%s names %j', (code, ids) => expect(exactOf(ordens, code).map(({ id }) => id)).toEqual(ids))

test('where there may be more, the list has them all', () => {
  const many = Array.from({ length: 20 }, (_, at) => os(at, '26/2026', at))
  const last = groupsOf({ q: '26/2026', ordens: many, chamados: [] }, undefined)[0]?.entries.at(-1)
  expect(last).toMatchObject({ title: 'Ver todas na lista', path: '/ordemServico?busca=26%2F2026' })
})

test('rede §9: tickets stand below the orders, with what they are about and where they are', () => {
  const chamado = {
    id: 7,
    numero: '42/2026',
    titulo: 'Teste a 10 ATM',
    situacao: 'PENDENTE',
    posto: { id: 1, nomeFantasia: 'Posto 1' },
  } as ChamadoResumo
  const groups = groupsOf({ q: '42', ordens: [], chamados: [chamado] }, undefined)
  expect(groups).toMatchObject([
    {
      label: 'Chamados',
      entries: [
        { title: 'Chamado 42/2026', detail: 'Teste a 10 ATM · Posto 1 · Pendente', path: '/chamado/7' },
      ],
    },
  ])
  const many = Array.from({ length: 5 }, (_, id) => ({ ...chamado, id }))
  expect(groupsOf({ q: '42', ordens: [], chamados: many }, 1)[0]?.entries.at(-1)).toMatchObject({
    path: '/chamado?busca=42',
  })
})
