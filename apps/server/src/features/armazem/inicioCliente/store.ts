import { type Faixa, FAIXAS, type InicioCliente } from '@app/contract/armazem/inicioCliente'
import { type Condicao, CONDICAO_LABELS } from '@app/contract/armazem/estoque'
import type { AnexoCampo, Situacao } from '@app/contract/armazem/pedido'
import { type RawBuilder, sql } from 'kysely'
import { type Csv, csvColumn, readCsvKeys, wordColumn, writeCsvLines } from '../../../platform/db/csv.ts'
import { ofCompany, type Database, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { pedidoAberto } from '../estoque/index.ts'

/** The own lots with goods in them; part of every statement about the stock. */
const emEstoque = (scope: Scope) => sql`
  saldo join produto on produto.id = saldo.produto_id
  where ${ofCompany(scope, 'saldo.cliente_id')} and saldo.quantidade > 0`

const diasAte = (hoje: string) => sql`(saldo.validade - ${hoje}::date)`

/** `faixaDe` in SQL; a test compares both. */
const faixa = (hoje: string): RawBuilder<Faixa> => sql`
  case when saldo.validade is null then 'SEM_VALIDADE' when ${diasAte(hoje)} < 0 then 'VENCIDO'
       when ${diasAte(hoje)} <= 30 then 'ATE_30' when ${diasAte(hoje)} <= 60 then 'ATE_60'
       when ${diasAte(hoje)} <= 90 then 'ATE_90' else 'DEPOIS' end`

const ordem = sql`saldo.validade nulls last, produto.codigo_produto, saldo.lote, saldo.id`

type EstoqueRow = InicioCliente['estoque'][number]

/** How many lots and products are in each band; an empty band counts zero. */
export const readFaixas = async (db: Executor, scope: Scope, hoje: string): Promise<EstoqueRow[]> => {
  const { rows } = await sql<EstoqueRow>`
    select dela.faixa, count(lote.produto_id)::int as lotes, count(distinct lote.produto_id)::int as produtos
      from unnest(${[...FAIXAS]}::text[]) with ordinality as dela (faixa, posicao)
      left join (select ${faixa(hoje)} as faixa, saldo.produto_id from ${emEstoque(scope)}) lote using (faixa)
     group by dela.faixa, dela.posicao order by dela.posicao`.execute(db)
  return rows
}

type AbaixoRow = InicioCliente['abaixoDoMinimo'][number]

/** The watched products with less than their minimum free to sell, those that lack the largest share first. */
export const listAbaixoDoMinimo = async (
  db: Executor,
  scope: Scope,
  hoje: string,
  limite: number,
): Promise<AbaixoRow[]> => {
  const { rows } = await sql<AbaixoRow>`
    select produto.id as produto, codigo_produto as "codigoProduto", descricao, unidade, estoque_minimo as minimo,
           livre.disponivel
      from produto
     cross join lateral (
       select coalesce(sum(quantidade - reservado), 0) as disponivel from saldo
        where produto_id = produto.id and not bloqueado and (validade is null or validade >= ${hoje}::date)) livre
     where ${ofCompany(scope, 'produto.cliente_id')} and estoque_minimo is not null and ativo
       and livre.disponivel < estoque_minimo
     order by livre.disponivel / estoque_minimo, codigo_produto limit ${limite}`.execute(db)
  return rows
}

type DocumentoRow = { pedido: number; numeroPedido: number; campo: AnexoCampo; filename: string; em: Date }

/** The newest papers of the own orders. */
export const listDocumentos = async (db: Executor, scope: Scope, limite: number): Promise<DocumentoRow[]> => {
  const { rows } = await sql<DocumentoRow>`
    select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", anexo.campo, anexo.filename,
           anexo.criado_em as em
      from anexo join pedido on pedido.id = anexo.pedido_id
     where ${ofCompany(scope, 'anexo.cliente_id')}
     order by anexo.id desc limit ${limite}`.execute(db)
  return rows
}

type PedidosRow = { naoConcluidos: number; expedidos: number }

/** The own orders that still wait to be concluded, and those that left since then. */
export const countPedidosDoCliente = async (db: Executor, scope: Scope, desde: Date): Promise<PedidosRow> => {
  const { rows } = await sql<PedidosRow>`
    select (select count(*)::int from pedido
             where ${ofCompany(scope)} and ${pedidoAberto('pedido')} and etapa = 'CRIADO' and not concluido
           ) as "naoConcluidos",
           (select count(*)::int from pedido
             where ${ofCompany(scope)} and status_alcis = 'expedido' and data_expedicao >= ${desde}
               and id in (select pedido_id from pedido_passagem
                           where etapa = 'FATURADO' and terminada_em >= ${desde})) as expedidos`.execute(db)
  return rows[0] ?? { naoConcluidos: 0, expedidos: 0 }
}

type SituacaoRow = { situacao: Situacao; total: number }

/** How many of the own open orders are in each situation, by the rule of the lists. */
export const countSituacoes = async (
  db: Executor,
  scope: Scope,
  situacao: RawBuilder<unknown>,
): Promise<SituacaoRow[]> => {
  const { rows } = await sql<SituacaoRow>`
    select ${situacao} as situacao, count(*)::int as total from pedido
     where ${ofCompany(scope)} and ${pedidoAberto()} group by 1`.execute(db)
  return rows
}

type LoteRow = {
  id: number
  codigoProduto: string
  descricao: string
  unidade: string
  lote: string
  dataDeValidade: string | null
  dias: number | null
  fisico: number
  reservado: number
  disponivel: number
  bloqueado: boolean
  condicao: Condicao
}

const disponivel = sql`case when saldo.bloqueado then 0 else saldo.quantidade - saldo.reservado end`

const loteColumns = (hoje: string) => sql`
  saldo.id, codigo_produto as "codigoProduto", descricao, unidade, saldo.lote, saldo.validade as "dataDeValidade",
  ${diasAte(hoje)} as dias, saldo.quantidade as fisico, saldo.reservado,
  ${disponivel} as disponivel, saldo.bloqueado, saldo.condicao`

/** Lots of one band, or of all, the first to expire first. */
export const listLotes = async (
  db: Executor,
  scope: Scope,
  { dela, hoje, limite }: { dela: Faixa | null; hoje: string; limite: number },
): Promise<LoteRow[]> => {
  const { rows } = await sql<LoteRow>`
    select ${loteColumns(hoje)} from ${emEstoque(scope)}
       and (${dela}::text is null or ${faixa(hoje)} = ${dela}::text)
     order by ${ordem} limit ${limite}`.execute(db)
  return rows
}

const COLUNAS = [
  csvColumn('Código', sql`codigo_produto`),
  csvColumn('Descrição', sql`descricao`),
  csvColumn('Lote', sql`saldo.lote`),
  csvColumn('Validade', sql`saldo.validade`, 'day'),
  csvColumn('Unidade', sql`unidade`),
  csvColumn('Físico', sql`saldo.quantidade`, 'quantity'),
  csvColumn('Reservado', sql`saldo.reservado`, 'quantity'),
  csvColumn('Disponível', disponivel, 'quantity'),
  wordColumn('Condição', sql`saldo.condicao`, CONDICAO_LABELS),
  csvColumn('Estoque mínimo do produto', sql`estoque_minimo`, 'quantity'),
] as const

/** The whole stock as lines of an export. */
export const exportOf = (zone: string): Csv => ({ columns: COLUNAS, zone })

export const listLoteKeys = (db: Executor, scope: Scope, csv: Csv, limit: number) =>
  readCsvKeys(db, csv, sql`select saldo.id from ${emEstoque(scope)} order by ${ordem} limit ${limit}`)

export const writeLoteLines = (db: Database['db'], scope: Scope, csv: Csv, some: string): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from ${emEstoque(scope)} and saldo.id = any (${some}::bigint[]) order by ${ordem}`,
  )
