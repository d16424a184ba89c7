import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { escolhidosDe, escolhidosDoArrasto, expandEscolhidos } from './intake.ts'

const xml = (name: string, content = '<a/>') => new File([content], name)
const zip = (name: string, files: Record<string, string>) =>
  new File(
    [
      new Uint8Array(
        zipSync(Object.fromEntries(Object.entries(files).map(([at, text]) => [at, Buffer.from(text)]))),
      ),
    ],
    name,
  )
const inFolder = (file: File, path: string) =>
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
const names = ({ fontes }: { fontes: { nome: string }[] }) => fontes.map(({ nome }) => nome)

test('a file chosen by itself goes on, whatever it is: the server says what it is', async () => {
  const found = await expandEscolhidos(escolhidosDe([xml('nota.xml'), xml('boleto.pdf', '%PDF')]))
  expect(names(found)).toEqual(['nota.xml', 'boleto.pdf'])
  expect(found.fora).toEqual([])
})

test('only the notes of a dropped folder are taken', async () => {
  const found = await expandEscolhidos(
    escolhidosDe([
      inFolder(xml('a.xml'), 'notas/a.xml'),
      inFolder(xml('b.XML'), 'notas/11/b.XML'),
      inFolder(xml('c.pdf'), 'notas/c.pdf'),
      inFolder(xml('._a.xml'), 'notas/._a.xml'),
    ]),
  )
  expect(names(found)).toEqual(['notas/a.xml', 'notas/11/b.XML'])
  expect(found.fora).toEqual(['1 arquivo da pasta não é XML.'])
})

test('a ZIP, known by its name or first bytes, gives its notes and names its other files', async () => {
  const files = {
    'a.xml': '<a/>',
    'sub/b.xml': '<b/>',
    'leia.txt': 'x',
    'mais.zip': 'PK',
    '__MACOSX/._a.xml': '',
  }
  const found = await expandEscolhidos(escolhidosDe([zip('notas.zip', files)]))
  expect(names(found)).toEqual(['a.xml', 'sub/b.xml'])
  expect(found.fora).toEqual([
    'notas.zip: tem ZIP dentro do ZIP. Descompacte-o e solte os XML aqui.',
    'notas.zip: 1 arquivo não é XML.',
  ])
  const opened = await found.fontes[1]?.open()
  expect([opened?.name, await opened?.text()]).toEqual(['b.xml', '<b/>'])
  expect(names(await expandEscolhidos(escolhidosDe([zip('semextensao', { 'a.xml': '<a/>' })])))).toEqual([
    'a.xml',
  ])
})

test('a broken ZIP stops nothing else', async () => {
  const found = await expandEscolhidos(escolhidosDe([xml('ruim.zip', 'PK'), xml('nota.xml')]))
  expect(names(found)).toEqual(['nota.xml'])
  expect(found.fora[0]).toMatch(/^ruim\.zip: O ZIP está danificado/)
})

test('a dropped folder is walked through, a hundred entries at a time', async () => {
  const file = (path: string) => ({
    isFile: true,
    isDirectory: false,
    fullPath: path,
    file: (take: (found: File) => void) => take(xml(path.slice(path.lastIndexOf('/') + 1))),
  })
  const folder = (path: string, content: unknown[]) => ({
    isFile: false,
    isDirectory: true,
    fullPath: path,
    createReader: () => {
      const answers = [content.slice(0, 2), content.slice(2), []]
      return { readEntries: (take: (some: unknown[]) => void) => take(answers.shift() ?? []) }
    },
  })
  const items = [
    folder('/n', [file('/n/a.xml'), file('/n/b.xml'), folder('/n/s', [file('/n/s/c.xml')])]),
    file('/d.xml'),
  ]
  const transfer = { items: items.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] }
  const found = await escolhidosDoArrasto(transfer as unknown as DataTransfer)
  expect(found.map(({ nome, daPasta }) => [nome, daPasta])).toEqual([
    ['n/a.xml', true],
    ['n/b.xml', true],
    ['n/s/c.xml', true],
    ['d.xml', false],
  ])
})
