import { readCodigo } from '@app/rules/casca/leitura'
import type { Leitura } from '@app/rules/casca/leitura'
import { today } from '../../../../../platform/text/time.ts'

/** The meaning of a code, by the current year and this origin. */
export const readCode = (text: string): Leitura | null =>
  readCodigo(text, { ano: Number(today().slice(0, 4)), origem: location.origin })
