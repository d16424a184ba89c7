import { ANEXOS } from '@app/contract/armazem/pedido'
import type { AnexoCampo } from '@app/contract/armazem/pedido'
import { MAX_ARQUIVO } from './rascunho.ts'
import type { FileLeft } from '../../../../ui/draft/use-draft.ts'
import type { Guardados } from '../form/use-pedido-form.ts'

export const isAnexo = (campo: string): campo is AnexoCampo => ANEXOS.some((one) => one === campo)

/** The files that a draft stores, and those that are too large for it. */
export function partArquivos(guardados: Guardados, most = MAX_ARQUIVO) {
  const kept: Record<string, File> = {}
  const left: FileLeft[] = []
  for (const campo of ANEXOS) {
    const file = guardados[campo]
    if (!file) continue
    if (file.size <= most) kept[campo] = file
    else left.push({ campo, nome: file.name })
  }
  return { kept, left }
}
