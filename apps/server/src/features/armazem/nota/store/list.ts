import type { NotaSituacao, NotaSort } from '@app/contract/armazem/nota'
import type { Direction, Recorte } from '@app/contract/casca/paging'
import type { Intervalo } from '@app/rules/casca/tempo'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { ofChosen } from '../../../../platform/db/csv.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import { beginning, containing } from '../../../../platform/db/like.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from './nota.ts'

/** The checked filters of the list; an absent one filters nothing. */
export type Filtro = {
  clienteId?: number
  /** `null` is a text that is not a number, so it matches no note. */
  numero?: number | null
  serie?: number | null
  /** The chave or its beginning. */
  chave?: string
  emitente?: { documento: string; nome: string }
  situacao?: NotaSituacao
  emissao?: Partial<Intervalo>
  numeroPedido?: number
  /** The part that people chose. */
  recorte?: Recorte
}

const condicao = (scope: Scope, filtro: Filtro): RawBuilder<SqlBool> => {
  const parts: Expression<SqlBool>[] = [ofCompany(scope, 'nota.cliente_id')]
  const { clienteId, numero, serie, chave, emitente, situacao, emissao, numeroPedido } = filtro
  if (clienteId !== undefined) parts.push(sql`nota.cliente_id = ${clienteId}`)
  if (numero !== undefined) parts.push(sql`nota.numero = ${numero}::bigint`)
  if (serie !== undefined) parts.push(sql`nota.serie = ${serie}::integer`)
  if (chave !== undefined) parts.push(sql`nota.chave_acesso like ${beginning(chave)}`)
  if (emitente)
    parts.push(sql`(nota.emit_documento = ${emitente.documento}
      or sem_acento(nota.emit_nome) like sem_acento(${containing(emitente.nome)}))`)
  if (situacao !== undefined) parts.push(sql`nota.situacao = ${situacao}`)
  if (emissao?.from) parts.push(sql`nota.emissao >= ${emissao.from}`)
  if (emissao?.until) parts.push(sql`nota.emissao < ${emissao.until}`)
  if (numeroPedido !== undefined)
    parts.push(
      sql`nota.pedido_id = (select id from pedido where numero_pedido = ${numeroPedido} and ${ofCompany(scope)})`,
    )
  if (filtro.recorte) parts.push(ofChosen(filtro.recorte, sql`nota.id`))
  return sql`${sql.join(parts, sql` and `)}`
}

export const countNotas = async (db: Executor, scope: Scope, filtro: Filtro): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from nota where ${condicao(scope, filtro)}`.execute(db)
  return rows[0]?.total ?? 0
}

const COLUNAS: Record<NotaSort, string> = {
  importadaEm: 'nota.importada_em',
  emissao: 'nota.emissao',
  numero: 'nota.numero',
  cliente: 'cliente.nome_fantasia',
  valorTotal: 'nota.valor_total',
}

export type Ordem = { sort: NotaSort; direction: Direction }
export type Pagina = Ordem & { limit: number; offset: number }

/** Equal values are ordered by id, and notes without a value come last. */
export const emOrdem = ({ sort, direction }: Ordem) => sql`
  ${sql.ref(COLUNAS[sort])} ${sql.raw(direction)} ${sql.raw(sort === 'valorTotal' ? 'nulls last' : '')},
  nota.id ${sql.raw(direction)}`

/** Ids in the requested order. */
export const idsDe = (scope: Scope, filtro: Filtro, { limit, offset, ...ordem }: Pagina) => sql`
  select nota.id from nota ${ordem.sort === 'cliente' ? resumoJoins : sql``}
   where ${condicao(scope, filtro)}
   order by ${emOrdem(ordem)}
   limit ${limit} offset ${offset}`

/** The notes of a page, in order. */
export const listNotaIds = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  pagina: Pagina,
): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] }>`select array(${idsDe(scope, filtro, pagina)}) as ids`.execute(
    db,
  )
  return rows[0]?.ids ?? []
}

/** The notes of these ids, in their order. */
export const listNotasById = async (
  db: Executor,
  scope: Scope,
  wanted: readonly number[],
): Promise<ResumoRow[]> => {
  const { rows } = await sql<ResumoRow>`
    select ${resumoColumns}
      from unnest(${[...wanted]}::bigint[]) with ordinality as pedida (id, ordem)
      join nota on nota.id = pedida.id ${resumoJoins}
     where ${ofCompany(scope, 'nota.cliente_id')}
     order by ordem`.execute(db)
  return rows
}
