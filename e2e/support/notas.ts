import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { NotaProdutoInput, NotaResumo } from '@app/contract/armazem/nota'
import type { Api } from './api.ts'
import type { ItemGerado } from '../../apps/server/testing/nfe/lib-nfe.mjs'
import { buildNFe, nfeProc, protNFe, signedNFe } from '../../apps/server/testing/nfe/lib-nfe.mjs'

const SP = { cUF: '35', UF: 'SP', cMun: '3550308', xMun: 'São Paulo' }
/** The demo's warehouse, its first client, and a supplier that is no client (testing/nfe/samples/PARTIES.tsv). */
const ARMAZEM = { ...SP, cnpj: '99999001000159', xNome: 'Armazém Geral Fictício Três Rios Ltda' }
const AURORA = { ...SP, cnpj: '99999002000101', xNome: 'Cosméticos Aurora Fictícia S.A.' }
const FORNECEDOR = { ...SP, cnpj: '99999004000192', xNome: 'Indústria de Embalagens Inventada Ltda' }

const ITEM = {
  xProd: 'FRASCO PET 250ML CX10',
  uCom: 'CX',
  vUnCom: '35.0000000000',
  uTrib: 'UN',
  vUnTrib: '3.5000000000',
}

type Enviado = { name: string; mimeType: string; buffer: Buffer }

const toFile = (name: string, buffer: Buffer): Enviado => ({ name, mimeType: 'text/xml', buffer })

type Gerada = Omit<Parameters<typeof buildNFe>[0], 'cNF'>

/** A signed and authorised note, different on each call. */
function gerar(nota: Gerada) {
  const { nNF } = nota
  const built = buildNFe({ ...nota, cNF: nNF % 99_999_999 })
  const text = `<?xml version="1.0" encoding="UTF-8"?>${nfeProc(signedNFe(built), protNFe(built))}`
  return { chave: built.chave, file: toFile(`nfe-${nNF}.xml`, Buffer.from(text)) }
}

const dhEmi = '2026-11-20T10:30:00-03:00'

/** Note numbers that no other test uses. */
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

/** A supplier's delivery to the warehouse for the client. */
export const supply = (itens: ItemGerado[]) =>
  gerar({
    nNF: nextNumero(),
    emit: FORNECEDOR,
    dest: AURORA,
    entrega: ARMAZEM,
    ide: { natOp: 'Venda', dhEmi },
    itens,
  })

/** Boxes of ten of one product, with the lots that they came from. */
export const caixas = (cProd: string, quantidade: string, lotes: [string, string, string][]): ItemGerado => ({
  ...ITEM,
  cProd,
  CFOP: '5102',
  qCom: `${quantidade}.0000`,
  qTrib: `${Number(quantidade) * 10}.0000`,
  rastro: lotes.map(([lote, qtd, validade]) => [lote, `${qtd}.000`, '2026-10-01', validade]),
})

/** A delivery of one product. */
export const entrega = (...item: Parameters<typeof caixas>) => supply([caixas(...item)])

/** The warehouse's own note of goods that go back to their owner (CFOP 5906), by units; `infCpl` is its free text. */
export const retorno = (cProd: string, quantidade: number, infCpl?: string) =>
  gerar({
    nNF: nextNumero(),
    emit: ARMAZEM,
    dest: AURORA,
    ide: { natOp: 'Retorno de mercadoria depositada', dhEmi },
    itens: [
      {
        ...ITEM,
        cProd,
        CFOP: '5906',
        uCom: 'UN',
        qCom: `${quantidade}.0000`,
        vUnCom: ITEM.vUnTrib,
        qTrib: `${quantidade}.0000`,
      },
    ],
    ...(infCpl !== undefined && { infCpl }),
  })

type Escolhas = { produtos: NotaProdutoInput[] }

/** Stores a note. */
export const saveNota = async ({ call }: Api, file: Enviado, escolhas: Escolhas) => {
  const nota = { filename: file.name, length: file.buffer.length, data: file.buffer.toString('base64') }
  const { status, body } = await call<NotaResumo>('POST', '/notas/save', { nota, ...escolhas })
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** A product of the demo's first client, in stock through a received note: this many boxes of ten, of one lot. */
export async function newEstoque(api: Api, quantidade: number) {
  const produto = await newProduto(api)
  const { file } = entrega(`FR-${nextNumero()}`, String(quantidade), [
    ['RET-1', String(quantidade), '2030-06-30'],
  ])
  const { id } = await saveNota(api, file, { produtos: [{ id: produto.id, efeito: 'entrada' }] })
  const { status } = await api.call('POST', `/notas/${id}/recebimento`, {})
  if (status !== 200) throw new Error(`not received: ${status}`)
  return produto
}

/** A note of the demo's first client that is stored. */
export async function newNota(api: Api) {
  const { id } = await newProduto(api)
  return saveNota(api, entrega(`FR-${nextNumero()}`, '1', []).file, { produtos: [{ id }] })
}

const SAMPLES = new URL('../../apps/server/testing/nfe/samples/', import.meta.url)

/** A sample by its name without 'syn-' and '.xml'. */
export const amostra = (nome: string): Enviado =>
  toFile(`${nome}.xml`, readFileSync(new URL(`syn-${nome}.xml`, SAMPLES)))

/** The sample's letter of correction, told of this note instead of its own. */
export const correcaoDe = (chave: string): Enviado => {
  const evento = amostra('ref-evento-carta-correcao')
  const text = evento.buffer.toString()
  const [propria = '', emitente = ''] = [/<chNFe>(\d{44})/, /<CNPJ>(\d+)/].map((of) => of.exec(text)?.[1])
  // A note's key names its issuer.
  const told = text
    .replaceAll(propria, chave)
    .replaceAll(`<CNPJ>${emitente}<`, `<CNPJ>${chave.slice(6, 20)}<`)
  return { ...evento, buffer: Buffer.from(told) }
}

/** The screen of the notes, as a person finds its parts. */
export const notaOf = (page: Page) => {
  const parte = (name: string) =>
    page.getByRole('region', { name: 'Dados da nota' }).getByRole('group', { name })
  /** At the foot, because the strip above the note has the same act. */
  const confirmar = (nome: string) =>
    page
      .getByRole('form')
      .locator('.rodape')
      .getByRole('button', { name: `Confirmar ${nome}` })
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
    conferencias: page.getByRole('region', { name: 'Conferências' }),
    totais: page.getByRole('group', { name: 'Totais da nota' }),
    enviar: page.getByRole('button', { name: 'Enviar pedido' }),
    receber: confirmar('recebimento'),
    confirmar,
    /** The strip with the note's next step. */
    falta: page.getByRole('status').filter({ hasText: 'Falta confirmar' }),
    linhas: page.getByRole('table', { name: 'Notas fiscais' }).locator('tbody tr'),
    fila: page.getByRole('table', { name: 'Arquivos' }),
    toasts: page.getByRole('region', { name: 'Avisos' }),
  }
}
