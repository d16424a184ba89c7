import { describe, expect, test } from 'vitest'
import type { EquipeChamado, SituacaoChamado } from '@app/contract/assistencia/chamado'
import { calendarioDoPosto, EXPEDIENTES_PADRAO, linhaErrada, trabalhaEm } from './expediente.ts'
import * as horas from './prazo.ts'
import * as relogio from './relogio.ts'

const { prazoDe } = relogio
const calendarioDe = (equipe: EquipeChamado) => EXPEDIENTES_PADRAO[equipe]
const somarUteis = (equipe: EquipeChamado, desde: Date, minutos: number) =>
  horas.addUteis(calendarioDe(equipe), desde, minutos)
const minutosUteis = (equipe: EquipeChamado, de: Date, ate: Date) =>
  horas.minutosUteis(calendarioDe(equipe), de, ate)
const relogioApos = (antes: Parameters<typeof relogio.relogioApos>[0], para: SituacaoChamado, agora: Date) =>
  relogio.relogioApos(antes, para, { agora, calendarioDe })
const relogioEncaminhado = (
  antes: Parameters<typeof relogio.relogioEncaminhado>[0],
  para: Parameters<typeof relogio.relogioEncaminhado>[1],
  agora: Date,
) => relogio.relogioEncaminhado(antes, para, { agora, calendarioDe })

const at = (text: string) => new Date(text)

describe('rede §9: deadlines in the working hours of the team', () => {
  test.each([
    // Wednesday 18 November 2026; 8 to 18 in São Paulo (UTC−3), 8 to 17 in Manaus (UTC−4).
    ['within a day', 'SAO_PAULO', '2026-11-18T11:00:00Z', 480, '2026-11-18T19:00:00Z'],
    ['over night', 'SAO_PAULO', '2026-11-18T19:00:00Z', 480, '2026-11-19T17:00:00Z'],
    [
      '20 November is a holiday, then a weekend',
      'SAO_PAULO',
      '2026-11-19T19:00:00Z',
      480,
      '2026-11-23T17:00:00Z',
    ],
    ['asked at night', 'SAO_PAULO', '2026-11-18T02:00:00Z', 60, '2026-11-18T12:00:00Z'],
    ['the whole day ends with it', 'SAO_PAULO', '2026-11-18T11:00:00Z', 600, '2026-11-18T21:00:00Z'],
    ['Manaus opens an hour later', 'MANAUS', '2026-11-18T11:00:00Z', 60, '2026-11-18T13:00:00Z'],
    ['Manaus over night', 'MANAUS', '2026-11-18T20:00:00Z', 120, '2026-11-19T13:00:00Z'],
    ['nothing left, on a Sunday', 'SAO_PAULO', '2026-11-22T15:00:00Z', 0, '2026-11-23T11:00:00Z'],
  ] as const)('%s', (_what, equipe, desde, minutos, ate) => {
    expect(somarUteis(equipe, at(desde), minutos).toISOString()).toBe(at(ate).toISOString())
  })

  test('counting back gives the minutes that were added, whatever day and hour', () => {
    for (let hour = 0; hour < 24 * 20; hour += 7)
      for (const equipe of ['SAO_PAULO', 'MANAUS'] as const) {
        const desde = new Date(at('2026-11-10T00:30:00Z').getTime() + hour * 3_600_000)
        for (const minutos of [0, 1, 480, 961, 1440])
          expect(minutosUteis(equipe, desde, somarUteis(equipe, desde, minutos))).toBe(minutos)
      }
  })

  test('none between a moment and one before it', () => {
    expect(minutosUteis('SAO_PAULO', at('2026-11-18T17:00:00Z'), at('2026-11-18T13:00:00Z'))).toBe(0)
  })
})

const novo = {
  situacao: 'NOVO',
  equipe: 'SAO_PAULO',
  categoria: 'TECNICA',
  prazoEm: at('2026-11-18T19:00:00Z'),
  minutosRestantes: null,
  atendidoEm: null,
} as const

