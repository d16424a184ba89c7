import { MAX_FILE_MB } from '@app/contract/casca/arquivo'

const MB = 1024 * 1024

/** Bodies up to 1 MB … */
export const BODY_LIMIT = MB
/** … and up to 40 MB where files travel: `bodyLimit: FILE_BODY_LIMIT` on the route (api.md). */
export const FILE_BODY_LIMIT = MAX_FILE_MB * MB
/** Where a photo of IMAGEM_MAXIMA_MB travels as base64, with its form. */
export const IMAGE_BODY_LIMIT = 21 * MB
/** Largest JSON body without its files: 1,000 lines have less than 1 MB. */
export const JSON_TEXT_LIMIT = 4 * MB
/** Levels of a JSON body; the contract's deepest has 5. */
export const JSON_LEVELS = 100
/**
 * Most values of a JSON body: an order of 1,000 lines sent back whole has some 20,000. 40 MB of `[0,0,…` would be 20
 * million.
 */
export const JSON_VALUES = 100_000

export const inBytes = (megabytes: number): number => megabytes * MB

/** A limit in the words of its refusal. */
export const inMegabytes = (bytes: number): number => Math.round(bytes / MB)

/**
 * Bodies of more than BODY_LIMIT that are received at once: each holds a connection and half-written files, but no
 * memory.
 */
export const LARGE_BODIES = 48
/** … and from strangers, who have places of their own and take none of those. */
export const LARGE_BODIES_PUBLIC = 12
/** … and how many of them one person may send. */
export const LARGE_BODIES_PER_PERSON = 4
/**
 * The lowest average rate of a sender, in bytes a second: at 137 KB, 40 MB take the five minutes that a request may
 * take.
 */
export const SLOWEST_BODY = 8 * 1024
/** Each started block of this size counts as one more call against the person's limit per minute. */
export const BYTES_PER_CALL = MB
