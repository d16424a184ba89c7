import { expect, test } from 'vitest'
import { mergePartes } from '../../../../platform/campos/merge-partes.ts'
import { loteForm, type LinhaForm, type NotaValues } from './form-model.ts'
import { notaDasPartes, partesDaNota } from './partes.ts'

const linha = (mais: Partial<LinhaForm> = {}): LinhaForm => ({
  produto: null,
  origem: null,
  fator: 1,
  fatorOrigem: 'nota',
  efeito: 'entrada',
  efeitoProposto: 'entrada',
  motivoEfeito: 'cfop',
  lotes: [
    loteForm({ lote: 'A', semLote: false, dataDeValidade: null, dataDeFabricacao: null, quantidade: 2 }),
  ],
  lotesDigitados: false,
  ...mais,
})
const nota = (...produtos: LinhaForm[]): NotaValues => ({ produtos, pedido: null })

test('two people who change different parts of one line, and different lines, are put together', () => {
  const base = nota(linha(), linha())
  const deles = nota(linha({ fator: 12, fatorOrigem: null }), linha())
  const minhas = nota(linha({ efeito: 'fiscal' }), linha({ efeito: 'saida' }))
  const { partes, conflitos } = mergePartes(partesDaNota(base), partesDaNota(deles), partesDaNota(minhas))
  expect(conflitos).toEqual([])
  const [primeira, segunda] = notaDasPartes(partes, deles).produtos
  expect(primeira).toMatchObject({ fator: 12, fatorOrigem: null, efeito: 'fiscal' })
  expect(segunda).toMatchObject({ fator: 1, efeito: 'saida' })
})

test('lots are compared by what they say, and told in words', () => {
  const outro = (lote: string) =>
    linha({
      lotes: [
        loteForm({ lote, semLote: false, dataDeValidade: null, dataDeFabricacao: null, quantidade: 2 }),
      ],
    })
  const [base, deles] = [partesDaNota(nota(linha())), partesDaNota(nota(outro('B')))]
  expect(mergePartes(base, deles, partesDaNota(nota(outro('A')))).conflitos).toEqual([])
  expect(mergePartes(base, deles, partesDaNota(nota(outro('C')))).conflitos).toEqual([
    { key: '0.lotes', label: 'Item 1, lotes', antes: 'A: 2', deles: 'B: 2', minhas: 'C: 2' },
  ])
})
