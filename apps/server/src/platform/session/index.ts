import type { Modulo } from '@app/contract/casca/perfil'
import type { User } from '@app/contract/casca/session'
import { z } from 'zod'
import type { Database, Executor } from '../db/index.ts'
import { afterCommit, inTransaction } from '../db/index.ts'
import type { Listener } from '../push/listen.ts'
import { notify, notifyEach } from '../store/aviso.ts'
import {
  findEnded,
  findSessao,
  type Entradas,
  insertSessao,
  insertSessaoDeChave,
  insertTokens,
  listOpen,
  lockRenovacao,
  type Origem,
  revokeByChave,
  revokeByProvedor,
  revokeById,
  revokeByToken,
  revokeByUsuario,
  revokeOwn,
  setTrocado,
  setUsada,
  type TokenRow,
} from '../store/sessao.ts'
import { forgetAparelhos } from './aparelho.ts'
import { createSessionCache, type Session } from './cache.ts'
import { ABSOLUTE_MS, GRACE_MS, hashToken, newPair } from './tokens.ts'
import { chaveOf, userOf } from './user.ts'

export type { Chave, Session } from './cache.ts'
export type { Origem, PorProvedor } from '../store/sessao.ts'
export { ACCESS_SECONDS, newKey } from './tokens.ts'
export type TokenPair = { access: string; refresh: string }

const CHANNEL = 'sessao'
const REFRESH_CHANNEL = 'sessao_pessoa'
const TOUCH_MS = 60_000
const NOWHERE: Origem = { dispositivo: null, endereco: null }

/** Whose sessions changed: those of one person, or of all people with a profile, a company or a service point. */
const Affected = z.union([
  z.strictObject({ usuarioId: z.number().int() }),
  z.strictObject({ role: z.string() }),
  z.strictObject({ clienteId: z.number().int() }),
  z.strictObject({ postoId: z.number().int() }),
])
export type Affected = z.infer<typeof Affected>

/** Whether a person is among the affected. */
export const isAffected = (
  affected: Affected,
  usuario: Pick<User, 'id' | 'role' | 'cliente' | 'posto'>,
): boolean => {
  if ('role' in affected) return affected.role === usuario.role
  if ('clienteId' in affected) return affected.clienteId === usuario.cliente?.id
  if ('postoId' in affected) return affected.postoId === usuario.posto?.id
  return affected.usuarioId === usuario.id
}

export type Sessions = {
  /** The valid session of an access token. */
  find: (token: string) => Promise<Session | undefined>
  issue: (db: Executor, usuarioId: number, origem?: Origem) => Promise<TokenPair>
  /** A new pair for a refresh token; undefined for an unknown one; a used one ends the session. */
  renew: (refreshToken: string) => Promise<(TokenPair & { usuarioId: number }) | undefined>
  /** Opens the session of a key, in the transaction that stores the key. */
  openKey: (
    db: Executor,
    chave: { id: number; usuarioId: number; nome: string; expiraEm: Date },
    row: TokenRow,
  ) => Promise<void>
  /** Ends the session of a key, everywhere. */
  revokeKey: (db: Executor, chaveApiId: number) => Promise<void>
  /** Ends the session of a token of either kind. */
  revoke: (token: string) => Promise<void>
  /**
   * Ends a person's sessions, in the transaction of the password change or deactivation that requires it, and forgets
   * the person's devices. A device whose session stays is remembered again when it renews.
   */
  revokeAll: (db: Executor, usuarioId: number, exceptSessaoId?: number) => Promise<number>
  /** Ends sessions that a provider opened; says how many there were. */
  revokeEntradas: (db: Executor, entradas: Entradas) => Promise<number>
  /** Ends one session of a person; says whether there was one. */
  revokeOne: (db: Executor, usuarioId: number, sessaoId: number) => Promise<boolean>
  /** A person's open sessions. */
  open: (db: Executor, usuarioId: number) => ReturnType<typeof listOpen>
  /** After the commit, every process reads these people again, because their rights or names have changed. */
  refresh: (db: Executor, affected: Affected) => Promise<void>
  /** Calls back with the people whose sessions changed, in any process. */
  onRefresh: (tell: (affected: Affected) => void) => void
  /** Which of these sessions have ended. */
  ended: (sessaoIds: number[]) => Promise<number[]>
  /** Calls back with each ended session of any process. */
  onEnd: (tell: (sessaoId: number) => void) => void
}

type Dependencies = {
  database: Database
  listener: Listener
  modulos: readonly Modulo[]
  now: () => Date
}

