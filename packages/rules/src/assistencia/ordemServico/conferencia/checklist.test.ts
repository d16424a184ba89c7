import { describe, expect, it } from 'vitest'
import { checkChecklist, motivoDoChecklist, type RespostaDoPonto } from './checklist.ts'

const pontos = [
  { id: 1, nome: 'Marcha' },
  { id: 2, nome: 'Estanqueidade' },
]
const ok = (id: number): RespostaDoPonto => ({ ponto: { id }, resultado: 'OK' })
const ruim = (id: number, nota?: string): RespostaDoPonto => ({ ponto: { id }, resultado: 'NAO_OK', nota })

describe('S4-040: a checklist is answered whole, and what is not OK says why', () => {
  it.each([
    ['all OK', 'aprovarReparo', [ok(1), ok(2)], []],
    ['does not apply', 'aprovarReparo', [ok(1), { ponto: { id: 2 }, resultado: 'NAO_SE_APLICA' }], []],
    ['one left out', 'aprovarReparo', [ok(1)], ['checklist OS_CHECKLIST_ABERTO']],
    ['none', 'entregarProduto', [], ['checklist OS_CHECKLIST_ABERTO']],
    [
      'approved though not OK',
      'aprovarReparo',
      [ok(1), ruim(2, 'Bolha')],
      ['checklist[1].resultado OS_CHECKLIST_NAO_OK'],
    ],
    ['refused for one', 'reprovarReparo', [ruim(2, 'Bolha')], []],
    ['refused without a word', 'reprovarReparo', [ruim(2)], ['checklist[0].nota EMPTY_REQUIRED_FIELD']],
    ['refused with none', 'reprovarReparo', [], []],
    ['taken in with a scratch', 'abrir', [ok(1), ruim(2, 'Riscado')], []],
    ['not its point', 'abrir', [ok(1), ok(2), ok(9)], ['checklist[2].ponto OPCAO_INVALIDA']],
    ['twice', 'abrir', [ok(1), ok(2), ok(2)], ['checklist[2].ponto OPCAO_INVALIDA']],
  ] as const)('%s', (_, acao, respostas, erros) => {
    expect(checkChecklist(acao, pontos, respostas).map(({ campo, code }) => `${campo} ${code}`)).toEqual(
      erros,
    )
  })

  it('says the reason of a refused repair', () => {
    expect(motivoDoChecklist(pontos, [ruim(1), ok(2)])).toBe('Marcha')
    expect(motivoDoChecklist(pontos, [ruim(1, 'Atrasa'), ruim(2, 'Bolha')])).toBe(
      'Marcha: Atrasa; Estanqueidade: Bolha',
    )
  })
})
