import { expect, it } from 'vitest'
import { nadaAPagar } from './sem-pagamento.ts'

const linha = (tipo: 'TRANSPORTE' | 'AJUSTE', valorFinal: number) => ({ tipo, valorFinal })
/** Intl writes a no-break space after the currency. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it('says that nothing is paid, and what went to the next open month, also of what came from one before', () => {
  const linhas = [linha('TRANSPORTE', -150.5), linha('TRANSPORTE', 150.5)]
  expect(plain(nadaAPagar({ situacao: 'PAGO', resumo: { total: 0 }, linhas }))).toBe(
    'Deste mês nada se paga: o saldo negativo de R$ 150,50 passou para o mês aberto seguinte.',
  )
  expect(nadaAPagar({ situacao: 'PAGO', resumo: { total: 0 }, linhas: [] })).toBe('Deste mês nada se paga.')
})

it('says nothing of what is paid, or not approved yet', () => {
  const linhas = [linha('AJUSTE', -4.5)]
  expect(nadaAPagar({ situacao: 'EM_CONFERENCIA', resumo: { total: -4.5 }, linhas })).toBeNull()
  expect(nadaAPagar({ situacao: 'APROVADO', resumo: { total: 0.01 }, linhas: [] })).toBeNull()
})
