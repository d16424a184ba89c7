import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { emVigor, paraQuem } from './quem.ts'

/** The first time that somebody opened a version. */
export const insertLeitura = (db: Executor, versao_id: number, usuario_id: number, lido_em: Date) =>
  db
    .insertInto('documento_leitura')
    .values({ versao_id, usuario_id, lido_em })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** 'Li e estou ciente'; only the first time is stored. Answers whether this was the first. */
export const setCiente = async (
  db: Executor,
  versao_id: number,
  usuario_id: number,
  agora: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('documento_leitura')
    .set({ ciente_em: agora })
    .where('versao_id', '=', versao_id)
    .where('usuario_id', '=', usuario_id)
    .where('ciente_em', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The audience of a document: active people who may read documents but not edit them. */
const publico = sql`
  from documento
  join usuario pessoa on pessoa.ativo and pessoa.tipo in ('interno', 'posto')
   and ${paraQuem(sql`pessoa.role`, sql`pessoa.posto_id`)}
  join perfil on perfil.codigo = pessoa.role and perfil.tipo = pessoa.tipo
   and exists (select from perfil_habilidade where perfil_id = perfil.id and habilidade = 'DOC_VER')
   and not exists (select from perfil_habilidade where perfil_id = perfil.id and habilidade = 'DOC_EDITAR')
  left join posto_autorizado posto on posto.id = pessoa.posto_id`

type LeitorRow = {
  id: number
  nome: string
  posto: string | null
  lidoEm: Date | null
  cienteEm: Date | null
}

const comLeitura = (id: number) => sql`
  left join documento_versao atual on atual.documento_id = documento.id and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id and leitura.usuario_id = pessoa.id
 where documento.id = ${id}`

/** The audience, and what each has done with the current version: those who have done least first. */
export const listLeitores = async (db: Executor, id: number, limit: number): Promise<LeitorRow[]> => {
  const { rows } = await sql<LeitorRow>`
    select pessoa.id, coalesce(pessoa.nome_exibicao, pessoa.nome) as nome, posto.nome_fantasia as posto,
           leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm"
      ${publico} ${comLeitura(id)}
     order by leitura.ciente_em is not null, leitura.lido_em is not null, posto.nome_fantasia nulls first,
              pessoa.nome, pessoa.id
     limit ${limit}`.execute(db)
  return rows
}

type Contagem = { total: number; leram: number; cientes: number }

export const countLeitores = async (db: Executor, id: number): Promise<Contagem> => {
  const { rows } = await sql<Contagem>`
    select count(*)::int as total, count(leitura.lido_em)::int as leram, count(leitura.ciente_em)::int as cientes
      ${publico} ${comLeitura(id)}`.execute(db)
  return rows[0] ?? { total: 0, leram: 0, cientes: 0 }
}

/** Claims the notification about a document's current version: once, and only while it is published. */
export const claimAviso = async (
  db: Executor,
  documentoId: number,
  agora: Date,
): Promise<number | undefined> => {
  const row = await db
    .updateTable('documento_versao')
    .set({ avisada_em: agora })
    .from('documento')
    .whereRef('documento.id', '=', 'documento_versao.documento_id')
    .whereRef('documento.numero', '=', 'documento_versao.numero')
    .where('documento.id', '=', documentoId)
    .where('documento.status', '=', 'PUBLICADO')
    .where('avisada_em', 'is', null)
    .returning('documento_versao.id')
    .executeTakeFirst()
  return row?.id
}

type Desatualizado = { id: number; postoId: number | null }

/** Readers of an older version who are still in the audience. */
export const listDesatualizados = async (
  db: Executor,
  versaoId: number,
  hoje: string,
): Promise<Desatualizado[]> => {
  const { rows } = await sql<Desatualizado>`
    select pessoa.id, pessoa.posto_id as "postoId" ${publico}
      join documento_versao nova on nova.documento_id = documento.id
     where nova.id = ${versaoId} and ${emVigor(hoje)}
       and exists (select from documento_leitura antes
                     join documento_versao versao on versao.id = antes.versao_id
                    where versao.documento_id = documento.id and versao.numero < nova.numero
                      and antes.usuario_id = pessoa.id)
       and not exists (select from documento_leitura ja
                        where ja.versao_id = nova.id and ja.usuario_id = pessoa.id)
     order by pessoa.id`.execute(db)
  return rows
}

type Carta = { documentoId: number; titulo: string; numero: number; mudou: string }

/** The content of a mail about a version, while it is the current one. */
export const findCarta = async (db: Executor, versaoId: number): Promise<Carta | undefined> => {
  const { rows } = await sql<Carta>`
    select documento.id as "documentoId", documento.titulo, versao.numero, versao.mudou
      from documento_versao versao
      join documento on documento.id = versao.documento_id and documento.numero = versao.numero
       and documento.status = 'PUBLICADO'
     where versao.id = ${versaoId}`.execute(db)
  return rows[0]
}

/** Where a reader gets mails, while the person is active. */
export const findLeitor = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('usuario')
    .select(['email', 'nome'])
    .where('id', '=', usuarioId)
    .where('ativo', '=', true)
    .executeTakeFirst()
