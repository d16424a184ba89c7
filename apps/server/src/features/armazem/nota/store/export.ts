import { CAMPOS_NOTA, NOTA_SITUACAO_LABELS } from '@app/contract/armazem/nota'
import { sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  csvColumn,
  writeCsvLines,
  readCsvKeys,
  type CsvKeys,
  wordColumn,
} from '../../../../platform/db/csv.ts'
import { csvColumnsOf } from '../../../../platform/db/campos.ts'
import { ofCompany, type Database, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { emOrdem, type Filtro, idsDe, type Ordem, type Pagina } from './list.ts'
import { resumoJoins } from './nota.ts'

const nomeFantasia = sql.ref('cliente.nome_fantasia')
const nota = (column: string) => sql.ref(`nota.${column}`)

/** Every column of a note that an export may have, by its path on the wire. */
export const NOTA_COLUMNS: ReadonlyMap<string, CsvColumn> = new Map([
  ['pedido.numeroPedido', csvColumn('Número do pedido', sql.ref('pedido.numero_pedido'), 'integer')],
  ['cliente', csvColumn('Cliente', nomeFantasia)],
  ['cliente.nomeFantasia', csvColumn('Cliente', nomeFantasia)],
  ['cliente.cnpjCpf', csvColumn('CPF/CNPJ', sql.ref('cliente.cnpj_cpf'), 'document')],
  ['numero', csvColumn('Número', nota('numero'), 'integer')],
  ['serie', csvColumn('Série', nota('serie'), 'integer')],
  ...csvColumnsOf('nota', CAMPOS_NOTA),
  ['emitente.documento', csvColumn('CNPJ do emitente', nota('emit_documento'), 'document')],
  ['emitente.nome', csvColumn('Emitente', nota('emit_nome'))],
  ['destinatario.documento', csvColumn('CPF/CNPJ do destinatário', nota('dest_documento'), 'document')],
  ['destinatario.nome', csvColumn('Destinatário', nota('dest_nome'))],
  ['situacao', wordColumn('Situação', nota('situacao'), NOTA_SITUACAO_LABELS)],
  ['chave', csvColumn('Chave de acesso', nota('chave_acesso'), 'chave')],
])

/** The notes of an export, in its order. */
export const listNotaKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  pagina: Pagina,
  csv: Csv,
): Promise<CsvKeys> => readCsvKeys(db, csv, idsDe(scope, filtro, pagina))

/** The lines of an export's next step: the notes of these ids. */
export const writeNotaLines = (
  db: Database['db'],
  scope: Scope,
  ordem: Ordem,
  csv: Csv,
  ids: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from nota ${resumoJoins}
       where nota.id = any (${ids}::bigint[]) and ${ofCompany(scope, 'nota.cliente_id')}
       order by ${emOrdem(ordem)}`,
  )
