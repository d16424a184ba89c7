import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ItemGerado } from '../../apps/server/testing/nfe/lib-nfe.mjs'
import { buildNFe, nfeProc, protNFe, signedNFe } from '../../apps/server/testing/nfe/lib-nfe.mjs'

const SP = { cUF: '35', UF: 'SP', cMun: '3550308', xMun: 'São Paulo' }
/** The demo's warehouse, its first client, and a supplier that is nobody's (testing/nfe/samples/PARTIES.tsv). */
export const ARMAZEM = { ...SP, cnpj: '99999001000159', xNome: 'Armazém Geral Fictício Três Rios Ltda' }
export const AURORA = { ...SP, cnpj: '99999002000101', xNome: 'Cosméticos Aurora Fictícia S.A.' }
export const FORNECEDOR = { ...SP, cnpj: '99999004000192', xNome: 'Indústria de Embalagens Inventada Ltda' }

export type Enviado = { name: string; mimeType: string; buffer: Buffer }

const toFile = (name: string, buffer: Buffer): Enviado => ({ name, mimeType: 'text/xml', buffer })

/** A supplier's delivery to the warehouse for the client; every call another note. */
export function fornecimento(nNF: number, itens: ItemGerado[]) {
  const nota = buildNFe({
    nNF,
    cNF: 10_000_000 + (nNF % 80_000_000),
    emit: FORNECEDOR,
    dest: AURORA,
    entrega: ARMAZEM,
    ide: { natOp: 'Venda', dhEmi: '2026-11-20T10:30:00-03:00' },
    itens,
  })
  const text = `<?xml version="1.0" encoding="UTF-8"?>${nfeProc(signedNFe(nota), protNFe(nota))}`
  return { chave: nota.chave, file: toFile(`nfe-${nNF}.xml`, Buffer.from(text)) }
}

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
