import { PASSOS, type Passo } from '@app/contract/armazem/primeirosPassos'
import { describe, expect, test } from 'vitest'
import { placePassos } from './place.ts'

const estados = (...feitos: Passo[]) =>
  placePassos(new Set(feitos)).passos.map(({ passo, estado }) => `${passo} ${estado}`)

describe('the first steps', () => {
  test('in an empty installation the first one is next, and what needs a client waits', () => {
    expect(estados()).toEqual([
      'armazem atual',
      'cliente livre',
      'produtos travado',
      'equipe livre',
      'acesso travado',
      'pedido travado',
    ])
    expect(placePassos(new Set()).minutos).toBeLessThanOrEqual(10)
  })

  test('with a client, products and its people may come; the order waits for products', () => {
    expect(estados('armazem', 'cliente')).toEqual([
      'armazem feito',
      'cliente feito',
      'produtos atual',
      'equipe livre',
      'acesso livre',
      'pedido travado',
    ])
    expect(placePassos(new Set<Passo>(['armazem', 'cliente']))).toMatchObject({ feitos: 2, minutos: 6 })
  })

  test('a step taken before its turn stays taken, and the next is the first that is left', () => {
    expect(estados('cliente', 'produtos')[0]).toBe('armazem atual')
    expect(estados('cliente', 'produtos').at(-1)).toBe('pedido livre')
  })

  test('none is left', () => {
    const { passos, feitos, minutos } = placePassos(new Set(PASSOS))
    expect(passos.every(({ estado }) => estado === 'feito')).toBe(true)
    expect([feitos, minutos]).toEqual([PASSOS.length, 0])
  })

  test('whatever has been taken, one step is next and it never has to wait', () => {
    for (let taken = 0; taken < 2 ** PASSOS.length - 1; taken++) {
      const feitos = new Set(PASSOS.filter((_, at) => (taken >> at) % 2 === 1))
      const { passos } = placePassos(feitos)
      const [atual, ...others] = passos.filter(({ estado }) => estado === 'atual')
      expect(others).toEqual([])
      if (atual?.depois) expect(feitos.has(atual.depois)).toBe(true)
    }
  })
})
