import { MOTIVO_AJUSTE_LABELS } from '@app/contract/armazem/contagem'
import { sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  csvColumn,
  readCsvKeys,
  wordColumn,
  writeCsvLines,
} from '../../../../platform/db/csv.ts'
import { type Database, ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

const contada = (vez: 'primeira' | 'segunda', rotulo: string): CsvColumn[] => [
  csvColumn(rotulo, sql.ref(`${vez}.quantidade`), 'quantity'),
  csvColumn(`${rotulo}: quem`, nomeDe(`${vez}.contada_por`)),
  csvColumn(`${rotulo}: quando`, sql.ref(`${vez}.contada_em`), 'instant'),
]
/** Of the count that holds. */
const vale = (column: string) =>
  sql`coalesce(${sql.ref(`segunda.${column}`)}, ${sql.ref(`primeira.${column}`)})`

export const CONTAGEM_COLUMNS: readonly CsvColumn[] = [
  csvColumn('Cliente', sql.ref('cliente.nome_fantasia')),
  csvColumn('Código do produto', sql.ref('produto.codigo_produto')),
  csvColumn('Produto', sql.ref('produto.descricao')),
  csvColumn('Lote', sql.ref('saldo.lote')),
  csvColumn('Validade', sql.ref('saldo.validade'), 'day'),
  csvColumn('Endereço', sql.ref('saldo.endereco')),
  csvColumn('Sistema', vale('sistema'), 'quantity'),
  csvColumn('Já separado', vale('separado'), 'quantity'),
  ...contada('primeira', '1ª contagem'),
  ...contada('segunda', '2ª contagem'),
  csvColumn('Diferença', vale('diferenca'), 'quantity'),
  wordColumn('Motivo', sql.ref('linha.motivo'), MOTIVO_AJUSTE_LABELS),
  csvColumn('Pediu', nomeDe('linha.pedida_por')),
  csvColumn('Aprovou', nomeDe('linha.aprovada_por')),
  csvColumn('Aprovado em', sql.ref('linha.aprovada_em'), 'instant'),
]

/** The lots of a list, in the order of the way. */
export const listContagemKeys = (db: Executor, scope: Scope, contagem: number, csv: Csv) =>
  readCsvKeys(
    db,
    csv,
    sql`select id from contagem_linha where contagem_id = ${contagem} and ${ofCompany(scope)} order by ordem`,
  )

export const writeContagemLines = (
  db: Database['db'],
  scope: Scope,
  csv: Csv,
  ids: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from contagem_linha linha
        join saldo on saldo.id = linha.saldo_id
        join produto on produto.id = linha.produto_id
        join cliente on cliente.id = linha.cliente_id
        left join contagem_conta primeira on primeira.linha_id = linha.id and primeira.vez = 1
        left join contagem_conta segunda on segunda.linha_id = linha.id and segunda.vez = 2
       where linha.id = any (${ids}::bigint[]) and ${ofCompany(scope, 'linha.cliente_id')}
       order by linha.ordem`,
  )
