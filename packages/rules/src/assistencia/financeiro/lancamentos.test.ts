import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Devido, lancamentosDoMes } from './lancamentos.ts'

const linha = (mais: Partial<Devido>): Devido => ({
  ordemServicoId: 1,
  osLinhaId: 1,
  osEscolhaId: null,
  deve: 9500,
  lancado: 0,
  glosa: 0,
  jaLancada: false,
  ...mais,
})

describe('rede §4: the lines of a month', () => {
  it.each([
    ['finalized for the first time', {}, [['CREDITO', 9500]]],
    ['nothing changed', { lancado: 9500, jaLancada: true }, []],
    ['reopened later', { deve: null, lancado: 9500, jaLancada: true }, [['AJUSTE_OS', -9500]]],
    [
      'reopened after a glosa takes back only what was paid',
      { deve: null, lancado: 0, glosa: 9500, jaLancada: true },
      [],
    ],
    ['a glosa stands when it is finalized again', { lancado: 0, glosa: 9500, jaLancada: true }, []],
    ['corrected upwards', { lancado: 14_200, glosa: -4700, jaLancada: true }, []],
    [
      'given back to the consumer',
      { osLinhaId: null, osEscolhaId: 7, deve: 125_000 },
      [['CREDITO', 125_000]],
    ],
    [
      'given back, and reopened after its month',
      { osLinhaId: null, osEscolhaId: 7, deve: null, lancado: 125_000, jaLancada: true },
      [['AJUSTE_OS', -125_000]],
    ],
    ['a line that came later', { osLinhaId: 2, jaLancada: true }, [['AJUSTE_OS', 9500]]],
  ] as const)('%s', (_what, mais, found) => {
    expect(lancamentosDoMes([linha(mais)]).map(({ tipo, valor }) => [tipo, valor])).toEqual(found)
  })
})

/** An order from the months' point of view: whether it is FINALIZADA, and its lines with their prices. */
type Os = { finalizada: boolean; linhas: Map<number, number> }
type Guardada = { os: number; linha: number; valor: number; final: number; mes: number }

const passo = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tipo: fc.constant('finaliza' as const), os: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ tipo: fc.constant('reabre' as const), os: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('orca' as const),
      os: fc.nat(3),
      valores: fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 3 }),
    }),
  },
  // Finance refuses a line (0), or answers a contest with another value.
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('decide' as const),
      qual: fc.nat(20),
      final: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 99_999 })),
    }),
  },
  { weight: 5, arbitrary: fc.record({ tipo: fc.constant('mes' as const) }) },
)

describe('rede §4: the law', () => {
  it('per order, credits and adjustments of all months make what its present lines owe, to the cent', () => {
    let decididas = 0
    let devolvidas = 0
    fc.assert(
      fc.property(fc.array(passo, { minLength: 10, maxLength: 120 }), (passos) => {
        const ordens: Os[] = Array.from({ length: 4 }, () => ({ finalizada: false, linhas: new Map() }))
        const guardadas: Guardada[] = []
        let proxima = 1
        let mes = 1
        const glosaDe = (id: number) =>
          guardadas
            .filter((each) => each.linha === id)
            .reduce((sum, each) => sum + each.valor - each.final, 0)
        const fecha = () => {
          const linhas = ordens.flatMap((os, at): Devido[] => {
            const antes = guardadas.filter((each) => each.os === at)
            const ids = new Set([
              ...antes.map((each) => each.linha),
              ...(os.finalizada ? os.linhas.keys() : []),
            ])
            return [...ids].map((id) => ({
              ordemServicoId: at,
              osLinhaId: id,
              osEscolhaId: null,
              deve: os.finalizada ? (os.linhas.get(id) ?? null) : null,
              lancado: antes.filter((each) => each.linha === id).reduce((sum, each) => sum + each.final, 0),
              glosa: glosaDe(id),
              jaLancada: antes.length > 0,
            }))
          })
          for (const { ordemServicoId: os, osLinhaId, valor } of lancamentosDoMes(linhas))
            guardadas.push({ os, linha: osLinhaId ?? 0, valor, final: valor, mes })
          mes += 1
        }
        for (const each of passos) {
          if (each.tipo === 'mes') fecha()
          else if (each.tipo === 'decide') {
            // Only the month under review, and only credited lines.
            const abertas = guardadas.filter(
              (one) => one.mes === mes - 1 && one.valor > 0 && one.final === one.valor,
            )
            const escolhida = abertas[each.qual % Math.max(abertas.length, 1)]
            if (escolhida) {
              escolhida.final = each.final
              decididas += 1
            }
          } else {
            const os = ordens[each.os] as Os
            if (each.tipo === 'finaliza') os.finalizada = true
            else if (each.tipo === 'reabre') os.finalizada = false
            else if (!os.finalizada)
              os.linhas = new Map(each.valores.map((valor) => [proxima++, valor] as const))
          }
        }
        fecha()
        devolvidas += guardadas.filter(({ valor }) => valor < 0).length
        ordens.forEach((os, at) => {
          const pago = guardadas.filter((each) => each.os === at).reduce((sum, each) => sum + each.final, 0)
          const deve = os.finalizada
            ? [...os.linhas].reduce((sum, [id, valor]) => sum + valor - glosaDe(id), 0)
            : 0
          expect(pago).toBe(deve)
        })
      }),
      { numRuns: 400 },
    )
    // This ensures that enough decisions were made.
    expect(decididas).toBeGreaterThan(40)
    expect(devolvidas).toBeGreaterThan(40)
  })
})
