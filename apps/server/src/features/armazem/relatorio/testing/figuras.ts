import type { Relatorio } from '@app/contract/casca/relatorio'
import { expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'

/** Opens the list behind each figure of a report's lines: it finds as many orders as the figure says. */
export const figurasAbertas = async (
  person: Caller,
  { lista, colunas, linhas }: Relatorio,
): Promise<number> => {
  expect(lista?.caminho).toBe('/pedidos')
  let opened = 0
  for (const linha of linhas)
    for (const [at, { nome, abre }] of colunas.entries()) {
      if (!abre || !linha.abre) continue
      const filter = { ...lista?.filtros, ...linha.abre, ...abre }
      const sent = 'clienteId' in filter ? { ...filter, clienteId: Number(filter.clienteId) } : filter
      const answer = await person.post('/pedidos/findByFiltroAdmin', { page: 0, pageSize: 1, ...sent })
      expect(answer.statusCode, answer.body).toBe(200)
      const { totalElements } = answer.json<{ totalElements: number }>()
      expect([linha.rotulo, nome, totalElements]).toEqual([linha.rotulo, nome, linha.valores[at]])
      opened += 1
    }
  return opened
}
