import {
  type Cidade,
  CIDADES_PROCURADAS,
  type CidadeQuery,
  type Estado,
  type Pais,
} from '@app/contract/casca/endereco'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'

const byName = sql`nome collate "pt-BR-x-icu"`

export const listPaises = (db: Executor): Promise<Pais[]> =>
  db.selectFrom('pais').select(['id', 'nome', 'sigla']).orderBy(byName).execute()

export const listEstados = (db: Executor, paisId: number): Promise<Estado[]> =>
  db
    .selectFrom('estado')
    .select(['id', 'nome', 'sigla'])
    .where('pais_id', '=', paisId)
    .orderBy(byName)
    // The table holds the contract's 27.
    .$castTo<Estado>()
    .execute()

/** Cities by name; in a search, names that begin with the text come first. */
export const listCidades = (db: Executor, { estado, q }: CidadeQuery): Promise<Cidade[]> =>
  db
    .selectFrom('cidade')
    .innerJoin('estado', 'estado.id', 'cidade.estado_id')
    .select(['cidade.id', 'cidade.nome', 'estado.sigla as estado'])
    .$if(estado !== undefined, (query) => query.where('estado.sigla', '=', estado ?? ''))
    .$if(Boolean(q), (query) =>
      query
        .where(sql<boolean>`sem_acento(cidade.nome) like sem_acento(${containing(q ?? '')})`)
        .orderBy(sql`sem_acento(cidade.nome) like sem_acento(${beginning(q ?? '')})`, 'desc')
        .limit(CIDADES_PROCURADAS),
    )
    .orderBy(sql`cidade.nome collate "pt-BR-x-icu"`)
    .orderBy('cidade.id')
    .$castTo<Cidade>()
    .execute()
