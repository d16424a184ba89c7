import type { ChamadaDaChave } from '@app/contract/casca/chaveApi'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'

export type ChaveRow = {
  id: number
  nome: string
  prefixo: string
  habilidades: string[]
  teste: boolean
  criada_em: Date
  criada_por: string | null
  expira_em: Date
  revogada_em: Date | null
  usada_em: Date | null
  chamadas: number
  usuario_id: number
  pessoa_nome: string
  email: string
  papel: string
  tipo: string
  vinculo: string | null
  com_efeito: boolean
}

const select = sql`
  select chave.id, chave.nome, chave.prefixo, chave.habilidades, chave.teste, chave.criada_em,
         (select coalesce(nome_exibicao, nome) from usuario where id = chave.criada_por) as criada_por,
         chave.expira_em, chave.revogada_em, chave.usada_em, chave.chamadas, chave.usuario_id,
         coalesce(pessoa.nome_exibicao, pessoa.nome) as pessoa_nome, pessoa.email, pessoa.papel, pessoa.tipo,
         coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo,
         pessoa.ativo and pessoa.posto_ativo and coalesce(cliente.ativo, true) as com_efeito
    from chave_api chave
    join pessoa on pessoa.id = chave.usuario_id
    left join cliente on cliente.id = pessoa.cliente_id`

/** The people for whom somebody looks after keys: staff all, a post's people those of their own post. */
const cuidadas = (scope: Scope): RawBuilder<unknown> => {
  if (scope.tipo === 'tudo') return sql`true`
  return scope.tipo === 'posto' ? sql`pessoa.posto_id = ${scope.postoId}` : sql`false`
}

/** The keys that a person looks after, those that still hold first, then the newest first. */
export const listChaves = async (db: Executor, scope: Scope, now: Date): Promise<ChaveRow[]> => {
  const { rows } = await sql<ChaveRow>`
    ${select}
    where ${cuidadas(scope)}
    order by chave.revogada_em is null and chave.expira_em > ${now} desc, chave.id desc
    limit 500`.execute(db)
  return rows
}

export const findChave = async (db: Executor, scope: Scope, id: number): Promise<ChaveRow | undefined> => {
  const { rows } = await sql<ChaveRow>`${select} where ${cuidadas(scope)} and chave.id = ${id}`.execute(db)
  return rows[0]
}

type Nova = {
  nome: string
  usuarioId: number
  prefixo: string
  habilidades: readonly string[]
  teste: boolean
  criadaEm: Date
  criadaPor: number
  expiraEm: Date
}

export const insertChave = (db: Executor, nova: Nova): Promise<{ id: number }> =>
  db
    .insertInto('chave_api')
    .values({
      nome: nova.nome,
      usuario_id: nova.usuarioId,
      prefixo: nova.prefixo,
      habilidades: [...nova.habilidades],
      teste: nova.teste,
      criada_em: nova.criadaEm,
      criada_por: nova.criadaPor,
      expira_em: nova.expiraEm,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Marks a key as revoked; says whether it still held. */
export const revokeChave = async (db: Executor, id: number, now: Date): Promise<boolean> => {
  const rows = await db
    .updateTable('chave_api')
    .set({ revogada_em: now })
    .where('id', '=', id)
    .where('revogada_em', 'is', null)
    .where('expira_em', '>', now)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The calls of a key, the newest first, before one of them. */
export const listChamadas = async (
  db: Executor,
  id: number,
  antes: number | undefined,
  limit: number,
): Promise<(Omit<ChamadaDaChave, 'em'> & { em: Date })[]> =>
  db
    .selectFrom('chave_api_chamada')
    .where('chave_api_id', '=', id)
    .$if(antes !== undefined, (query) => query.where('id', '<', antes ?? 0))
    .select(['id', 'em', 'metodo', 'caminho', 'status', 'duracao_ms as duracaoMs'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type Candidato = {
  id: number
  nome: string
  email: string
  papel: string
  tipo: string
  vinculo: string | null
  habilidades: string[]
}

const candidatos = (scope: Scope, where: RawBuilder<unknown>) => sql<Candidato>`
  select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, pessoa.email, pessoa.papel, pessoa.tipo,
         coalesce(pessoa.nome_fantasia, pessoa.posto_nome) as vinculo, pessoa.habilidades
    from pessoa
   where pessoa.ativo and pessoa.tipo in ('interno', 'cliente', 'posto') and ${cuidadas(scope)}
     and ${where}
   order by pessoa.nome collate "pt-BR-x-icu", pessoa.id
   limit 20`

/** People for whom a key may be made, by part of the name, address, company or post. */
export const listCandidatos = async (db: Executor, scope: Scope, q: string): Promise<Candidato[]> => {
  const words = containing(q)
  const { rows } = await candidatos(
    scope,
    sql`
    sem_acento(concat_ws(' ', pessoa.nome, pessoa.nome_exibicao, pessoa.email, pessoa.nome_fantasia,
                         pessoa.posto_nome)) like sem_acento(${words})`,
  ).execute(db)
  return rows
}

export const findCandidato = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<Candidato | undefined> => {
  const { rows } = await candidatos(scope, sql`pessoa.id = ${id}`).execute(db)
  return rows[0]
}
