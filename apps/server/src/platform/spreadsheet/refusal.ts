import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'

/** Why a file is not read. It is thrown within the worker, which does not know HTTP. */
export class SheetRefusal extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams | undefined

  constructor(code: ErrorCode, params?: ErrorParams) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** The file is of an accepted kind but damaged. */
export const broken = (): SheetRefusal => new SheetRefusal('PLANILHA_QUEBRADA')
