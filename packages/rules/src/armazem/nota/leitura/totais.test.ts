import { expect, test } from 'vitest'
import { warnTotalDaNota, warnTotalDosProdutos } from './totais.ts'
import { det, nota } from '../regras/testing.ts'

const isRight = (icmsTot: Record<string, string>, itens = [det()], mais = {}) =>
  warnTotalDaNota(nota({ icmsTot, det: itens, mais })).length === 0

test('every plain term is part of the sum (ok-st-fcp-ipi-frete-desconto)', () => {
  const added = ['vST', 'vFCPST', 'vICMSMonoReten', 'vFrete', 'vSeg', 'vOutro', 'vII', 'vIPI', 'vIPIDevol']
  for (const name of added) {
    expect(isRight({ [name]: '10.00', vNF: '460.00' }), name).toBe(true)
    expect(isRight({ [name]: '10.00', vNF: '450.00' }), name).toBe(false)
  }
  expect(isRight({ vDesc: '10.00', vNF: '440.00' })).toBe(true)
  expect(isRight({ vDesc: '10.00', vNF: '450.00' })).toBe(false)
})

test('vBC, vICMS, vFCP, vTotTrib and others are no part of it', () => {
  for (const name of ['vBC', 'vICMS', 'vFCP', 'vBCST', 'vPIS', 'vCOFINS', 'vTotTrib', 'vFCPSTRet'])
    expect(isRight({ [name]: '10.00' }), name).toBe(true)
})

test('within a cent', () => {
  expect(isRight({ vNF: '450.01' })).toBe(true)
  expect(isRight({ vNF: '450.02' })).toBe(false)
})

test('vICMSDeson subtracted or not: both are right (NT 2013.005)', () => {
  expect(isRight({ vICMSDeson: '81.00', vNF: '369.00' })).toBe(true)
  expect(isRight({ vICMSDeson: '81.00', vNF: '450.00' })).toBe(true)
  expect(isRight({ vICMSDeson: '81.00', vNF: '400.00' })).toBe(false)
})

test('PIS-ST and COFINS-ST only where the item says that they add (NT 2020.005)', () => {
  const taxed = (ind: string) => [
    det(
      {},
      {
        imposto: {
          PISST: { vPIS: '9.00', indSomaPISST: ind },
          COFINSST: { vCOFINS: '40.50', indSomaCOFINSST: ind },
        },
      },
    ),
  ]
  expect(isRight({ vNF: '499.50' }, taxed('1'))).toBe(true)
  expect(isRight({ vNF: '450.00' }, taxed('1'))).toBe(false)
  expect(isRight({ vNF: '450.00' }, taxed('0'))).toBe(true)
})

test('services are part of it', () => {
  const mais = { total: { ICMSTot: { vProd: '450.00', vNF: '470.00' }, ISSQNtot: { vServ: '20.00' } } }
  expect(isRight({}, [det()], mais)).toBe(true)
})

test('an import is not checked, unless another operation is mixed in (MOC W16-10, exception 2)', () => {
  expect(isRight({ vNF: '9999.99' }, [det({ CFOP: '3102' })])).toBe(true)
  expect(isRight({ vNF: '9999.99' }, [det({ CFOP: '3102' }), det()])).toBe(false)
})

test('a new vehicle sold directly: without vST (MOC W16-10, exception 1)', () => {
  const direct = [det({ veicProd: { tpOp: '2' } })]
  expect(isRight({ vST: '50.00', vNF: '450.00' }, direct)).toBe(true)
  expect(isRight({ vST: '50.00', vNF: '450.00' }, [det({ veicProd: { tpOp: '1' } })])).toBe(false)
})

test('the warning shows the declared total and the nearest right one (warn-total-difere)', () => {
  expect(warnTotalDaNota(nota({ icmsTot: { vICMSDeson: '81.00', vNF: '370.00' } }))).toEqual([
    {
      codigo: 'W_TOTAL',
      campo: 'total.icmstot.vnf',
      params: { total: 'Valor total da nota', declarado: '370,00', calculado: '369,00' },
    },
  ])
  expect(warnTotalDaNota(nota({ icmsTot: { vNF: 'x' } }))).toMatchObject([{ params: { declarado: '—' } }])
})

test('the products add up over the items that count, those of indTot 1 (ok-indtot-0)', () => {
  expect(warnTotalDosProdutos(nota())).toEqual([])
  expect(warnTotalDosProdutos(nota({ det: [det(), det({ indTot: '0' })] }))).toEqual([])
  expect(warnTotalDosProdutos(nota({ det: [det(), det()] }))).toMatchObject([
    { campo: 'total.icmstot.vprod', params: { declarado: '450,00', calculado: '900,00' } },
  ])
})
