import { MAX_FILE_MB } from '@app/contract/arquivo'

const MB = 1024 * 1024

/** Bodies up to 1 MB … */
export const BODY_LIMIT = MB
/** … and up to 40 MB where files travel: `bodyLimit: FILE_BODY_LIMIT` on the route (api.md). */
export const FILE_BODY_LIMIT = MAX_FILE_MB * MB
/** Where a photo of IMAGEM_MAXIMA_MB travels as base64, with its form. */
export const IMAGE_BODY_LIMIT = 21 * MB
/** Levels of a JSON body; the contract's deepest has 5. */
export const JSON_LEVELS = 100
/** Values of a JSON body: an order of 1,000 lines sent back whole has some 20,000. 40 MB of `[0,0,…` would be 20 million. */
export const JSON_VALUES = 100_000

/** A limit in the words of its refusal. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / MB)
