import { BUSCA_LIMITES } from '@app/contract/armazem/busca'
import type { Busca, BuscaPedido } from '@app/contract/armazem/busca'
import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import { bareDocumento } from '@app/rules/casca/documento'
import { bareChave, gtinVariants } from '@app/rules/casca/leitura'
import { type RawBuilder, sql } from 'kysely'
import { selectOf } from '../../../platform/db/campos.ts'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'
import { numbersBeginning } from './ranges.ts'

/** Trigrams need three characters; shorter texts are searched only at the beginning. */
const inText = (q: string): string => (q.length < 3 ? beginning(q) : containing(q))

const LARGEST = BigInt('9223372036854775807')
const isNumber = (q: string) => /^\d{1,19}$/.test(q) && BigInt(q) <= LARGEST

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** The number itself, then numbers that begin with it; both use the index on the number. */
const byNumber = (q: string, scope: Scope): RawBuilder<unknown>[] => {
  if (!isNumber(q)) return []
  const ranges = numbersBeginning(q)
  const { pedidos } = BUSCA_LIMITES
  const exact = sql`(select id, 0 as ordem from pedido where numero_pedido = ${q}::bigint and ${ofCompany(scope)})`
  if (ranges.length === 0) return [exact]
  return [
    exact,
    sql`(select found.id, 2 as ordem
           from unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[]) as faixa (de, ate)
          cross join lateral (
            select id, numero_pedido from pedido
             where numero_pedido between faixa.de and faixa.ate and ${ofCompany(scope)}
             order by numero_pedido desc limit ${pedidos}) found
          order by found.numero_pedido desc limit ${pedidos})`,
  ]
}

/** The client's own number by its beginning, in the index's order, so that the exact one comes first. */
const byClientNumber = (q: string, scope: Scope): RawBuilder<unknown> => sql`(
  select id, case when upper(numero_pedido_cliente) = ${q.toUpperCase()} then 1 else 3 end as ordem
    from pedido
   where upper(numero_pedido_cliente) like ${beginning(q.toUpperCase())} and ${ofCompany(scope)}
   order by upper(numero_pedido_cliente) using ~<~, numero_pedido desc limit ${BUSCA_LIMITES.pedidos})`

const citadoColumns = selectOf('pedido', CAMPOS_PEDIDO_CITADO)

export const searchPedidosSql = (scope: Scope, q: string): RawBuilder<BuscaPedido> => sql<BuscaPedido>`
  with achado as (select id, min(ordem) as ordem from (${union([
    ...byNumber(q, scope),
    byClientNumber(q, scope),
  ])}) parte group by id)
  select pedido.id, pedido.numero_pedido as "numeroPedido", ${citadoColumns}, pedido.etapa, pedido.status_alcis as "statusAlcis", cliente.nome_fantasia as cliente
    from achado
    join pedido on pedido.id = achado.id
    join cliente on cliente.id = pedido.cliente_id
   order by achado.ordem, pedido.numero_pedido desc
   limit ${BUSCA_LIMITES.pedidos}`

/** Orders that this person may see. */
export const searchPedidos = async (db: Executor, scope: Scope, q: string): Promise<BuscaPedido[]> =>
  (await searchPedidosSql(scope, q).execute(db)).rows

const clientes = (q: string, scope: Scope): RawBuilder<unknown> => {
  const [code, text] = [q.toUpperCase(), `sem_acento(nome_fantasia || ' ' || razao_social)`]
  const documento = bareDocumento(q)
  return sql`(
    select 'clientes' as tipo,
           case when ${code} in (upper(codigo_cliente), upper(codigo_depositante)) or cnpj_cpf = ${documento} then 0
                when sem_acento(nome_fantasia) like sem_acento(${beginning(q)}) then 1 else 2 end as ordem,
           nome_fantasia as nome,
           jsonb_build_object('id', id, 'nomeFantasia', nome_fantasia, 'cnpjCpf', cnpj_cpf,
                              'codigoCliente', codigo_cliente) as dado
      from cliente
     where ativo and ${ofCompany(scope, 'cliente.id')}
       and (${sql.raw(text)} like sem_acento(${inText(q)})
            or upper(codigo_cliente) like ${beginning(code)} or upper(codigo_depositante) like ${beginning(code)}
            ${documento === '' ? sql`` : sql`or cnpj_cpf like ${beginning(documento)}`})
     order by ordem, nome, id limit ${BUSCA_LIMITES.clientes})`
}

