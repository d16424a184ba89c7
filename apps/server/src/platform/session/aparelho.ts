import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Executor } from '../db/index.ts'
import { deleteAparelhos, upsertConhecido } from '../store/tentativa.ts'
import { getSegredo } from '../store/segredo.ts'

/** A browser that keeps our cookie; a new one has not sent it back yet, so no person is linked to it. */
export type Aparelho = { id: string; novo: boolean }

const NAME = 'aparelho'
/** The cookie is sent only with the calls that open and renew a session. */
const PATH = '/oauth/token'
/** As long as a device is remembered after its last session (`platform/upkeep.ts`). */
const KEPT_SECONDS = 90 * 24 * 3600
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`)

/**
 * The cookie that recognises a browser. It is no session and gives no access: it says that this browser was here
 * before, signed with a secret of the installation, so that a forged one costs no database query. Its people are
 * stored, and forgotten with their sessions.
 */
export const createAparelhos = ({ db }: { db: Executor }) => {
  let key: Promise<Buffer> | undefined
  const keyOf = (): Promise<Buffer> => {
    key ??= getSegredo(db, NAME).catch((error: unknown) => {
      key = undefined
      throw error
    })
    return key
  }
  const sign = async (id: string): Promise<Buffer> =>
    createHmac('sha256', await keyOf())
      .update(id)
      .digest()

  const read = async (cookie: string | undefined): Promise<string | undefined> => {
    const [, id, signature] = COOKIE.exec(cookie ?? '') ?? []
    if (id === undefined || signature === undefined) return undefined
    return timingSafeEqual(Buffer.from(signature, 'base64url'), await sign(id)) ? id : undefined
  }

  return {
    /** The device of a call; a program without a page (no `Origin`) keeps no cookies, so it has none. */
    of: async ({ cookie, origin }: IncomingHttpHeaders): Promise<Aparelho | undefined> => {
      const id = await read(cookie)
      if (id !== undefined) return { id, novo: false }
      return origin === undefined ? undefined : { id: randomBytes(16).toString('base64url'), novo: true }
    },
    /** The `Set-Cookie` value; no script can read it, and no other site's page sends it. */
    cookieOf: async ({ id }: Aparelho, secure: boolean): Promise<string> => {
      const value = `${id}.${(await sign(id)).toString('base64url')}`
      const flags = `Path=${PATH}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
      return `${NAME}=${value}; ${flags}`
    },
  }
}

/** A device's key, stored beside those of networks, which are a byte shorter. */
export const aparelhoKey = (id: string): Buffer =>
  Buffer.concat([Buffer.from('a'), createHash('sha256').update(id).digest()])

/** Remembers that the person has a session in this browser. */
export const rememberAparelho = (db: Executor, usuarioId: number, { id }: Aparelho, now: Date) =>
  upsertConhecido(db, usuarioId, aparelhoKey(id), now)

/** Forgets all devices of the person. */
export const forgetAparelhos = (db: Executor, usuarioId: number) => deleteAparelhos(db, usuarioId)
