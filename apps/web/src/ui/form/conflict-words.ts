import { changeOf } from '../../platform/http/errors.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { formatDateTime } from '../../platform/text/format.ts'

/** Who changed it meanwhile, and when, as the 409 tells. */
export const conflictWords = (error: ApiError) => {
  const { por, em } = changeOf(error)
  return `Alterada por ${por ?? 'outra pessoa'}${em ? ` em ${formatDateTime(em)}` : ''}.`
}
