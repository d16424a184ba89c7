import { expect, test } from 'vitest'
import { NS_NFE as N } from '@app/rules/armazem/nota'
import { XmlC14NMode } from 'libxml2-wasm'
import { readArvore } from './arvore.ts'
import { decodeBytes } from './bytes.ts'
import { NotaRecusada } from './recusa.ts'
import { AMOSTRAS, readAmostra } from './testing/amostras.ts'
import { openXml, canonico, allOf, type Abertos } from './xml.ts'

/** Compares with the library's own result for every element that is read or signed. */
const compare = (texto: string): number => {
  const abertos: Abertos = []
  try {
    const { root } = openXml(texto, abertos)
    const elements = ['//n:infNFe', '//n:infProt', '//n:ide', '//n:det[1]', '//d:SignedInfo', '/*'].flatMap(
      (path) => allOf(root, path).slice(0, 3),
    )
    for (const element of elements)
      expect(canonico(element).toString('utf8'), element.name).toBe(
        element.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_0 }),
      )
    return elements.length
  } finally {
    for (const document of abertos) document.dispose()
  }
}

test('the canonical form of every valid sample equals the library’s', () => {
  for (const { nome, esperado } of AMOSTRAS)
    if (esperado === 'accept' && nome !== 'ok-990-itens' && !nome.includes('retdistdfe'))
      expect(compare(decodeBytes(readAmostra(nome)).texto), nome).toBeGreaterThan(2)
})

test.each([
  [
    'namespaces declared above, in their order, and taken back below',
    `<p xmlns="${N}" xmlns:b="urn:b&amp;c" xmlns:a="urn:a"><infNFe Id="x" a:y="1 &gt; 0" z="&#9;&#10;&#13;">t&#13;<a:q>n</a:q><ide xmlns="">f</ide></infNFe></p>`,
  ],
  ['another prefix', `<p:p xmlns:p="${N}" xmlns="urn:d"><p:infNFe Id="x"><b>c</b></p:infNFe></p:p>`],
  ['a prefix declared anew', `<p xmlns:z="urn:z" xmlns:k="${N}"><q xmlns:z="urn:o"><k:infNFe/></q></p>`],
  ['a namespace of its own', `<p xmlns="urn:d"><infNFe xmlns="${N}" Id="1"><ide/></infNFe></p>`],
  ['one within the other', `<p xmlns="${N}"><infNFe><ide><infNFe>x</infNFe></ide></infNFe></p>`],
  ['two of a name', `<p xmlns="${N}"><infNFe>1</infNFe><infNFe a="2"/></p>`],
  ['a name that begins alike', `<p xmlns="${N}"><infNFeSupl>q</infNFeSupl><infNFe>a</infNFe></p>`],
  ['an instruction that looks like it', `<p xmlns="${N}"><?pi <infNFe ?><infNFe>1</infNFe></p>`],
  ['a language from above', `<p xmlns="${N}" xml:lang="pt"><infNFe>1</infNFe></p>`],
  ['letters of two bytes', `<é:p xmlns:é="${N}" xmlns:a="urn:a"><é:infNFe ç="ã">ü</é:infNFe></é:p>`],
])('%s', (_name, texto) => {
  expect(compare(texto)).toBeGreaterThan(0)
})

test('a relative namespace has no canonical form', () => {
  expect(() => compare(`<p xmlns="${N}" xmlns:r="r"><infNFe/></p>`)).toThrow(NotaRecusada)
})

test('the tree has the elements of the namespace, their own attributes and all their text', () => {
  const texto = `<k:infNFe xmlns:k="${N}" xmlns:o="urn:o" Id="&quot;&lt;&amp;&#xD;" o:x="1">a&amp;<?pi <k:det>?>b<o:det><k:ide>1</k:ide></o:det><k:ide x=">">&lt;c&gt;</k:ide></k:infNFe>`
  expect(readArvore(texto)).toEqual({
    nome: 'infNFe',
    atributos: { Id: '"<&\r' },
    texto: 'a&b',
    filhos: [{ nome: 'ide', atributos: { x: '>' }, texto: '<c>', filhos: [] }],
  })
  for (const cut of [texto.slice(0, -1), texto.slice(0, 60), '<a', '', '</a>'])
    expect(() => readArvore(cut), cut).toThrow(Error)
})
