import type { Nota } from '@app/contract/armazem/nota'
import { expect, test } from 'vitest'
import { danfeOf } from './danfe.ts'

type Escrita = Parameters<typeof danfeOf>[0]
type InfNFe = Nota['notaImportada']['nfe']['infNFe']

const CHAVE = '35261199999012000139550010000041011410188230'

/** Only what the paper reads. */
const escrita = (more: Record<string, unknown> = {}, rest: Partial<Escrita> = {}): Escrita => {
  const infNFe = {
    id: CHAVE,
    ide: {
      nnf: '4101',
      serie: '1',
      natOp: 'Remessa',
      tpNF: '1',
      tpAmb: '1',
      dhEmi: '2026-11-18T10:30:00-03:00',
    },
    emit: { xNome: 'Papelaria', cnpj: '99999012000139', ie: '110' },
    dest: { xNome: 'Armazém', cnpj: '99999001000159' },
    det: [
      {
        prod: {
          cprod: 'PN-TG',
          xprod: 'TINTA',
          ncm: '33049910',
          cfop: '5905',
          uCom: 'UN',
          qcom: 240,
          vUnCom: 6.5,
          vprod: 1560,
          rastro: [{ nLote: 'TG-2702', qLote: 90, dVal: '2028-03-31' }],
        },
        infAdProd: 'Frágil',
      },
    ],
    total: { icmstot: { vprod: 1560, vnf: 1560, vicms: 0, vst: null } },
    ...more,
  } as unknown as InfNFe
  return { notaImportada: { nfe: { infNFe } }, protocolo: null, situacao: 'importada', ...rest }
}

test('the boxes say what the note says, and a dash where it says nothing', () => {
  const danfe = danfeOf(escrita())
  expect(danfe).toMatchObject({
    aviso: null,
    numero: '4.101',
    tipo: { codigo: '1', nome: 'saída' },
    emitente: { nome: 'Papelaria', linhas: ['CNPJ 99.999.012/0001-39 · IE 110'] },
    transporte: null,
    complementares: null,
  })
  expect(danfe.operacao.map(({ texto }) => texto)).toEqual(['Remessa', 'não consta do arquivo'])
  expect(danfe.destinatario.map(({ rotulo, texto }) => [rotulo, texto])).toContainEqual(['Endereço', '—'])
  expect(danfe.valores).toEqual([
    { rotulo: 'Produtos', texto: '1.560,00' },
    { rotulo: 'Valor do ICMS', texto: '0,00', forte: true },
    { rotulo: 'Valor do ST', texto: '—', forte: true },
    { rotulo: 'Valor total da nota', texto: '1.560,00', forte: true },
  ])
  expect(danfe.itens).toEqual([
    {
      codigo: 'PN-TG',
      descricao: 'TINTA',
      detalhes: ['Lote TG-2702 · 90 · val. 31/03/2028', 'Frágil'],
      ncm: '33049910',
      cfop: '5905',
      unidade: 'UN',
      quantidade: '240',
      unitario: '6,50',
      total: '1.560,00',
    },
  ])
})

test('a cancelled note says so first, one without fiscal value after it', () => {
  const teste = { ide: { nnf: '1', serie: '1', tpAmb: '2', tpNF: '0' } }
  expect(danfeOf(escrita(teste))).toMatchObject({
    aviso: 'SEM VALOR FISCAL: nota de homologação',
    tipo: { codigo: '0', nome: 'entrada' },
  })
  expect(danfeOf(escrita(teste, { situacao: 'cancelada' })).aviso).toBe('NOTA CANCELADA')
})

test('the transport names who pays for it', () => {
  const { transporte } = danfeOf(
    escrita({ transp: { transportadora: 'Rodocargas', modFrete: '1', volumes: 3 } }),
  )
  expect(transporte?.map(({ texto }) => texto)).toEqual(['Rodocargas', 'Por conta do destinatário', '3'])
})
