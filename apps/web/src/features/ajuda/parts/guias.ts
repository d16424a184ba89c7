import type { User } from '@app/contract/session'

// The guide is one: what the repository shows is what the product shows. Each page loads when it is opened.
const TEXTS = import.meta.glob<string>('../../../../../../docs/guia/*.md', {
  query: '?raw',
  import: 'default',
})
const PICTURES = import.meta.glob<string>('../../../../../../docs/guia/imagens/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

const nameOf = (path: string) => path.replace(/^.*\//, '')
const pictures = new Map(Object.entries(PICTURES).map(([path, url]) => [nameOf(path), url]))
const texts = new Map(Object.entries(TEXTS).map(([path, load]) => [nameOf(path).replace(/\.md$/, ''), load]))

export const pictureUrl = (file: string) => pictures.get(nameOf(file))

const GUIAS = [
  { nome: 'armazem', titulo: 'Armazém', staff: true },
  { nome: 'notas', titulo: 'Notas fiscais', staff: true },
  { nome: 'pessoas', titulo: 'Pessoas e acesso', staff: true },
  { nome: 'cliente', titulo: 'Empresa cliente', staff: false },
] as const

/** Which parts a person reads: a client's clerk has one. */
export const guiasOf = ({ cliente }: User) =>
  GUIAS.filter(({ nome, staff }) => texts.has(nome) && (!cliente || !staff))

export const loadGuia = (nome: string): Promise<string> => {
  const load = texts.get(nome)
  return load ? load() : Promise.reject(new Error(`no guide ${nome}`))
}
