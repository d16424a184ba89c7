import { STATUS_FECHAMENTO } from '@app/contract/assistencia/financeiro'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../casca/tempo/index.ts'
import { atosDe, esperaResposta, nadaSePaga } from './atos.ts'

const agora = new Date('2026-11-20T12:00:00Z')
const emDias = (count: number) => new Date(agora.getTime() + count * DAY_MS)

describe('rede §4: who does what with a closing', () => {
  const tudo = { can: () => true, doPosto: false, total: 100 }
  const posto = { can: (ability: string) => ability === 'FINANCEIRO_VER', doPosto: true, total: 100 }
  it.each([
    ['EM_ABERTO', ['ajustar'], []],
    ['EM_CONFERENCIA', ['responder', 'glosar', 'ajustar', 'aprovar'], ['contestar', 'aceitarGlosa']],
    ['APROVADO', ['pagar'], ['enviarNota']],
    ['PAGO', [], []],
  ] as const)('%s', (status, fabricante, doPosto) => {
    expect(STATUS_FECHAMENTO).toContain(status)
    expect(atosDe(status, tudo)).toEqual(fabricante)
    expect(atosDe(status, posto)).toEqual(doPosto)
  })

  it.each([0, -4.5])('an approved closing of %s has nothing to pay, and no note of it', (total) => {
    expect(atosDe('APROVADO', { ...tudo, total })).toEqual([])
    expect(atosDe('APROVADO', { ...posto, total })).toEqual([])
    expect(atosDe('EM_CONFERENCIA', { ...tudo, total })).toContain('aprovar')
    expect([nadaSePaga('APROVADO', total), nadaSePaga('PAGO', total)]).toEqual([true, true])
    expect([nadaSePaga('EM_CONFERENCIA', total), nadaSePaga('APROVADO', 0.01)]).toEqual([false, false])
  })

  it.each([
    ['a contested line holds up', 'CONTESTADA', null, true],
    ['an answered one does not', 'RESPONDIDA', emDias(1), false],
    ['a refused one holds up until its time is over', 'GLOSADA', emDias(0.1), true],
    ['then silence accepts', 'GLOSADA', agora, false],
    ['an accepted one does not', 'ACEITA', emDias(9), false],
  ] as const)('%s', (_what, situacao, respondeAte, espera) => {
    expect(esperaResposta({ situacao, respondeAte }, agora)).toBe(espera)
  })
})
