import type { Ability, UsuarioTipo } from '@app/contract/casca/session'
import { ADMINISTRA } from '@app/rules/casca/permissao'
import { sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../../platform/db/advisory-locks.ts'
import type { Executor } from '../../../platform/db/index.ts'

export type PerfilRow = {
  id: number
  codigo: string
  nome: string
  descricao: string | null
  tipo: UsuarioTipo
  exige_segundo_fator: boolean
  desconto_maximo: number | null
  semeado: boolean
  versao: number
  usuarios: number
  /** The stored abilities; this version may not know all of them. */
  lista: string[]
}

const rows = (db: Executor) =>
  db
    .selectFrom('perfil_cadastro as p')
    .select([
      'p.id',
      'p.codigo',
      'p.nome',
      'p.descricao',
      'p.tipo',
      'p.exige_segundo_fator',
      'p.desconto_maximo',
      'p.semeado',
      'p.versao',
      'p.usuarios',
      sql<
        string[]
      >`array(select habilidade from perfil_habilidade h where h.perfil_id = p.id order by habilidade)`.as(
        'lista',
      ),
    ])
    .$castTo<PerfilRow>()

export const findPerfil = (db: Executor, id: number): Promise<PerfilRow | undefined> =>
  rows(db).where('p.id', '=', id).executeTakeFirst()

/**
 * Locked until the end of the transaction; it is read after locking, so that a change by the previous holder is seen.
 */
export const lockPerfil = async (db: Executor, id: number): Promise<PerfilRow | undefined> => {
  await db.selectFrom('perfil').select('id').where('id', '=', id).forUpdate().execute()
  return findPerfil(db, id)
}

export const findByCodigo = (db: Executor, codigo: string): Promise<PerfilRow | undefined> =>
  rows(db).where('p.codigo', '=', codigo).executeTakeFirst()

export const listPerfis = (db: Executor): Promise<PerfilRow[]> =>
  rows(db)
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .execute()

type Campos = {
  nome: string
  descricao: string | null
  exige_segundo_fator: boolean
  desconto_maximo: number | null
}

export const insertPerfil = async (
  db: Executor,
  codigo: string,
  tipo: UsuarioTipo,
  campos: Campos,
): Promise<number> => {
  const { id } = await db
    .insertInto('perfil')
    .values({ codigo, tipo, ...campos })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updatePerfil = (db: Executor, id: number, campos: Partial<Campos>) =>
  db
    .updateTable('perfil')
    .set((eb) => ({ ...campos, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Replaces the abilities of the installation's modules; those of a switched-off module stay until it returns. */
export const putHabilidades = async (
  db: Executor,
  perfilId: number,
  habilidades: readonly Ability[],
  daInstalacao: readonly Ability[],
): Promise<void> => {
  await db
    .deleteFrom('perfil_habilidade')
    .where('perfil_id', '=', perfilId)
    .where('habilidade', 'in', daInstalacao)
    .execute()
  if (habilidades.length === 0) return
  await db
    .insertInto('perfil_habilidade')
    .values(habilidades.map((habilidade) => ({ perfil_id: perfilId, habilidade })))
    .execute()
}

export const deletePerfil = (db: Executor, id: number) =>
  db.deleteFrom('perfil').where('id', '=', id).execute()

/** The holders of a profile, active people first. */
export const listHolders = async (db: Executor, codigo: string, limit: number, offset: number) => {
  const holders = db.selectFrom('usuario_cadastro').where('role', '=', codigo)
  const { total } = await holders
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const found = await holders
    .select(['id', 'nome', 'email', 'cliente_nome', 'ativo'])
    .orderBy('ativo', 'desc')
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .$castTo<{ id: number; nome: string; email: string; cliente_nome: string | null; ativo: boolean }>()
    .execute()
  return { total, found }
}

/** Until the end of the transaction nobody else can remove an administrator. */
export const lockAdministrators = (db: Executor) =>
  sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.administradores})`.execute(db)

/** The active staff who may change both people and profiles. */
export const listAdministrators = async (db: Executor): Promise<{ nome: string; email: string }[]> => {
  const { rows: found } = await sql<{ nome: string; email: string }>`
    select usuario.nome, usuario.email from usuario
      join perfil on perfil.codigo = usuario.role
     where usuario.ativo and usuario.tipo = 'interno'
       and (select count(*) from perfil_habilidade
             where perfil_id = perfil.id and habilidade = any(${[...ADMINISTRA]})) = ${ADMINISTRA.length}
     order by usuario.id`.execute(db)
  return found
}

/** Whether there is one. */
export const hasAdministrator = async (db: Executor): Promise<boolean> =>
  (await listAdministrators(db)).length > 0
