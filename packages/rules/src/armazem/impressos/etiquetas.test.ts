import { expect, test } from 'vitest'
import { zplDeLote, zplDeProduto, zplDeVolume } from './etiquetas.ts'

const PAPEL = {
  etiquetas: {
    produto: { largura: 50, altura: 30 },
    lote: { largura: 100, altura: 50 },
    volume: { largura: 100, altura: 150 },
  },
  resolucao: 203,
} as const
const PRODUTO = { codigo: '10410', codigoBarras: '7891000315507', descricao: 'Xampu de juá' }

test('a product: its size in dots, its words, its code, the copies', () => {
  const zpl = zplDeProduto(PRODUTO, PAPEL, 12)
  expect(zpl.startsWith('^XA^CI28\n^PW400^LL240\n')).toBe(true)
  expect(zpl).toContain('^FDXampu de juá^FS')
  expect(zpl).toContain('^BCN,')
  expect(zpl).toContain('^FD7891000315507^FS')
  expect(zpl.endsWith('^PQ12\n^XZ\n')).toBe(true)
  expect(zplDeProduto(PRODUTO, { ...PAPEL, resolucao: 300 }, 1)).toContain('^PW591^LL354')
})

test('what a printer would read as commands is written as its code', () => {
  const zpl = zplDeProduto({ ...PRODUTO, descricao: '^XZ~JA_5E\\&' }, PAPEL, 1)
  expect(zpl).toContain('^FH^FD_5EXZ_7EJA_5F5E_5C&^FS')
  expect(zpl.match(/\^XZ/g)).toHaveLength(1)
})

test('a code too long for bars of 0.25 mm becomes a QR code', () => {
  const zpl = zplDeProduto({ ...PRODUTO, codigoBarras: 'CODIGO-MUITO-LONGO-DEMAIS' }, PAPEL, 1)
  expect(zpl).not.toContain('^BC')
  expect(zpl).toContain('^BQN,2,')
})

test('a lot carries the code that picking reads', () => {
  const zpl = zplDeLote(
    {
      saldo: 77,
      codigo: '10410',
      descricao: 'Xampu',
      lote: 'L2604B',
      validade: '30/11/2027',
      endereco: 'C-14-2',
    },
    PAPEL,
    1,
  )
  for (const words of ['MA,RETAGUARDA:LOTE:77^FS', 'Lote L2604B', 'Validade 30/11/2027', 'C-14-2'])
    expect(zpl).toContain(words)
})

const VOLUME = {
  numeroPedido: 48_231,
  cliente: 'Cosméticos Flor de Açude',
  transportadora: null,
  coleta: '19/11/2026 18:00',
  urgente: true,
  rascunho: false,
  endereco: 'https://retaguarda.example/pedidos/edit/7',
  volume: 2,
  volumes: 3,
  peso: '4,2 kg',
}

test('a volume says which of how many it is; a draft says so first', () => {
  const zpl = zplDeVolume(VOLUME, PAPEL)
  for (const words of ['Pedido 48231', 'URGENTE', 'Volume 2 de 3', '4,2 kg', 'MA,https://retaguarda.example'])
    expect(zpl).toContain(words)
  expect(zpl).not.toContain('RASCUNHO')
  expect(zplDeVolume({ ...VOLUME, rascunho: true }, PAPEL)).toContain('RASCUNHO')
})

test('a small label leaves out what would be printed over its edge', () => {
  const small = { ...PAPEL, etiquetas: { ...PAPEL.etiquetas, volume: { largura: 60, altura: 40 } } }
  const zpl = zplDeVolume(VOLUME, small)
  expect(zpl).toContain('Pedido 48231')
  const tops = [...zpl.matchAll(/\^FO\d+,(\d+)/g)].map(([, top]) => Number(top))
  expect(Math.max(...tops)).toBeLessThan(320)
  expect(zpl).not.toContain('MA,')
})
