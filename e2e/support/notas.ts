import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Api } from './api.ts'
import type { ItemGerado } from '../../apps/server/testing/nfe/lib-nfe.mjs'
import { buildNFe, nfeProc, protNFe, signedNFe } from '../../apps/server/testing/nfe/lib-nfe.mjs'

const SP = { cUF: '35', UF: 'SP', cMun: '3550308', xMun: 'São Paulo' }
/** The demo's warehouse, its first client, and a supplier that is nobody's (testing/nfe/samples/PARTIES.tsv). */
const ARMAZEM = { ...SP, cnpj: '99999001000159', xNome: 'Armazém Geral Fictício Três Rios Ltda' }
const AURORA = { ...SP, cnpj: '99999002000101', xNome: 'Cosméticos Aurora Fictícia S.A.' }
const FORNECEDOR = { ...SP, cnpj: '99999004000192', xNome: 'Indústria de Embalagens Inventada Ltda' }

type Enviado = { name: string; mimeType: string; buffer: Buffer }

const toFile = (name: string, buffer: Buffer): Enviado => ({ name, mimeType: 'text/xml', buffer })

/** A supplier's delivery to the warehouse for the client; every call another note. */
function fornecimento(nNF: number, itens: ItemGerado[]) {
  const nota = buildNFe({
    nNF,
    cNF: nNF % 99_999_999,
    emit: FORNECEDOR,
    dest: AURORA,
    entrega: ARMAZEM,
    ide: { natOp: 'Venda', dhEmi: '2026-11-20T10:30:00-03:00' },
    itens,
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>${nfeProc(signedNFe(nota), protNFe(nota))}`
  return { chave: nota.chave, file: toFile(`nfe-${nNF}.xml`, Buffer.from(text)) }
}

/** Numbers of notes that no other test takes. */
let nNF = 1_000_000 + Math.floor(Math.random() * 90_000_000)
export const nextNumero = () => (nNF += 1)

/** A product of the demo's first client that no other test moves. */
export async function newProduto({ call }: Api) {
  const codigo = `NF-${nextNumero()}`
  const { body: clientes } = await call<{ id: number }[]>('GET', '/api/cliente/findAll?q=1001')
  const { body } = await call<{ id: number }>('POST', '/produto', {
    cliente: { id: clientes[0]?.id },
    codigoProduto: codigo,
    descricao: `Frasco do teste ${codigo}`,
  })
  return { id: body.id, codigo }
}

/** Boxes of ten of one product, with the lots that they came from. */
export const entrega = (cProd: string, quantidade: string, lotes: [string, string, string][]) =>
  fornecimento(nextNumero(), [
    {
      cProd,
      xProd: 'FRASCO PET 250ML CX10',
      CFOP: '5102',
      uCom: 'CX',
      qCom: `${quantidade}.0000`,
      vUnCom: '35.0000000000',
      uTrib: 'UN',
      qTrib: `${Number(quantidade) * 10}.0000`,
      vUnTrib: '3.5000000000',
      rastro: lotes.map(([lote, qtd, validade]) => [lote, `${qtd}.000`, '2026-10-01', validade]),
    },
  ])

const SAMPLES = new URL('../../apps/server/testing/nfe/samples/', import.meta.url)

/** A sample by its name without 'syn-' and '.xml'. */
export const amostra = (nome: string): Enviado =>
  toFile(`${nome}.xml`, readFileSync(new URL(`syn-${nome}.xml`, SAMPLES)))

/** The screen of the notes, as a person finds its parts. */
export const notaOf = (page: Page) => {
  const parte = (name: string) =>
    page.getByRole('region', { name: 'Dados da nota' }).getByRole('group', { name })
  return {
    escolher: page.getByLabel('Importar Nota Fiscal', { exact: true }),
    nota: parte('Nota'),
    emitente: parte('Emitente'),
    destinatario: parte('Destinatário'),
    itens: page.getByRole('table', { name: 'Itens da nota' }),
    linha: (index: number) =>
      page.getByRole('table', { name: 'Itens da nota' }).locator('tbody tr').nth(index),
    produto: (item: number) => page.getByRole('combobox', { name: `Produto do item ${item}` }),
    fator: (item: number) => page.getByLabel(new RegExp(`^Fator do item ${item}:`)),
    totais: page.getByRole('group', { name: 'Totais da nota' }),
    enviar: page.getByRole('button', { name: 'Enviar pedido' }),
    receber: page.getByRole('button', { name: 'Confirmar recebimento' }),
    fila: page.getByRole('table', { name: 'Arquivos' }),
    toasts: page.getByRole('region', { name: 'Avisos' }),
  }
}
