import type { ClienteEscolha, ClienteResumo } from '@app/contract/registers/cliente'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofCompany } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'

/** The client's columns in other records' queries, joined as `cliente`. */
export type ClienteColumns = Omit<ClienteResumo, 'id'> & { clienteId: number }
export const clienteColumns = sql`
  cliente.id as "clienteId", cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf",
  cliente.codigo_cliente as "codigoCliente", cliente.codigo_depositante as "codigoDepositante"`

/** The client inside other records, from the columns above. */
export const toClienteResumo = (row: ClienteColumns): ClienteResumo => ({
  id: row.clienteId,
  nomeFantasia: row.nomeFantasia,
  cnpjCpf: row.cnpjCpf,
  codigoCliente: row.codigoCliente,
  codigoDepositante: row.codigoDepositante,
})

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

// The table's checks equal the lists of the contract.
type ClienteRow = Omit<ClienteEscolha, '_links'>

const visible = (db: Executor, scope: Scope) =>
  db
    .selectFrom('cliente')
    .where(ofCompany(scope, 'cliente.id'))
    .where('ativo', '=', true)
    .select(COLUMNS)
    .$castTo<ClienteRow>()

/** Matches a part of either name, or the beginning of the document or a code. */
const startsWith = (text: string): string => beginning(text.toUpperCase())

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
