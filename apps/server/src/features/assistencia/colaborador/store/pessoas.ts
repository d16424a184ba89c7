import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

export type PostoRow = { id: number; nome: string; ativo: boolean; licencas: number }

export const findPosto = (db: Executor, id: number): Promise<PostoRow | undefined> =>
  db
    .selectFrom('posto_autorizado')
    .select(['id', 'nome_fantasia as nome', 'ativo', 'licencas'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Nobody else can start, or be invited, at the post until the end of the transaction. */
export const lockPosto = async (db: Executor, id: number): Promise<PostoRow | undefined> => {
  await db.selectFrom('posto_autorizado').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findPosto(db, id)
}

/** How many licences are taken, and how many are kept for invitations that are still valid. */
export const countTomadas = async (db: Executor, postoId: number, now: Date) => {
  const { rows } = await sql<{ emUso: number; convites: number }>`
    select (select count(*)::integer from usuario where posto_id = ${postoId} and ativo) as "emUso",
           (select count(*)::integer from convite
             where posto_id = ${postoId} and email is not null and expira_em > ${now}) as "convites"`.execute(
    db,
  )
  return rows[0] ?? { emUso: 0, convites: 0 }
}

export type ColaboradorRow = {
  id: number
  nome: string
  nomeExibicao: string | null
  email: string
  role: string
  papel: string
  ativo: boolean
  ultimoAcesso: Date | null
  habilidades: string[]
  versao: number
}

/** The people of a post: the active ones first, by name. */
export const listPessoas = async (db: Executor, postoId: number): Promise<ColaboradorRow[]> => {
  const { rows } = await sql<ColaboradorRow>`
    select usuario.id, usuario.nome, usuario.nome_exibicao as "nomeExibicao", usuario.email, usuario.role,
           perfil.nome as papel, usuario.ativo, usuario.versao,
           greatest((select max(usada_em) from sessao where sessao.usuario_id = usuario.id),
                    (select max(visto_em) from acesso_conhecido where acesso_conhecido.usuario_id = usuario.id))
             as "ultimoAcesso",
           array(select habilidade from perfil_habilidade where perfil_id = perfil.id) as habilidades
      from usuario join perfil on perfil.codigo = usuario.role
     where usuario.posto_id = ${postoId}
     order by usuario.ativo desc, usuario.nome collate "pt-BR-x-icu", usuario.id`.execute(db)
  return rows
}

export type PapelRow = { codigo: string; nome: string; descricao: string | null; habilidades: string[] }

/** The profiles of service points. */
export const listPapeis = async (db: Executor): Promise<PapelRow[]> => {
  const { rows } = await sql<PapelRow>`
    select codigo, nome, descricao,
           array(select habilidade from perfil_habilidade where perfil_id = perfil.id) as habilidades
      from perfil where tipo = 'posto' order by nome collate "pt-BR-x-icu", codigo`.execute(db)
  return rows
}
