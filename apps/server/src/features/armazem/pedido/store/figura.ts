import type { PedidoFilter } from '@app/contract/armazem/pedido'
import { type Expression, type SqlBool, sql } from 'kysely'

type Asked<Name extends keyof PedidoFilter> = NonNullable<PedidoFilter[Name]>

/** What a report's figure counts, in the words of the report's own statements. */
export type Figura = {
  quando: Asked<'quando'>
  desde?: Date
  fim?: Date
  deixou?: Asked<'deixou'>
  passagem?: Asked<'passagem'>
  saida?: Asked<'saida'>
}

const SAIDA = {
  A_EXPEDIR: sql<SqlBool>`data_expedicao is null`,
  NO_PRAZO: sql<SqlBool>`data_expedicao <= data_hora_coleta`,
  TARDE: sql<SqlBool>`data_expedicao > data_hora_coleta`,
} as const

/** The orders behind a figure; an order that left a stage twice stands once in a list. */
export const comFigura = ({ quando, desde, fim, deixou, passagem, saida }: Figura): Expression<SqlBool>[] => {
  const coluna = sql.ref(quando === 'criado' ? 'pedido.criado_em' : 'terminada_em')
  const parts: Expression<SqlBool>[] = []
  if (desde) parts.push(sql`${coluna} >= ${desde}`)
  if (fim) parts.push(sql`${coluna} < ${fim}`)
  if (quando === 'criado')
    return [sql`etapa <> 'CANCELADO'`, ...parts, ...(saida === undefined ? [] : [SAIDA[saida]])]
  if (deixou !== undefined) parts.push(sql`pedido_passagem.etapa = ${deixou}`)
  if (passagem !== undefined) parts.push(sql`atrasada = ${passagem === 'ATRASADA'}`)
  const quais = parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``
  return [sql`pedido.id in (select pedido_id from pedido_passagem ${quais})`]
}
