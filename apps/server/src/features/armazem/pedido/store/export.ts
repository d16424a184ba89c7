import { CAMPOS_PEDIDO, STATUS_LABELS } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import { csvColumnsOf } from '../../../../platform/db/campos.ts'
import {
  type Csv,
  type CsvColumn,
  csvColumn,
  wordColumn,
  writeCsvLines,
} from '../../../../platform/db/csv.ts'
import { ofCompany, type Database } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { statusEfetivo } from './filter.ts'
import { CHAVES, type Ordem } from './list.ts'

const nomeFantasia = sql.ref('cliente.nome_fantasia')
const pedido = (column: string) => sql.ref(`pedido.${column}`)

/**
 * Every column of an order that an export may have, by its path on the wire; lateness is computed for the given moment.
 */
export const pedidoColumns = (now: Date): ReadonlyMap<string, CsvColumn> =>
  new Map([
    ['numeroPedido', csvColumn('Nº do pedido', pedido('numero_pedido'), 'integer')],
    ...csvColumnsOf('pedido', CAMPOS_PEDIDO),
    ['cliente', csvColumn('Cliente', nomeFantasia)],
    ['cliente.nomeFantasia', csvColumn('Cliente', nomeFantasia)],
    ['cliente.cnpjCpf', csvColumn('CPF/CNPJ', sql.ref('cliente.cnpj_cpf'), 'document')],
    ['cliente.codigoCliente', csvColumn('Código do cliente', sql.ref('cliente.codigo_cliente'))],
    ['status', wordColumn('Situação', statusEfetivo(now), STATUS_LABELS)],
    ['statusAlcis', csvColumn('Status WMS', pedido('status_alcis'), 'word')],
    ['dataExpedicao', csvColumn('Expedido em', pedido('data_expedicao'), 'instant')],
    ['criadoEm', csvColumn('Criado em', pedido('criado_em'), 'instant')],
    ['ultimaAtualizacao', csvColumn('Última atualização', pedido('ultima_atualizacao'), 'instant')],
  ])

/** The lines of an export's next step: the orders of these keys. */
export const writePedidoLines = (
  db: Database['db'],
  scope: Scope,
  { sort, direction }: Ordem,
  now: Date,
  csv: Csv,
  chaves: string,
): Promise<string> => {
  const { key, by } = CHAVES[sort]
  return writeCsvLines(
    db,
    csv,
    sql`from pedido join cliente on cliente.id = pedido.cliente_id
       where ${key} = any (${chaves}::bigint[]) and ${ofCompany(scope, 'pedido.cliente_id')}
       order by ${by(direction, now)}`,
  )
}
