import { onlyRead } from '../../../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../../../platform/address/search.ts'

/** The import in an address; without one the screen starts with the choice of a file. */
export const readImport = onlyRead((search): { importacao?: number } =>
  compact({ importacao: integerParam(search['importacao'], 1, Number.MAX_SAFE_INTEGER) }),
)
