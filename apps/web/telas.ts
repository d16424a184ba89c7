import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DONOS_DE_DESTINO, MODULO_DO_DONO } from '@app/contract/casca/correio/finalidades'
import { moduloOf, type Modulo } from '@app/contract/casca/perfil'
import { PLANILHAS } from '@app/contract/registers/planilhas'
import { TABELA_VIEWS } from '@app/contract/registers/tabelas'
import type { Plugin } from 'vite'
import { FIRST } from './first-load.ts'
import { PAPEIS } from './src/features/armazem/pedido/impresso/papel.ts'
import { PAPEIS_OS } from './src/features/assistencia/ordemServico/impresso/papeis.ts'

const ROUTES = join(import.meta.dirname, 'src/routes')

type Brought = Modulo | 'casca'
/**
 * An address with `:id` for a record's number ('*' for every other address), and the route files that it loads first.
 */
type Tela = { modulo: Brought; caminho: string; rotas: string[] }

const LAYOUT = '_app.tsx'

/** The module of a screen: the one whose features its route shows; the shell when both modules take part. */
const broughtBy = (code: string): Brought => {
  const [modulo, other] = new Set(code.match(/(?<=\/features\/)(?:armazem|assistencia)(?=\/)/g))
  return modulo === undefined || other !== undefined ? 'casca' : (modulo as Modulo)
}

/** The values of a parameter that is not an id, each with its module. */
const valuesOf = (
  caminho: string,
  modulo: Brought,
): { name: string; values: (readonly [value: string, modulo: Brought])[] } | undefined => {
  if (caminho.startsWith('/:tabela'))
    return { name: ':tabela', values: TABELA_VIEWS.map(({ path, modulo: of }) => [path.slice(1), of]) }
  if (caminho === '/enderecos/:de/:id')
    return { name: ':de', values: DONOS_DE_DESTINO.map((dono) => [dono, MODULO_DO_DONO[dono]]) }
  if (caminho === '/importar/:tipo') {
    const kinds = PLANILHAS.filter((planilha) => !planilha.caminho)
    return { name: ':tipo', values: kinds.map(({ tipo, ability }) => [tipo, moduloOf(ability)]) }
  }
  if (caminho.endsWith('/:papel')) {
    const papeis = modulo === 'armazem' ? PAPEIS : PAPEIS_OS
    return { name: ':papel', values: papeis.map((papel) => [papel, modulo]) }
  }
  return undefined
}

const telasOfRoute = (file: string, code: string): Tela[] => {
  const id = /createFileRoute\('([^']+)'\)/.exec(code)?.[1]
  const parts = id?.split('/').slice(1)
  // A layout has no address of its own.
  if (!parts || parts.at(-1)?.startsWith('_')) return []
  const rotas = [
    ...(parts[0] === basename(LAYOUT, '.tsx') ? [LAYOUT] : []),
    ...(Object.values<string>(FIRST).includes(basename(file)) ? [file] : []),
  ]
  if (parts.at(-1) === '$') return [{ modulo: 'casca', caminho: '*', rotas }]
  const caminho = `/${parts
    .filter((part) => part !== '' && !part.startsWith('_'))
    .map((part) => part.replace(/^\$/, ':'))
    .join('/')}`
  const modulo = broughtBy(code)
  const open = valuesOf(caminho, modulo)
  return open
    ? open.values.map(([value, of]) => ({ modulo: of, caminho: caminho.replace(open.name, value), rotas }))
    : [{ modulo, caminho, rotas }]
}

/** Every screen's address, from the route files and from the contract's lists for routes with many screens. */
export const listTelas = (): Tela[] =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => telasOfRoute(file, readFileSync(join(ROUTES, file), 'utf8')))

/** Vite plugin: writes the addresses of the application's page to `telas.json` for the server. */
export const telas = (): Plugin => ({
  name: 'retaguarda-telas',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'telas.json', source: JSON.stringify(listTelas()) })
  },
})
