import type { DocOpcoes } from '@app/contract/assistencia/doc'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

/** Files that versions name. */
export const namedDocs = namedIn('documento_versao')

export const insertDoc = async (db: Executor, row: Insertable<DB['documento']>): Promise<number> => {
  const { id } = await db.insertInto('documento').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Locked until the end of the transaction; an editor sees all documents. */
export const lockDoc = (db: Executor, id: number) =>
  db
    .selectFrom('documento')
    .where('id', '=', id)
    .select(['id', 'titulo', 'status', 'numero', 'versao'])
    .forUpdate()
    .executeTakeFirst()

/** A change of a locked document, one version on. */
export const updateDoc = (db: Executor, id: number, row: Updateable<DB['documento']>) =>
  db
    .updateTable('documento')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The tables and columns of a document's subjects and of its posts, by their wire names. */
export const ALVOS = {
  marcas: 'marca_id',
  modelos: 'modelo_produto_id',
  tiposEquipamento: 'tipo_equipamento_id',
  categorias: 'categoria_assistencia_id',
  postos: 'posto_id',
} as const
export type Alvo = keyof typeof ALVOS

const alvoRows = (documento_id: number, ids: Record<Alvo, readonly number[]>) =>
  (Object.keys(ALVOS) as Alvo[]).flatMap((alvo) =>
    [...new Set(ids[alvo])].map((id) => ({ documento_id, [ALVOS[alvo]]: id })),
  )

/** Replaces a document's subjects and audience. */
export const replaceAlvos = async (
  db: Executor,
  id: number,
  ids: Record<Alvo, readonly number[]>,
): Promise<void> => {
  await db.deleteFrom('documento_alvo').where('documento_id', '=', id).execute()
  const rows = alvoRows(id, ids)
  if (rows.length > 0) await db.insertInto('documento_alvo').values(rows).execute()
}

const TABELAS = {
  marcas: sql`select id, nome, ativo from marca`,
  modelos: sql`select id, descricao as nome, ativo from modelo_produto`,
  tiposEquipamento: sql`select id, nome, ativo from tipo_equipamento`,
  categorias: sql`select id, nome, ativo from categoria_assistencia`,
  postos: sql`select id, nome_fantasia as nome, ativo from posto_autorizado`,
} as const

type Nomeado = { id: number; nome: string }

/** What may be chosen, by name. */
export const listOpcoes = async (db: Executor, alvo: Alvo): Promise<Nomeado[]> => {
  const { rows } = await sql<Nomeado>`
    select id, nome from (${TABELAS[alvo]}) opcao where ativo order by nome, id limit 5000`.execute(db)
  return rows
}

/** What a document names of it. */
export const listAlvos = async (db: Executor, id: number, alvo: Alvo): Promise<Nomeado[]> => {
  const { rows } = await sql<Nomeado>`
    select opcao.id, nome from (${TABELAS[alvo]}) opcao
      join documento_alvo alvo on ${sql.ref(`alvo.${ALVOS[alvo]}`)} = opcao.id
     where alvo.documento_id = ${id} order by nome, opcao.id`.execute(db)
  return rows
}

/** How many of these ids exist. */
export const countKnown = async (db: Executor, alvo: Alvo, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${TABELAS[alvo]}) opcao where id = any (${[...ids]}::bigint[])`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** Profiles that read documents. */
export const listPapeis = (db: Executor): Promise<DocOpcoes['papeis']> =>
  db
    .selectFrom('perfil')
    .where('tipo', 'in', ['interno', 'posto'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('perfil_habilidade')
          .whereRef('perfil_habilidade.perfil_id', '=', 'perfil.id')
          .where('habilidade', '=', 'DOC_VER')
          .select('habilidade'),
      ),
    )
    .select(['codigo', 'nome'])
    .orderBy('nome')
    .execute()

/** The codes of the profiles that a document is for. */
export const findPapeis = async (db: Executor, id: number): Promise<string[]> => {
  const row = await db.selectFrom('documento').where('id', '=', id).select('papeis').executeTakeFirst()
  return row?.papeis ?? []
}

export const insertVersao = (db: Executor, row: Insertable<DB['documento_versao']>) =>
  db.insertInto('documento_versao').values(row).returning(['id', 'numero']).executeTakeFirstOrThrow()

/** The versions of a document, the newest first, with what a person did with each. */
export const listVersoes = (db: Executor, id: number, usuarioId: number) =>
  db
    .selectFrom('documento_versao')
    .leftJoin('documento_leitura', (join) =>
      join
        .onRef('documento_leitura.versao_id', '=', 'documento_versao.id')
        .on('documento_leitura.usuario_id', '=', usuarioId),
    )
    .where('documento_id', '=', id)
    .select([
      'numero',
      'mudou',
      'filename',
      'content_type',
      'length',
      'documento_versao.criado_em',
      'paginas',
      sql<number>`(select count(*)::int from documento_pagina where versao_id = documento_versao.id)`.as(
        'com_texto',
      ),
      'lido_em',
      nomeDe('documento_versao.criado_por').as('por'),
    ])
    .orderBy('numero', 'desc')
    .execute()

/** The file of one version, and the row that names it. */
export const findVersao = (db: Executor, id: number, numero: number) =>
  db
    .selectFrom('documento_versao')
    .where('documento_id', '=', id)
    .where('numero', '=', numero)
    .select(['id', 'chave', 'filename', 'content_type as contentType', 'length'])
    .executeTakeFirst()
