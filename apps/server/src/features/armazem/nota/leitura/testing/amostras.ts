import { readFileSync } from 'node:fs'
import type { Casa } from '@app/rules/armazem/nota'

const PASTA = new URL('../../../../../../testing/nfe/samples/', import.meta.url)

const tsv = (name: string): string[][] =>
  readFileSync(new URL(name, PASTA), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

export type Amostra = {
  arquivo: string
  /** Without 'syn-' and '.xml'. */
  nome: string
  esperado: string
  codigos: string[]
  chave: string
  emit: string
  dest: string
  itens: string
  vNF: string
  notas: string
}

/** Every row of the manifest in order: a conflict comes after the note that it conflicts with. */
export const AMOSTRAS: readonly Amostra[] = tsv('MANIFEST.tsv').map(
  ([
    arquivo = '',
    esperado = '',
    codigos = '',
    chave = '',
    emit = '',
    dest = '',
    itens = '',
    vNF = '',
    notas = '',
  ]) => ({
    arquivo,
    nome: arquivo.replace(/^syn-|\.xml$/g, ''),
    esperado,
    codigos: codigos.split(',').filter(Boolean).toSorted(),
    chave,
    emit,
    dest,
    itens,
    vNF,
    notas,
  }),
)

export const readAmostra = (nome: string): Buffer => readFileSync(new URL(`syn-${nome}.xml`, PASTA))

const withRole = (papel: string): ReadonlySet<string> =>
  new Set(tsv('PARTIES.tsv').flatMap(([documento = '', role]) => (role === papel ? documento : [])))

export const CASA: Casa = { clientes: withRole('cliente'), armazens: withRole('armazem') }