const produtos = (q: string, scope: Scope): RawBuilder<unknown> => {
  const code = q.toUpperCase()
  const limit = BUSCA_LIMITES.produtos
  const visible = sql`ativo and ${ofCompany(scope)}`
  const byCode = (column: string) => sql`(
    select id, case when ${sql.raw(column)} = ${code} then 0 else 1 end as ordem
      from produto where ${sql.raw(column)} like ${beginning(code)} and ${visible}
     order by ${sql.raw(column)} using ~<~ limit ${limit})`
  const byBarcode = sql`(select id, 0 from produto where codigo_barras = any (${gtinVariants(q)}::text[]) and ${visible} limit ${limit})`
  const byText = sql`(
    select id, 2 from produto where sem_acento(descricao) like sem_acento(${inText(q)}) and ${visible} limit ${limit})`
  const parts = [
    byCode('upper(codigo_produto)'),
    byCode('upper(codigo_omni)'),
    ...(/^\d{8,14}$/.test(q) ? [byBarcode] : []),
    byText,
  ]
  return sql`(
    select 'produtos' as tipo, achado.ordem, produto.descricao as nome,
           jsonb_build_object('id', produto.id, 'codigoProduto', codigo_produto, 'descricao', descricao,
             'codigoOmni', codigo_omni, 'codigoDepositante', codigo_depositante, 'unidade', unidade,
             'inteiro', inteiro, 'codigoBarras', codigo_barras, 'cliente', nome_fantasia) as dado
      from (select id, min(ordem) as ordem from (${union(parts)}) parte group by id) achado
      join produto on produto.id = achado.id
      join cliente on cliente.id = produto.cliente_id
     order by achado.ordem, produto.descricao, produto.id limit ${limit})`
}

/** `4817`, `4.817` as screens write it, `4817/2` with its series. */
const NUMERO = /^(\d{1,9})(?:\/(\d{1,3}))?$/
/** At this length a chave gives a state, a month and the beginning of a CNPJ; note numbers are shorter. */
const CHAVE = /^[0-9A-Z]{10,44}$/

/** Notes by number, by the beginning of the chave, or by issuer; each part uses an index. */
const notas = (q: string, scope: Scope): RawBuilder<unknown> => {
  const limit = BUSCA_LIMITES.notas
  const [, numero, serie] = NUMERO.exec(q.replaceAll('.', '')) ?? []
  const [chave, documento] = [bareChave(q), bareDocumento(q)]
  const part = (ordem: number, found: RawBuilder<unknown>) => sql`(
    select id, ${sql.raw(String(ordem))} as ordem from nota where ${found} and ${ofCompany(scope)}
     order by importada_em desc, id desc limit ${limit})`
  const parts = [
    ...(numero === undefined
      ? []
      : [
          part(
            0,
            sql`numero = ${Number(numero)} ${serie === undefined ? sql`` : sql`and serie = ${Number(serie)}`}`,
          ),
        ]),
    ...(CHAVE.test(chave) ? [part(1, sql`chave_acesso like ${beginning(chave)}`)] : []),
    ...(documento.length > 10 ? [part(2, sql`emit_documento = ${documento}`)] : []),
    part(2, sql`sem_acento(emit_nome) like sem_acento(${inText(q)})`),
  ]
  return sql`(
    select 'notas' as tipo,
           (row_number() over (order by achado.ordem, importada_em desc, nota.id desc))::int as ordem, '' as nome,
           jsonb_build_object('id', nota.id, 'chave', chave_acesso, 'numero', nota.numero, 'serie', nota.serie,
             'emitente', coalesce(emit_nome, emit_documento), 'cliente', nome_fantasia, 'situacao', situacao) as dado
      from (select id, min(ordem) as ordem from (${union(parts)}) parte group by id) achado
      join nota on nota.id = achado.id
      join cliente on cliente.id = nota.cliente_id
     order by achado.ordem, importada_em desc, nota.id desc limit ${limit})`
}

type Records = Pick<Busca, 'clientes' | 'notas' | 'produtos'>
type Kinds = Record<keyof Records, boolean>
type Found = { [Kind in keyof Records]: { tipo: Kind; dado: Records[Kind][number] } }[keyof Records]

const PARTS: Record<keyof Records, (q: string, scope: Scope) => RawBuilder<unknown>> = {
  clientes,
  notas,
  produtos,
}

const askedOf = (kinds: Kinds) => (['clientes', 'notas', 'produtos'] as const).filter((kind) => kinds[kind])

export const searchRecordsSql = (scope: Scope, q: string, kinds: Kinds): RawBuilder<Found> => {
  const parts = askedOf(kinds).map((kind) => PARTS[kind](q, scope))
  return sql<Found>`select tipo, dado from (${union(parts)}) achado order by tipo, ordem, nome`
}

/** Companies, notes and products that this person may see, in one statement. */
export const searchRecords = async (
  db: Executor,
  scope: Scope,
  q: string,
  kinds: Kinds,
): Promise<Records> => {
  const found: Records = { clientes: [], notas: [], produtos: [] }
  if (askedOf(kinds).length === 0) return found
  const { rows } = await searchRecordsSql(scope, q, kinds).execute(db)
  for (const row of rows) {
    if (row.tipo === 'clientes') found.clientes.push(row.dado)
    else if (row.tipo === 'notas') found.notas.push(row.dado)
    else found.produtos.push(row.dado)
  }
  return found
}
