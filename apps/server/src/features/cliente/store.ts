import type { Cliente } from '@app/contract/cliente'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofCompany } from '../../platform/db/company.ts'
import type { Executor } from '../../platform/db/index.ts'
import { containing } from '../../platform/db/like.ts'
import type { Scope } from '../../platform/scope.ts'

/** Sort names of the list and their columns; `nome` is the specification's (decisions 27). */
export const CLIENTE_SORTS = {
  id: 'id',
  nome: 'nome_fantasia',
  nomeFantasia: 'nome_fantasia',
  razaoSocial: 'razao_social',
  cnpjCpf: 'cnpj_cpf',
  statusWms: 'status_wms',
  codigoCliente: 'codigo_cliente',
  codigoDepositante: 'codigo_depositante',
} as const
export type ClienteSort = keyof typeof CLIENTE_SORTS

const COLUMNS = [
  'id',
  'nome_fantasia as nomeFantasia',
  'razao_social as razaoSocial',
  'cnpj_cpf as cnpjCpf',
  'status_wms as statusWms',
  'codigo_cliente as codigoCliente',
  'codigo_depositante as codigoDepositante',
  'fefo',
  'permite_vencido as permiteVencido',
] as const

// The checks of the table are the lists of the contract.
type ClienteRow = Omit<Cliente, '_links'>

const visible = (db: Executor, scope: Scope) =>
  db.selectFrom('cliente').where(ofCompany(scope, 'cliente.id')).select(COLUMNS).$castTo<ClienteRow>()

/** By a part of either name, or by the beginning of the document or a code. */
const startsWith = (text: string): string => containing(text.toUpperCase()).slice(1)

const matches = (q: string): Expression<SqlBool> => sql<SqlBool>`(
  sem_acento(nome_fantasia || ' ' || razao_social) like sem_acento(${containing(q)})
  or cnpj_cpf like ${startsWith(q.replaceAll(/[./-]/g, ''))}
  or upper(codigo_cliente) like ${startsWith(q)}
  or upper(codigo_depositante) like ${startsWith(q)})`

export const listClientes = (
  db: Executor,
  scope: Scope,
  { q, limit }: { q: string | undefined; limit: number },
): Promise<ClienteRow[]> =>
  visible(db, scope)
    .$if(q !== undefined, (query) => query.where(matches(q ?? '')))
    .orderBy('nome_fantasia')
    .orderBy('id')
    .limit(limit)
    .execute()

type PageOptions = { page: number; size: number; sort: ClienteSort; direction: 'asc' | 'desc' }

export const pageClientes = async (
  db: Executor,
  scope: Scope,
  { page, size, sort, direction }: PageOptions,
): Promise<{ content: ClienteRow[]; total: number }> => {
  const content = await visible(db, scope)
    .orderBy(CLIENTE_SORTS[sort], direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(page * size)
    .execute()
  const { total } = await db
    .selectFrom('cliente')
    .where(ofCompany(scope, 'cliente.id'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { content, total }
}

export const findCliente = (db: Executor, scope: Scope, id: number): Promise<ClienteRow | undefined> =>
  visible(db, scope).where('id', '=', id).executeTakeFirst()