describe('rede §9: the clock of a ticket', () => {
  test('PENDENTE stops it; back at the team it goes on with what was left', () => {
    const parado = relogioApos(novo, 'PENDENTE', at('2026-11-18T14:00:00Z'))
    expect(parado).toEqual({ prazoEm: null, minutosRestantes: 300 })
    const depois = { ...novo, ...parado, situacao: 'PENDENTE' } as const
    expect(relogioApos(depois, 'NOVO', at('2026-11-23T11:00:00Z'))).toEqual({
      prazoEm: at('2026-11-23T16:00:00Z'),
      minutosRestantes: null,
    })
  })

  test('an answered one that asks the post again has what was left when it was answered', () => {
    const atendido = { ...novo, situacao: 'ATENDIDO', atendidoEm: at('2026-11-18T18:00:00Z') } as const
    expect(relogioApos(atendido, 'PENDENTE', at('2026-11-25T18:00:00Z')).minutosRestantes).toBe(60)
  })

  test('an answer leaves the deadline; reopening grants the hours anew', () => {
    const agora = at('2026-11-19T11:00:00Z')
    expect(relogioApos(novo, 'ATENDIDO', agora).prazoEm).toEqual(novo.prazoEm)
    const fim = { ...novo, situacao: 'FINALIZADO', atendidoEm: agora } as const
    expect(relogioApos(fim, 'NOVO', agora).prazoEm).toEqual(at('2026-11-19T19:00:00Z'))
  })

  test('another team goes on with what was left, in its own hours; another category adds its difference', () => {
    const agora = at('2026-11-18T18:00:00Z')
    expect(relogioEncaminhado(novo, { equipe: 'MANAUS', categoria: 'TECNICA' }, agora).prazoEm).toEqual(
      at('2026-11-18T19:00:00Z'),
    )
    expect(relogioEncaminhado(novo, { equipe: 'SAO_PAULO', categoria: 'GARANTIA' }, agora).prazoEm).toEqual(
      at('2026-11-19T17:00:00Z'),
    )
    expect(relogioEncaminhado(novo, { equipe: 'SAO_PAULO', categoria: 'TECNICA' }, agora).prazoEm).toEqual(
      novo.prazoEm,
    )
  })

  test.each([
    ['ATRASADO', {}, '2026-11-18T19:00:01Z'],
    ['NO_PRAZO', {}, '2026-11-18T19:00:00Z'],
    ['PARADO', { situacao: 'PENDENTE', prazoEm: null }, '2026-12-18T19:00:00Z'],
    ['CUMPRIDO', { situacao: 'ATENDIDO', atendidoEm: at('2026-11-18T18:00:00Z') }, '2026-12-18T19:00:00Z'],
    ['PERDIDO', { situacao: 'FINALIZADO', atendidoEm: at('2026-11-18T20:00:00Z') }, '2026-12-18T19:00:00Z'],
  ] as const)('%s is seen from the deadline', (prazo, visto, agora) => {
    expect(prazoDe({ ...novo, encerradoEm: null, ...visto }, at(agora))).toBe(prazo)
  })
})

describe('rede §9: a calendar of the settings', () => {
  const base = EXPEDIENTES_PADRAO.SAO_PAULO
  test.each([
    ['Carnaval is a working day until the setting says other', {}, '2027-02-08', true],
    ['Carnaval Monday', { carnaval: true }, '2027-02-08', false],
    ['Carnaval Tuesday', { carnaval: true }, '2027-02-09', false],
    ['Ash Wednesday', { carnaval: true }, '2027-02-10', true],
    ['Corpus Christi', { corpusChristi: true }, '2027-05-27', false],
    ['20 November', {}, '2026-11-20', false],
    ['Saturday', {}, '2026-11-21', false],
    ['a working Saturday', { dias: 'SEGUNDA_A_SABADO' }, '2026-11-21', true],
    ['a local holiday of every year', { feriados: '24/10 Manaus\n24/12/2026 Véspera' }, '2028-10-24', false],
    ['a day off of one year', { feriados: '24/12/2026 Véspera' }, '2026-12-24', false],
    ['the same day a year later', { feriados: '24/12/2026 Véspera' }, '2027-12-24', true],
  ] as const)('%s', (_what, mais, dia, works) => {
    expect(trabalhaEm({ ...base, ...mais }, dia)).toBe(works)
  })

  test.each([
    ['24/10 Manaus', null],
    ['', null],
    ['29/02', null],
    ['24/10 Manaus\n 31/02 Nunca', '31/02 Nunca'],
    ['Natal 25/12', 'Natal 25/12'],
    ['29/02/2027', '29/02/2027'],
  ])('the line that is no day: %j', (texto, linha) => {
    expect(linhaErrada(texto)).toBe(linha)
  })

  test('a post has its own days, hours and zone', () => {
    const horario = { estado: 'AM', dias: 'SEGUNDA_A_SABADO', abre: '09:00', fecha: '17:30' } as const
    expect(calendarioDoPosto(horario, base)).toEqual({
      ...base,
      zona: 'America/Manaus',
      dias: 'SEGUNDA_A_SABADO',
      das: '09:00',
      ate: '17:30',
    })
    expect(calendarioDoPosto({ ...horario, estado: 'AC', fecha: null }, base)).toMatchObject({
      zona: 'America/Rio_Branco',
      das: base.das,
      ate: base.ate,
    })
  })
})
