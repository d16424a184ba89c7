import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Modulo } from '@app/contract/casca/perfil'

/** A screen in the web build's list: its module, its address with `:id`, and the route files that it loads first. */
export type Tela = { modulo: Modulo | 'casca'; caminho: string; rotas: readonly string[] }

/** The entry for every address without a screen. */
const ELSEWHERE = '*'

/** The screens of the build; an empty list without a build. */
export const readTelas = (dist: string): readonly Tela[] => {
  const file = join(dist, 'telas.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tela[]) : []
}

/** The addresses of the screens that an installation with these modules has. */
export const caminhosOf = (telas: readonly Tela[], modulos: readonly Modulo[]): string[] =>
  telas
    .filter(
      ({ modulo, caminho }) => caminho !== ELSEWHERE && (modulo === 'casca' || modulos.includes(modulo)),
    )
    .map(({ caminho }) => caminho)

const NONE: readonly string[] = []

/** The route files of the screen at an address; an address without a screen has those of the layout. */
export const rotasAt = (telas: readonly Tela[]): ((path: string) => readonly string[]) => {
  const known = new Map(telas.map(({ caminho, rotas }) => [caminho, rotas]))
  return (path) => known.get(path) ?? known.get(ELSEWHERE) ?? NONE
}
