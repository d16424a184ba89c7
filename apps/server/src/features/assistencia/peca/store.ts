import type { Peca, PecaSearch } from '@app/contract/registers/tabelas/peca'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'

const matches = (q: string): Expression<SqlBool> =>
  sql<SqlBool>`(upper(codigo) like ${beginning(q.toUpperCase())} or sem_acento(descricao) like sem_acento(${containing(q)}))`

/** A part without any model fits all. */
const fits = (modelo: number): Expression<SqlBool> =>
  sql<SqlBool>`(modelos_id is null or ${modelo} = any (modelos_id))`

/** Active parts by code or description, those made for the model before those that fit all. */
export const listPecas = (
  db: Executor,
  { q, modelo, limit }: PecaSearch & { limit: number },
): Promise<Omit<Peca, '_links'>[]> =>
  db
    .selectFrom('peca_cadastro')
    .where('ativo', '=', true)
    .$if(Boolean(q), (query) => query.where(matches(q ?? '')))
    .$if(modelo !== undefined, (query) => query.where(fits(modelo ?? 0)).orderBy(sql`modelos_id is null`))
    .select([
      'id',
      'codigo',
      'descricao',
      'tipo',
      'preco',
      'estoque',
      'modelos',
      sql<'ATIVO'>`'ATIVO'`.as('status'),
      'versao',
    ])
    .orderBy(sql`descricao collate "pt-BR-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .$castTo<Omit<Peca, '_links'>>()
    .execute()
