import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** The plain columns that the form of a provider holds. */
export type ProvedorDados = {
  nome: string
  emissor: string
  identificador: string
  cliente_id: number | null
  campo_grupos: string
  ativo: boolean
}

export type GrupoRow = { grupo: string; role: string; papel: string }

export type ProvedorRow = ProvedorDados & {
  id: number
  segredo: Buffer | null
  cliente_nome: string | null
  dominios: string[]
  grupos: GrupoRow[]
  pessoas: number
  usado_em: Date | null
  criado_em: Date
  criado_por: string | null
  versao: number
}

const rows = (where: RawBuilder<unknown>) => sql<ProvedorRow>`
  select provedor.id, provedor.nome, provedor.emissor, provedor.identificador, provedor.segredo, provedor.cliente_id,
         provedor.campo_grupos, provedor.ativo, provedor.criado_em, provedor.versao,
         cliente.nome_fantasia as cliente_nome, ${nomeDe('provedor.criado_por')} as criado_por,
         array(select dominio from provedor_dominio d where d.provedor_id = provedor.id order by dominio) as dominios,
         coalesce((select jsonb_agg(jsonb_build_object('grupo', g.grupo, 'role', perfil.codigo, 'papel', perfil.nome)
                                    order by g.ordem)
                     from provedor_grupo g join perfil on perfil.id = g.perfil_id
                    where g.provedor_id = provedor.id), '[]') as grupos,
         (select count(*)::integer from identidade where identidade.provedor_id = provedor.id) as pessoas,
         (select max(usada_em) from identidade where identidade.provedor_id = provedor.id) as usado_em
    from provedor left join cliente on cliente.id = provedor.cliente_id
   where ${where}
   order by provedor.nome, provedor.id
   limit 200`

export const listProvedores = async (db: Executor): Promise<ProvedorRow[]> =>
  (await rows(sql`true`).execute(db)).rows

export const findProvedor = async (db: Executor, id: number): Promise<ProvedorRow | undefined> =>
  (await rows(sql`provedor.id = ${id}`).execute(db)).rows[0]

/** The active provider of a domain of e-mail. */
export const findByDominio = async (db: Executor, dominio: string): Promise<ProvedorRow | undefined> =>
  (
    await rows(
      sql`provedor.ativo and provedor.id = (select provedor_id from provedor_dominio where dominio = ${dominio})`,
    ).execute(db)
  ).rows[0]

/** The active provider that a message of it names; people write its address with and without a last slash. */
export const findByEmissor = async (
  db: Executor,
  emissor: string,
  identificadores: readonly string[],
): Promise<ProvedorRow | undefined> =>
  (
    await rows(
      sql`provedor.ativo and rtrim(provedor.emissor, '/') = rtrim(${emissor}, '/') and provedor.identificador = any(${[...identificadores]})`,
    ).execute(db)
  ).rows[0]

/** Whether anybody can enter by a provider. */
export const hasProvedor = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('provedor').select('id').where('ativo', '=', true).limit(1).executeTakeFirst()) !==
  undefined

/** Locks a provider until the end of the transaction; says whether it is there. */
export const lockProvedor = async (db: Executor, id: number): Promise<boolean> => {
  const row = await db.selectFrom('provedor').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** A domain that leads to another provider already. */
export const findDominioUsado = (db: Executor, dominios: readonly string[], exceto: number | null) =>
  db
    .selectFrom('provedor_dominio')
    .select('dominio')
    .where('dominio', 'in', [...dominios])
    .where('provedor_id', 'is distinct from', exceto)
    .orderBy('dominio')
    .executeTakeFirst()

type Novo = { segredo: Buffer | null; criado_em: Date; criado_por: number }

/** Undefined when the provider knows another entry of this system by the same identifier. */
export const insertProvedor = (db: Executor, dados: ProvedorDados, novo: Novo) =>
  db
    .insertInto('provedor')
    .values({ ...dados, ...novo })
    .onConflict((conflict) => conflict.constraint('provedor_emissor_key').doNothing())
    .returning('id')
    .executeTakeFirst()

export const existsEmissor = async (
  db: Executor,
  { emissor, identificador }: Pick<ProvedorDados, 'emissor' | 'identificador'>,
  exceto: number,
): Promise<boolean> => {
  const row = await db
    .selectFrom('provedor')
    .select('id')
    .where('emissor', '=', emissor)
    .where('identificador', '=', identificador)
    .where('id', '<>', exceto)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes a locked provider as its next version; without `segredo` the stored one stays. */
export const updateProvedor = (
  db: Executor,
  id: number,
  dados: ProvedorDados & { segredo?: Buffer | null },
) =>
  db
    .updateTable('provedor')
    .set((eb) => ({ ...dados, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const replaceDominios = async (db: Executor, id: number, dominios: readonly string[]) => {
  await db.deleteFrom('provedor_dominio').where('provedor_id', '=', id).execute()
  await db
    .insertInto('provedor_dominio')
    .values(dominios.map((dominio) => ({ dominio, provedor_id: id })))
    .execute()
}

export const replaceGrupos = async (
  db: Executor,
  id: number,
  grupos: readonly { grupo: string; perfil_id: number }[],
) => {
  await db.deleteFrom('provedor_grupo').where('provedor_id', '=', id).execute()
  if (grupos.length === 0) return
  await db
    .insertInto('provedor_grupo')
    .values(grupos.map((one, ordem) => ({ ...one, ordem, provedor_id: id })))
    .execute()
}

export const deleteProvedor = (db: Executor, id: number) =>
  db.deleteFrom('provedor').where('id', '=', id).execute()
