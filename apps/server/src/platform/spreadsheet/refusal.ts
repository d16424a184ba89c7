import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'

/** A file that is not read, and why. Thrown within the worker, which knows nothing of HTTP. */
export class SheetRefusal extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams | undefined

  constructor(code: ErrorCode, params?: ErrorParams) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** The file is of a kind that is read, and damaged. */
export const broken = (): SheetRefusal => new SheetRefusal('PLANILHA_QUEBRADA')
