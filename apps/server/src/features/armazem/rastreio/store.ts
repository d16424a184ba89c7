import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import { NAO_INFORMADO, RASTREIO_LIMITE, type RastreioQuery } from '@app/contract/armazem/rastreio'
import type { Condicao } from '@app/contract/armazem/estoque'
import type { LinhaDe } from '@app/contract/casca/campos'
import { type RawBuilder, sql } from 'kysely'
import { selectOf } from '../../../platform/db/campos.ts'
import { type Csv, type CsvColumn, csvColumn, readCsvKeys, writeCsvLines } from '../../../platform/db/csv.ts'
import { type Database, ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { pedidoAberto } from '../estoque/index.ts'

export type LoteRow = {
  id: number
  codigoProduto: string
  descricao: string
  unidade: string
  cliente: string
  lote: string
  validade: string | null
  fisico: number
  reservado: number
  bloqueado: boolean
  condicao: Condicao
}

const lotes = (scope: Scope, where: RawBuilder<unknown>) => sql<LoteRow>`
  select saldo.id, produto.codigo_produto as "codigoProduto", produto.descricao, produto.unidade,
         cliente.nome_fantasia as cliente, saldo.lote, saldo.validade, saldo.quantidade as fisico, saldo.reservado,
         saldo.bloqueado, saldo.condicao
    from saldo
    join produto on produto.id = saldo.produto_id
    join cliente on cliente.id = saldo.cliente_id
   where ${where} and ${ofCompany(scope, 'saldo.cliente_id')}
   order by produto.codigo_produto, saldo.validade nulls last, saldo.lote, saldo.id
   limit ${RASTREIO_LIMITE}`

/** A number that a bigint holds; anything else finds nothing. */
const numero = (q: string): string | null => (/^\d{1,15}$/.test(q) ? q : null)

const procura = ({ por, q }: RastreioQuery): RawBuilder<unknown> => {
  switch (por) {
    case 'lote':
      return sql`upper(saldo.lote) = upper(${q})`
    case 'produto':
      return sql`saldo.produto_id in (select id from produto where upper(codigo_produto) = upper(${q})
                                      union select id from produto where upper(codigo_omni) = upper(${q}))`
    case 'nota':
      return sql`saldo.id in (select saldo_id from movimento
                               where nota_id in (select id from nota where numero = ${numero(q)}::bigint
                                                 union select id from nota where chave_acesso = ${q.replaceAll(' ', '')}))`
    case 'pedido':
      return sql`saldo.id in (select saldo_id from movimento
                               where pedido_id = (select id from pedido where numero_pedido = ${numero(q)}::bigint))`
  }
}

/** The lots that a search finds. */
export const findLotes = async (db: Executor, scope: Scope, query: RastreioQuery): Promise<LoteRow[]> =>
  (await lotes(scope, procura(query)).execute(db)).rows

export const findLote = async (db: Executor, scope: Scope, id: number): Promise<LoteRow | undefined> =>
  (await lotes(scope, sql`saldo.id = ${id}`).execute(db)).rows[0]

export type OrigemRow = {
  quantidade: number
  em: Date
  notaId: number | null
  numero: number | null
  serie: number | null
  chave: string | null
  emitNome: string | null
  emitDocumento: string | null
  motivo: string | null
}

/** What came in, receipts that were undone left out, the oldest first. */
export const listOrigens = async (db: Executor, scope: Scope, id: number): Promise<OrigemRow[]> => {
  const { rows } = await sql<OrigemRow>`
    select entrada.quantidade, entrada.em, nota.id as "notaId", nota.numero, nota.serie,
           nota.chave_acesso as chave, nota.emit_nome as "emitNome", nota.emit_documento as "emitDocumento",
           entrada.motivo
      from (select sum(fisico) as quantidade, min(criado_em) as em, nota_id, min(motivo) as motivo
              from movimento
             where saldo_id = ${id} and pedido_id is null and tipo <> 'AJUSTE' and ${ofCompany(scope)}
             group by nota_id, recebimento_id, case when recebimento_id is null then id end
            having sum(fisico) > 0) entrada
      left join nota on nota.id = entrada.nota_id
     order by entrada.em, nota.id limit 500`.execute(db)
  return rows
}

/**
 * Who has the lot: the orders that left with it, what came back taken off, the open ones that hold it, and the notes by
 * which it left without an order. `chave` is the order's id, or the note's below zero.
 */
const destinos = (scope: Scope, id: number) => sql`
  select pedido_id as chave, pedido_id, null::bigint as saida_id, -sum(fisico) as quantidade,
         max(criado_em) filter (where tipo = 'SAIDA') as expedido_em
    from movimento where saldo_id = ${id} and pedido_id is not null and ${ofCompany(scope)}
   group by pedido_id having sum(fisico) < 0
  union all
  select item.pedido_id, item.pedido_id, null, sum(item.quantidade), null
    from pedido_item item join pedido on pedido.id = item.pedido_id
   where item.saldo_id = ${id} and ${pedidoAberto('pedido')} and ${ofCompany(scope, 'pedido.cliente_id')}
   group by item.pedido_id
  union all
  select -nota_id, null, nota_id, -sum(fisico), max(criado_em)
    from movimento where saldo_id = ${id} and pedido_id is null and nota_id is not null and ${ofCompany(scope)}
   group by nota_id having sum(fisico) < 0`

/**
 * The order, and the note that names who received it. A note by which goods only return to the client itself is the
 * last choice.
 */
const comNota = sql`
  left join pedido on pedido.id = destino.pedido_id
  left join lateral (
    select nota.id, nota.numero, nota.dest_nome, nota.dest_documento from nota
     where nota.id = coalesce(destino.saida_id, (
       select ligada.id from nota ligada join cliente on cliente.id = ligada.cliente_id
        where ligada.pedido_id = pedido.id and ligada.cliente_id = pedido.cliente_id and ligada.cancelada_em is null
        order by ligada.dest_documento = cliente.cnpj_cpf, ligada.id desc limit 1))) nota on true`

export type SomaRow = {
  expedido: number
  pedidos: number
  reservas: number
  semDestinatario: number
}

export const sumDestinos = async (db: Executor, scope: Scope, id: number): Promise<SomaRow> => {
  const { rows } = await sql<SomaRow>`
    select coalesce(sum(quantidade) filter (where expedido_em is not null), 0) as expedido,
           count(*) filter (where expedido_em is not null) as pedidos,
           count(*) filter (where expedido_em is null) as reservas,
           count(*) filter (where expedido_em is not null and nota.id is null) as "semDestinatario"
      from (${destinos(scope, id)}) destino
      ${comNota}`.execute(db)
  return rows[0] ?? { expedido: 0, pedidos: 0, reservas: 0, semDestinatario: 0 }
}

export type DestinoRow = LinhaDe<typeof CAMPOS_PEDIDO_CITADO> & {
  pedido: number | null
  numeroPedido: number | null
  quantidade: number
  expedidoEm: Date | null
  notaId: number | null
  notaNumero: number | null
  destNome: string | null
  destDocumento: string | null
}

const citadoColumns = selectOf('pedido', CAMPOS_PEDIDO_CITADO)

const ordem = sql`order by destino.expedido_em nulls first, destino.chave`

/** A page of who has the lot; what can still be stopped comes first. */
export const pageDestinos = async (
  db: Executor,
  scope: Scope,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<DestinoRow[]> => {
  const { rows } = await sql<DestinoRow>`
    select pedido.id as pedido, pedido.numero_pedido as "numeroPedido",
           ${citadoColumns}, destino.quantidade,
           destino.expedido_em as "expedidoEm", nota.id as "notaId", nota.numero as "notaNumero",
           nota.dest_nome as "destNome", nota.dest_documento as "destDocumento"
      from (select * from (${destinos(scope, id)}) destino ${ordem} limit ${limit} offset ${offset}) destino
      ${comNota}
     ${ordem}`.execute(db)
  return rows
}

/** The columns of a recall. */
export const DESTINO_COLUMNS: readonly CsvColumn[] = [
  csvColumn('Pedido', sql.ref('pedido.numero_pedido'), 'integer'),
  csvColumn('Pedido do cliente', sql.ref('pedido.numero_pedido_cliente')),
  csvColumn('Cliente', sql.ref('cliente.nome_fantasia')),
  csvColumn('Código do produto', sql.ref('produto.codigo_produto')),
  csvColumn('Produto', sql.ref('produto.descricao')),
  csvColumn('Lote', sql.ref('saldo.lote')),
  csvColumn('Validade', sql.ref('saldo.validade'), 'day'),
  csvColumn('Quantidade', sql.ref('destino.quantidade'), 'quantity'),
  csvColumn('Expedido em', sql.ref('destino.expedido_em'), 'instant'),
  csvColumn('Nota', sql.ref('nota.numero'), 'integer'),
  csvColumn('Destinatário', sql`case when nota.id is null then ${NAO_INFORMADO} else nota.dest_nome end`),
  csvColumn('CPF/CNPJ do destinatário', sql.ref('nota.dest_documento'), 'document'),
]

export const listDestinoKeys = (db: Executor, scope: Scope, id: number, csv: Csv) =>
  readCsvKeys(db, csv, sql`select destino.chave from (${destinos(scope, id)}) destino ${ordem}`)

/** The lines of an export's next step: what these have of the lot. */
export const writeDestinoLines = (
  db: Database['db'],
  scope: Scope,
  id: number,
  csv: Csv,
  chaves: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from (${destinos(scope, id)}) destino
        join saldo on saldo.id = ${id}
        join produto on produto.id = saldo.produto_id
        join cliente on cliente.id = saldo.cliente_id
        ${comNota}
       where destino.chave = any (${chaves}::bigint[]) ${ordem}`,
  )
