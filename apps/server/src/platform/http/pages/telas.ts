import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Modulo } from '@app/contract/casca/perfil'

/** A screen as the build of the web tells of it: what brings it, its address with `:id`, the route files that it loads first. */
export type Tela = { modulo: Modulo | 'casca'; caminho: string; rotas: readonly string[] }

/** Where every address that is no screen's leads. */
const ELSEWHERE = '*'

/** The screens of the build; none without one. */
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

/** The route files of the screen at an address; of a record's, and of none, those of the layout. */
export const rotasAt = (telas: readonly Tela[]): ((path: string) => readonly string[]) => {
  const known = new Map(telas.map(({ caminho, rotas }) => [caminho, rotas]))
  return (path) => known.get(path) ?? known.get(ELSEWHERE) ?? NONE
}