/** The sessions as one process sees them: cached in memory, and dropped on notifications of any process. */
export const createSessions = ({ database: { db }, listener, modulos, now }: Dependencies): Sessions => {
  const cache = createSessionCache(listener.connected)
  const watchers: ((sessaoId: number) => void)[] = []
  const refreshed: ((affected: Affected) => void)[] = []

  const forget = (sessaoId: number) => cache.drop((session) => session.sessaoId === sessaoId)
  const forgetAffected = (affected: Affected) => cache.drop(({ usuario }) => isAffected(affected, usuario))
  listener.on(CHANNEL, (payload) => {
    forget(Number(payload))
    for (const tell of watchers) tell(Number(payload))
  })
  listener.on(REFRESH_CHANNEL, (payload) => {
    const affected = Affected.parse(JSON.parse(payload))
    forgetAffected(affected)
    for (const tell of refreshed) tell(affected)
  })
  listener.onGap(cache.clear)

  /** The next call that this process answers finds them ended; the others are notified by the database. */
  const announce = async (executor: Executor, ended: { id: number }[]) => {
    if (ended.length === 0) return
    await notifyEach(
      executor,
      CHANNEL,
      ended.map(({ id }) => String(id)),
    )
    afterCommit(() => ended.forEach(({ id }) => forget(id)))
  }

  const isUsable = (session: Session) => session.expiraEm > now()

  const read = async (hash: Buffer): Promise<Session | undefined> => {
    const at = now()
    const row = await findSessao(db, hash, at)
    if (!row) return undefined
    if (at.getTime() - row.usada_em.getTime() >= TOUCH_MS) await setUsada(db, row.sessao_id, at)
    return {
      sessaoId: row.sessao_id,
      expiraEm: row.expira_em,
      usuario: userOf(row, modulos),
      chave: chaveOf(row),
    }
  }

  const issuePair = async (executor: Executor, sessaoId: number, absoluta: Date): Promise<TokenPair> => {
    const { access, refresh, rows } = newPair(now(), absoluta)
    await insertTokens(executor, sessaoId, rows)
    return { access, refresh }
  }

  return {
    find: async (token) => {
      const hash = hashToken(token)
      const key = hash.toString('base64')
      const known = cache.get(key)
      if (known) return isUsable(known) ? known : undefined
      const generation = cache.generation()
      const session = await read(hash)
      if (session) cache.put(key, session, generation)
      return session
    },
    issue: async (executor, usuarioId, origem = NOWHERE) => {
      const absoluta = new Date(now().getTime() + ABSOLUTE_MS)
      const { id } = await insertSessao(executor, usuarioId, now(), absoluta, origem)
      return issuePair(executor, id, absoluta)
    },
    openKey: async (executor, chave, row) => {
      const { id } = await insertSessaoDeChave(executor, chave, now())
      await insertTokens(executor, id, [row])
    },
    revokeKey: async (executor, chaveApiId) =>
      announce(executor, await revokeByChave(executor, chaveApiId, now())),
    renew: (refreshToken) =>
      inTransaction(db, async (trx) => {
        const hash = hashToken(refreshToken)
        const row = await lockRenovacao(trx, hash)
        if (!row || row.expira_em <= now()) return undefined
        if (row.trocado_em && now().getTime() - row.trocado_em.getTime() > GRACE_MS) {
          // Either the thief or the owner holds an old token, so neither keeps the session.
          await announce(trx, await revokeById(trx, row.id, now()))
          return undefined
        }
        await setTrocado(trx, hash, now())
        return { ...(await issuePair(trx, row.id, row.absoluta_em)), usuarioId: row.usuario_id }
      }),
    revoke: (token) =>
      inTransaction(db, async (trx) => announce(trx, await revokeByToken(trx, hashToken(token), now()))),
    revokeAll: async (executor, usuarioId, exceptSessaoId) => {
      const ended = await revokeByUsuario(executor, usuarioId, exceptSessaoId ?? null, now())
      await forgetAparelhos(executor, usuarioId)
      await announce(executor, ended)
      return ended.length
    },
    revokeEntradas: async (executor, entradas) => {
      const ended = await revokeByProvedor(executor, entradas, now())
      await announce(executor, ended)
      return ended.length
    },
    revokeOne: async (executor, usuarioId, sessaoId) => {
      const ended = await revokeOwn(executor, usuarioId, sessaoId, now())
      await announce(executor, ended)
      return ended.length > 0
    },
    open: (executor, usuarioId) => listOpen(executor, usuarioId, now()),
    refresh: async (executor, affected) => {
      await notify(executor, { channel: REFRESH_CHANNEL, payload: JSON.stringify(affected) })
      afterCommit(() => forgetAffected(affected))
    },
    onRefresh: (tell) => void refreshed.push(tell),
    ended: async (sessaoIds) => (await findEnded(db, sessaoIds, now())).map(({ id }) => id),
    onEnd: (tell) => void watchers.push(tell),
  }
}
