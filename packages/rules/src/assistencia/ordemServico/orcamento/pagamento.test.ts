import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkRecebimento,
  contaDaOs,
  sinalQueFalta,
  type FatosDaConta,
  somaDasLinhas,
  somaDosPagamentos,
} from './pagamento.ts'

const linha = (valorFinal: number, mais: Partial<FatosDaConta['linhas'][number]> = {}) => ({
  garantia: false,
  situacao: 'APROVADA' as const,
  valor: valorFinal,
  valorFinal,
  ...mais,
})
const os = (mais: Partial<FatosDaConta> = {}): FatosDaConta => ({
  status: 'REPARADA',
  osType: 'OS',
  valorTotal: 0,
  valorDevido: null,
  linhas: [linha(180), linha(96.3, { valor: 107 })],
  abatimento: 0,
  taxa: null,
  coberta: false,
  trocado: false,
  pagamentos: [],
  ...mais,
})

test('what is left is the approved budget less what was received, with the discount that was given', () => {
  expect(contaDaOs(os({ pagamentos: [{ tipo: 'SINAL', valor: 100 }] }))).toEqual({
    taxaDiagnostico: 0,
    devido: 276.3,
    abatimento: 0,
    desconto: 10.7,
    recebido: 100,
    falta: 176.3,
    aDevolver: 0,
  })
})

test.each([
  ['a refused line', { linhas: [linha(180), linha(96.3, { situacao: 'RECUSADA' })] }, 180],
  ['a covered line', { linhas: [linha(180), linha(96.3, { garantia: true })] }, 180],
  ['what still waits for its answer', { linhas: [linha(180, { situacao: 'PENDENTE' })] }, 0],
  ['an order without a budget', { linhas: [] }, 0],
  ['a watch that was swapped', { trocado: true }, 0],
  ['a refused swap', { status: 'TROCA_NAO_AUTORIZADA' }, 0],
  ['a cancelled order', { status: 'CANCELADA' }, 0],
  ['a PA', { osType: 'PA', status: 'EM_CRIACAO', linhas: [], valorTotal: 45.5 }, 45.5],
  ['a delivered one, whatever its budget says later', { status: 'ENTREGUE', valorDevido: 300 }, 300],
] as const)('%s', (_what, mais, devido) => {
  expect(contaDaOs(os(mais))?.devido).toBe(devido)
})

test('what was delivered before payments were written down has no account', () => {
  expect(contaDaOs(os({ status: 'FINALIZADA' }))).toBe(null)
})

test('more than is due is owed back, until it was given back', () => {
  const sinal = { tipo: 'SINAL', valor: 100 } as const
  const cancelada = os({ status: 'CANCELADA', pagamentos: [sinal] })
  expect(contaDaOs(cancelada)).toMatchObject({ falta: 0, aDevolver: 100 })
  const devolvida = { ...cancelada, pagamentos: [sinal, { tipo: 'DEVOLUCAO', valor: 100 } as const] }
  expect(contaDaOs(devolvida)).toMatchObject({ recebido: 0, falta: 0, aDevolver: 0 })
})

test.each([
  ['the whole, in two ways', 100, [60.1, 39.9], null, null],
  ['nothing due', 0, [], null, null],
  ['not charged, and why', 100, [], 'Cortesia', null],
  ['nothing said', 100, [], null, 'OS_FALTA_RECEBER'],
  ['too little', 100, [99.99], null, 'OS_RECEBIDO_DIFERENTE'],
  ['a part, with a reason', 100, [50], 'Cortesia', 'OS_RECEBIDO_DIFERENTE'],
  ['paid for nothing', 0, [10], null, 'OS_NADA_A_RECEBER'],
] as const)('%s', (_what, falta, valores, motivo, code) => {
  const check = checkRecebimento(
    falta,
    valores.map((valor) => ({ valor })),
    motivo,
  )
  expect(check.ok ? null : check.code).toBe(code)
})

