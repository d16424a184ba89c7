import type { Escolha, NotificacaoTipo } from '@app/contract/casca/notificacao'
import type { UsuarioTipo } from '@app/contract/casca/session'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { PESSOA_COLUMNS, type PessoaRow } from '../../../../platform/session/store/pessoa.ts'

export type Escolhas = Partial<Record<NotificacaoTipo, Escolha>>
type Preferencias = { escolhas: Escolhas; silencio: { de: string; ate: string } | null }
type PreferenciasRow = Preferencias & { resumo: boolean }

export type PessoaNotificada = PessoaRow & Preferencias & { tipo: UsuarioTipo }

const silencio = sql<Preferencias['silencio']>`
  case when silencio_de is not null then jsonb_build_object(
    'de', to_char(silencio_de, 'HH24:MI'), 'ate', to_char(silencio_ate, 'HH24:MI')) end`

type DeQuem = { clientes: readonly number[]; postos: readonly number[]; pessoas: readonly number[] }

/** The active people who may be concerned: staff, and the others of these companies and posts, or by name. */
export const listPessoas = (
  db: Executor,
  { clientes, postos, pessoas }: DeQuem,
): Promise<PessoaNotificada[]> =>
  db
    .selectFrom('pessoa')
    .leftJoin('notificacao_pessoa as escolha', 'escolha.usuario_id', 'pessoa.id')
    .where('pessoa.ativo', '=', true)
    .where(
      sql<boolean>`(pessoa.tipo = 'interno' or pessoa.cliente_id = any (${[...clientes]}::bigint[])
        or pessoa.posto_id = any (${[...postos]}::bigint[]) or pessoa.id = any (${[...pessoas]}::bigint[]))`,
    )
    .select(PESSOA_COLUMNS)
    .select(sql<Escolhas>`coalesce(escolha.escolhas, '{}')`.as('escolhas'))
    .select(silencio.as('silencio'))
    .orderBy('pessoa.id')
    .$castTo<PessoaNotificada>()
    .execute()

export const findPreferencias = (db: Executor, usuarioId: number): Promise<PreferenciasRow | undefined> =>
  db
    .selectFrom('notificacao_pessoa')
    .where('usuario_id', '=', usuarioId)
    .select(sql<Escolhas>`escolhas`.as('escolhas'))
    .select(silencio.as('silencio'))
    .select('resumo')
    .executeTakeFirst()

type Escolhidas = {
  escolhas: Escolhas
  silencio: Preferencias['silencio'] | undefined
  resumo: boolean | undefined
}

/** Writes what was sent; the rest stays. */
export const putPreferencias = async (
  db: Executor,
  usuarioId: number,
  { escolhas, silencio: novo, resumo }: Escolhidas,
): Promise<void> => {
  const json = sql<string>`${JSON.stringify(escolhas)}::jsonb`
  const rest = {
    ...(novo !== undefined && { silencio_de: novo?.de ?? null, silencio_ate: novo?.ate ?? null }),
    ...(resumo !== undefined && { resumo }),
  }
  await db
    .insertInto('notificacao_pessoa')
    .values({ usuario_id: usuarioId, escolhas: json, ...rest })
    .onConflict((conflict) =>
      conflict
        .column('usuario_id')
        .doUpdateSet({ escolhas: sql`notificacao_pessoa.escolhas || excluded.escolhas`, ...rest }),
    )
    .execute()
}

/** The active people who want a mail each morning. */
export const listDoResumo = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .selectFrom('notificacao_pessoa as escolha')
    .innerJoin('usuario', 'usuario.id', 'escolha.usuario_id')
    .where('escolha.resumo', '=', true)
    .where('usuario.ativo', '=', true)
    .select('usuario.id')
    .orderBy('usuario.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The number on the bell, as stored. */
export const findNaoLidas = async (db: Executor, usuarioId: number): Promise<number> =>
  (
    await db
      .selectFrom('notificacao_pessoa')
      .where('usuario_id', '=', usuarioId)
      .select('nao_lidas')
      .executeTakeFirst()
  )?.nao_lidas ?? 0
