import { InfNFe, ProtocoloNFe } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import { toInfNFe, toProtocolo } from './infNFe.ts'
import { toOferecida } from '../destino/oferta.ts'
import { CHAVE, CLIENTE, det, elemento, infProt, nota } from '../regras/testing.ts'

test('S3-074 S3-075 S3-076 S3-077: the note on the wire is what its schema says, one line an array of one', () => {
  const wire = toInfNFe(nota())
  expect(InfNFe.parse(wire)).toEqual(wire)
  expect(wire).toMatchObject({
    id: CHAVE,
    versao: '4.00',
    ide: { nnf: '1001', serie: '1', refNFe: [] },
    emit: { cnpj: CLIENTE, xNome: 'Aurora', enderEmit: { xLgr: 'Rua', uf: 'SP' } },
    det: [{ nItem: 1, prod: { cprod: '000123', qcom: 100, vunTrib: 4.5, vUnCom: 4.5, vprod: 450 } }],
  })
  expect(wire.det).toHaveLength(1)
})

test('S3-084 S3-085 S3-086: the totals have the specified names', () => {
  const { icmstot } = toInfNFe(nota({ icmsTot: { vICMS: '81.00', vST: '10.50' } })).total
  expect(icmstot).toMatchObject({ vnf: 450, vicms: 81, vst: 10.5 })
})

test('what the layout requires and the file lacks is null; what is optional is left out', () => {
  const wire = toInfNFe(elemento('infNFe', { det: [{ '@nItem': 'x', prod: { qCom: 'muitos' } }] }))
  expect(wire).toMatchObject({
    id: '',
    dest: null,
    ide: { nnf: null },
    det: [{ nItem: null, prod: { cprod: null, qcom: null, rastro: [] } }],
    total: { icmstot: { vnf: null } },
  })
  expect(wire).not.toHaveProperty('entrega')
  expect(wire.total).not.toHaveProperty('ibscbstot')
})

test('lots, places, references, new taxes and volumes come along', () => {
  const wire = toInfNFe(
    nota({
      ide: { NFref: [{ refNFe: CHAVE }, { refNF: { nNF: '1' } }] },
      det: [det({ rastro: [{ nLote: '000777', qLote: '100.000', dFab: '2026-01-01', dVal: '2027-01-01' }] })],
      mais: {
        entrega: { CNPJ: CLIENTE, xLgr: 'Rua B', UF: 'SP' },
        transp: {
          modFrete: '0',
          vol: [
            { qVol: '2', pesoB: '1.100' },
            { qVol: '3', pesoB: '2.200' },
          ],
        },
        total: {
          ICMSTot: { vNF: '1.00' },
          IBSCBSTot: { gIBS: { vIBS: '0.10' }, gCBS: { vCBS: '0.90' } },
          vNFTot: '2.00',
        },
      },
    }),
  )
  expect(wire).toMatchObject({
    ide: { refNFe: [CHAVE] },
    det: [{ prod: { rastro: [{ nLote: '000777', qLote: 100, dVal: '2027-01-01' }] } }],
    entrega: { cnpj: CLIENTE, ender: { xLgr: 'Rua B', uf: 'SP' } },
    transp: { modFrete: '0', volumes: 5, pesoB: 3.3 },
    total: { icmstot: { vnf: 1 }, ibscbstot: { vIBS: 0.1, vCBS: 0.9 }, vNFTot: 2 },
  })
  expect(InfNFe.parse(wire)).toEqual(wire)
})

test('the protocol on the wire', () => {
  const protocolo = toProtocolo(infProt())
  expect(ProtocoloNFe.parse(protocolo)).toEqual(protocolo)
  expect(protocolo).toMatchObject({ cStat: '100', nProt: '135260000001001' })
})

test('a note that is offered among several says what it is, and whether it would be refused', () => {
  const recusa = { tipo: 'recusa', codigo: 'E_CHAVE_DV', params: {} } as const
  expect(toOferecida(nota(), recusa)).toEqual({
    chave: CHAVE,
    numero: '1001',
    serie: '1',
    emitente: { documento: CLIENTE, nome: 'Aurora' },
    valor: 450,
    avisos: [],
    recusa: 'E_CHAVE_DV',
  })
})