test('any amount split into any payments settles it, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 }),
      (parts) => {
        const pagamentos = parts.map((part) => ({ valor: part / 100 }))
        const falta = parts.reduce((total, part) => total + part, 0) / 100
        expect(checkRecebimento(falta, pagamentos, null)).toEqual({ ok: true })
        expect(somaDosPagamentos(pagamentos)).toBe(falta)
      },
    ),
  )
})

test('the lines of a PA are summed in cents', () => {
  expect(somaDasLinhas([{ valorFinal: 0.1 }, { valorFinal: 0.2 }, { valorFinal: 39.9 }])).toBe(40.2)
  expect(somaDasLinhas([])).toBe(0)
})

test('decisions 61: an abatement is taken off what is due; what passes it is given back', () => {
  expect(contaDaOs(os({ abatimento: 76.3 }))).toMatchObject({ devido: 200, abatimento: 76.3, falta: 200 })
  expect(contaDaOs(os({ abatimento: 300, pagamentos: [{ tipo: 'SINAL', valor: 100 }] }))).toMatchObject({
    devido: 0,
    falta: 0,
    aDevolver: 123.7,
  })
  // It was handed over with nothing due, and money was given back since.
  expect(
    contaDaOs(
      os({
        status: 'ENTREGUE',
        valorDevido: 0,
        abatimento: 300,
        pagamentos: [{ tipo: 'DEVOLUCAO', valor: 23.7 }],
      }),
    ),
  ).toMatchObject({ falta: 0, aDevolver: 0 })
  expect(contaDaOs(os({ status: 'CANCELADA', abatimento: 300 }))).toMatchObject({ devido: 0, aDevolver: 0 })
})

test.each([
  ['refused', { status: 'ORCAMENTO_REPROVADO' }, 40],
  ['refused, and covered by the warranty', { status: 'ORCAMENTO_REPROVADO', coberta: true }, 0],
  ['not named at the intake', { status: 'ORCAMENTO_REPROVADO', taxa: null }, 0],
  ['still to be answered', { status: 'APROVAR_ORCAMENTO' }, 0],
  ['approved', { status: 'ORCAMENTO_APROVADO' }, 0],
  ['cancelled', { status: 'CANCELADA' }, 0],
] as const)(
  'decisions 63: with a fee of R$ 40,00 accepted, a budget that is %s owes it or not',
  (_what, mais, devido) => {
    const recusadas = [linha(180, { situacao: 'RECUSADA' })]
    expect(contaDaOs(os({ taxa: 40, linhas: recusadas, ...mais }))).toMatchObject({
      devido,
      taxaDiagnostico: devido,
    })
  },
)

test.each([
  ['asked for', {}, 96],
  ['paid in part', { pagamentos: [{ tipo: 'SINAL', valor: 60.5 }] }, 35.5],
  ['paid', { pagamentos: [{ tipo: 'SINAL', valor: 96 }] }, 0],
  [
    'paid and given back',
    {
      pagamentos: [
        { tipo: 'SINAL', valor: 96 },
        { tipo: 'DEVOLUCAO', valor: 96 },
      ],
    },
    96,
  ],
  ['more than what was approved', { linhas: [linha(60)] }, 60],
  ['more than what an abatement leaves', { abatimento: 150 }, 30],
  ['not asked for', { sinal: null }, 0],
  ['done without', { dispensado: true }, 0],
  ['of a budget that waits', { status: 'APROVAR_ORCAMENTO' }, 0],
  ['of an order that is cancelled', { status: 'CANCELADA' }, 0],
] as const)('decisions 63: of a deposit of R$ 96,00 that is %s, so much lacks', (_what, mais, falta) => {
  const fatos = {
    status: 'ORCAMENTO_APROVADO',
    linhas: [linha(180)],
    pagamentos: [],
    abatimento: 0,
  } as const
  expect(sinalQueFalta({ ...fatos, sinal: 96, dispensado: false, ...mais })).toBe(falta)
})
