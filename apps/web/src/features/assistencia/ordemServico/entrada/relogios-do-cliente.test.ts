import { expect, test } from 'vitest'
import { relogiosDe } from './relogios-do-cliente.tsx'

const relogio = (id: number) => ({
  id,
  numeroSerie: `S${id}`,
  modelo: { id: 1, codigo: 'M', descricao: 'Modelo', marca: { id: 1, nome: 'Marca' }, fotoId: null },
})
const os = (consumidor: number, relogioId: number | null) => ({
  consumidor: { id: consumidor, nome: '', telefone: null },
  relogio: relogioId === null ? null : relogio(relogioId),
})

test('each watch of this customer once, the last one first', () => {
  const ordens = [os(1, 5), os(2, 9), os(1, null), os(1, 4), os(1, 5)]
  expect(relogiosDe(ordens, 1).map(({ id }) => id)).toEqual([5, 4])
})
