import type { InfNFe } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import { outrosTotais, totaisPrincipais, tributosNovos } from './totais.ts'

const total = (given: object) => given as unknown as InfNFe['total']

test('total, ICMS and ST are always there; the others only with a value', () => {
  const given = total({
    icmstot: { vnf: 10, vicms: null, vst: 0, vprod: 9, vfrete: 0, vipi: 1 },
    issqntot: { vserv: 2 },
  })
  expect(totaisPrincipais(given)).toEqual([
    { rotulo: 'Total', valor: 10 },
    { rotulo: 'ICMS', valor: null },
    { rotulo: 'ST', valor: 0 },
  ])
  expect(outrosTotais(given)).toEqual([
    { rotulo: 'Produtos', valor: 9 },
    { rotulo: 'IPI', valor: 1 },
    { rotulo: 'Serviços', valor: 2 },
  ])
})

test('the taxes of the reform are there as the note has them, also as zeros', () => {
  expect(tributosNovos(total({ icmstot: {} }))).toEqual([])
  expect(tributosNovos(total({ icmstot: {}, ibscbstot: { vIBS: 0, vCBS: 3 }, vNFTot: 13 }))).toEqual([
    { rotulo: 'IBS', valor: 0 },
    { rotulo: 'CBS', valor: 3 },
    { rotulo: 'Total com tributos por fora', valor: 13 },
  ])
})
