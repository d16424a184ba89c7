import { MAX_FILE_MB } from '@app/contract/casca/arquivo'

const MB = 1024 * 1024

/** Bodies up to 1 MB … */
export const BODY_LIMIT = MB
/** … and up to 40 MB where files travel: `bodyLimit: FILE_BODY_LIMIT` on the route (api.md). */
export const FILE_BODY_LIMIT = MAX_FILE_MB * MB
/** Where a photo of IMAGEM_MAXIMA_MB travels as base64, with its form. */
export const IMAGE_BODY_LIMIT = 21 * MB
/** What a JSON body may hold besides its files: 1,000 lines have less than one. */
export const JSON_TEXT_LIMIT = 4 * MB
/** Levels of a JSON body; the contract's deepest has 5. */
export const JSON_LEVELS = 100
/** Values of a JSON body: an order of 1,000 lines sent back whole has some 20,000. 40 MB of `[0,0,…` would be 20 million. */
export const JSON_VALUES = 100_000

/** A limit in the words of its refusal. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / MB)

/** Bodies of more than BODY_LIMIT that are received at once: each holds a connection and files half written, no memory. */
export const LARGE_BODIES = 48
/** … of which one person's at most these. */
export const LARGE_BODIES_PER_PERSON = 4
/** What a sender has to bring on average, in bytes a second: 40 MB take the limit of a request, five minutes, at 137 KB. */
export const SLOWEST_BODY = 8 * 1024
/** A call counts once more for each of these that its body begins, among the calls that a person may make a minute. */
export const BYTES_PER_CALL = MB
