import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'
import { preparado } from '../db/prepared.ts'
import { PESSOA_COLUMNS, type PessoaRow } from '../session/store/pessoa.ts'

export type TokenRow = { hash: Buffer; tipo: 'acesso' | 'renovacao'; expira_em: Date }

/** The identity at a provider that opened a session, and the session there (`sid`). */
export type PorProvedor = { identidade_id: number; sid: string | null }

/** The device and address that a session was opened from, and by which provider. */
export type Origem = { dispositivo: string | null; endereco: string | null } & Partial<PorProvedor>

export const insertSessao = (db: Executor, usuarioId: number, now: Date, absoluta: Date, origem: Origem) =>
  db
    .insertInto('sessao')
    .values({ usuario_id: usuarioId, criada_em: now, usada_em: now, absoluta_em: absoluta, ...origem })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The session of a key: it lives as long as the key and is never renewed. */
export const insertSessaoDeChave = (
  db: Executor,
  chave: { id: number; usuarioId: number; nome: string; expiraEm: Date },
  now: Date,
) =>
  db
    .insertInto('sessao')
    .values({
      usuario_id: chave.usuarioId,
      chave_api_id: chave.id,
      criada_em: now,
      usada_em: now,
      absoluta_em: chave.expiraEm,
      dispositivo: chave.nome,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const insertTokens = (db: Executor, sessaoId: number, tokens: TokenRow[]) =>
  db
    .insertInto('sessao_token')
    .values(tokens.map((token) => ({ ...token, sessao_id: sessaoId })))
    .execute()

/** The key that a session belongs to; all null in a person's own session. */
export type ChaveRow = {
  chave_id: number | null
  chave_habilidades: string[] | null
  chave_teste: boolean | null
}

export type SessaoRow = PessoaRow & ChaveRow & { sessao_id: number; usada_em: Date; expira_em: Date }

/** The person behind a live access token, with profile and company, in one statement. */
export const findSessao = (db: Executor, hash: Buffer, now: Date): Promise<SessaoRow | undefined> =>
  db
    .selectFrom('sessao_token as t')
    .modifyFront(preparado)
    .innerJoin('sessao as s', 's.id', 't.sessao_id')
    .innerJoin('pessoa', 'pessoa.id', 's.usuario_id')
    .leftJoin('chave_api as c', 'c.id', 's.chave_api_id')
    .where('t.hash', '=', hash)
    .where('t.tipo', '=', 'acesso')
    .where('t.expira_em', '>', now)
    .where('s.absoluta_em', '>', now)
    .where('s.revogada_em', 'is', null)
    .where('pessoa.ativo', '=', true)
    .where((eb) =>
      eb.or([
        eb('c.id', 'is', null),
        eb('pessoa.cliente_id', 'is', null),
        // A company that was made inactive calls no more; its people may still look at their orders.
        eb.exists(
          eb
            .selectFrom('cliente')
            .whereRef('cliente.id', '=', 'pessoa.cliente_id')
            .where('cliente.ativo', '=', true)
            .select('cliente.id'),
        ),
      ]),
    )
    .select([
      's.id as sessao_id',
      's.usada_em',
      't.expira_em',
      'c.id as chave_id',
      'c.habilidades as chave_habilidades',
      'c.teste as chave_teste',
      ...PESSOA_COLUMNS,
    ])
    .$castTo<SessaoRow>()
    .executeTakeFirst()

/** Locks the session, so that two renewals with one token run one after the other. */
export const lockRenovacao = (db: Executor, hash: Buffer) =>
  db
    .selectFrom('sessao_token as t')
    .innerJoin('sessao as s', 's.id', 't.sessao_id')
    .innerJoin('usuario as u', 'u.id', 's.usuario_id')
    .where('t.hash', '=', hash)
    .where('t.tipo', '=', 'renovacao')
    .where('s.revogada_em', 'is', null)
    .where('u.ativo', '=', true)
    .select(['s.id', 's.absoluta_em', 's.usuario_id', 't.expira_em', 't.trocado_em'])
    .forUpdate(['s', 't'])
    .executeTakeFirst()

export const setTrocado = (db: Executor, hash: Buffer, now: Date) =>
  db
    .updateTable('sessao_token')
    .set({ trocado_em: now })
    .where('hash', '=', hash)
    .where('trocado_em', 'is', null)
    .execute()

export const setUsada = (db: Executor, sessaoId: number, now: Date) =>
  db.updateTable('sessao').set({ usada_em: now }).where('id', '=', sessaoId).execute()

/** Ends the session that a token, of either kind, belongs to. */
export const revokeByToken = (db: Executor, hash: Buffer, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('revogada_em', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('sessao_token').select('sessao_id').where('hash', '=', hash))
    .returning('id')
    .execute()

/** Ends all sessions of a person but `except`; keys of other systems are revoked by themselves. */
export const revokeByUsuario = (db: Executor, usuarioId: number, except: number | null, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('revogada_em', 'is', null)
    .where('usuario_id', '=', usuarioId)
    .where('chave_api_id', 'is', null)
    .where('id', 'is distinct from', except)
    .returning('id')
    .execute()

/** Ends the session of a key. */
export const revokeByChave = (db: Executor, chaveApiId: number, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('revogada_em', 'is', null)
    .where('chave_api_id', '=', chaveApiId)
    .returning('id')
    .execute()

/** Of a provider: all that were opened by it, or those of one person or of one session there. */
export type Entradas = { provedorId: number; sujeito?: string | undefined; sid?: string | undefined }

/** Ends sessions that a provider opened. */
export const revokeByProvedor = (db: Executor, { provedorId, sujeito, sid }: Entradas, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('revogada_em', 'is', null)
    .where('identidade_id', 'in', (eb) =>
      eb
        .selectFrom('identidade')
        .select('identidade.id')
        .where('provedor_id', '=', provedorId)
        .$if(sujeito !== undefined, (of) => of.where('sujeito', '=', sujeito ?? '')),
    )
    .$if(sid !== undefined, (of) => of.where('sid', '=', sid ?? ''))
    .returning('id')
    .execute()

export const revokeById = (db: Executor, id: number, now: Date) =>
  db.updateTable('sessao').set({ revogada_em: now }).where('id', '=', id).returning('id').execute()

/** Ends one session, if it is this person's. */
export const revokeOwn = (db: Executor, usuarioId: number, id: number, now: Date) =>
  db
    .updateTable('sessao')
    .set({ revogada_em: now })
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where('revogada_em', 'is', null)
    .returning('id')
    .execute()

/** A person's sessions that a token can still use or renew, the most recently used first. */
export const listOpen = (db: Executor, usuarioId: number, now: Date) =>
  db
    .selectFrom('sessao as s')
    .where('s.usuario_id', '=', usuarioId)
    .where('s.chave_api_id', 'is', null)
    .where('s.revogada_em', 'is', null)
    .where('s.absoluta_em', '>', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessao_token as t')
          .whereRef('t.sessao_id', '=', 's.id')
          .where('t.expira_em', '>', now)
          .where('t.trocado_em', 'is', null)
          .select('t.hash'),
      ),
    )
    .select(['s.id', 's.criada_em', 's.usada_em', 's.dispositivo', 's.endereco'])
    .orderBy('s.usada_em', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

/** Which of these sessions have ended, or have no usable or renewable token left. */
export const findEnded = (db: Executor, ids: number[], now: Date) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${ids}::bigint[])`.as<'dadas'>(sql`dadas(id)`))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessao as s')
            .innerJoin('sessao_token as t', 't.sessao_id', 's.id')
            .innerJoin('usuario as u', 'u.id', 's.usuario_id')
            .whereRef('s.id', '=', 'dadas.id')
            .where('s.revogada_em', 'is', null)
            .where('s.absoluta_em', '>', now)
            .where('t.expira_em', '>', now)
            .where('u.ativo', '=', true)
            .select('s.id'),
        ),
      ),
    )
    .select('dadas.id')
    .execute()

/** Deletes expired tokens, and sessions without any. */
export const deleteExpired = async (db: Executor, now: Date) => {
  await db.deleteFrom('sessao_token').where('expira_em', '<', now).execute()
  await db
    .deleteFrom('sessao as s')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('sessao_token as t').whereRef('t.sessao_id', '=', 's.id').select('t.hash')),
      ),
    )
    .execute()
}
