import type { VolumeConferido } from '@app/contract/armazem/conferencia'
import { CAMPOS_PEDIDO_ROTULO } from '@app/contract/armazem/pedido'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import type { LinhaDe } from '@app/contract/casca/campos'
import { sql } from 'kysely'
import { selectOf } from '../../../platform/db/campos.ts'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'
import { type Trabalho, trabalhos } from '../separacao/index.ts'

export type FilaRow = Trabalho & { linhas: number; conferenteId: number | null; conferente: string | null }

/** Orders that wait for a check or are being checked; with picking by scanner only those whose picking has ended. */
export const listFila = async (
  db: Executor,
  scope: Scope,
  porLeitor: boolean,
  limite: number,
): Promise<FilaRow[]> => {
  const { rows } = await sql<FilaRow>`
    select fila.*, conferencia.conferente_id as "conferenteId",
           ${nomeDe('conferencia.conferente_id')} as conferente,
           (select count(distinct saldo_id)::integer from pedido_item where pedido_id = fila.pedido) as linhas
      from (${trabalhos}
             where pedido.etapa = 'EM_SEPARACAO' and pedido.concluido
               and (separacao.terminada_em is not null or not ${porLeitor}::boolean)
               and ${ofCompany(scope, 'pedido.cliente_id')}
             order by pedido.data_hora_coleta, pedido.id limit ${limite}) fila
      left join conferencia on conferencia.pedido_id = fila.pedido and conferencia.terminada_em is null
     order by "dataHoraColeta", pedido`.execute(db)
  return rows
}

/** The orders that a person is checking; one, unless two were taken at the same moment. */
export const listMeus = async (db: Executor, scope: Scope, usuarioId: number): Promise<Trabalho[]> => {
  const { rows } = await sql<Trabalho>`${trabalhos}
    join conferencia on conferencia.pedido_id = pedido.id
    where conferencia.conferente_id = ${usuarioId} and conferencia.terminada_em is null
      and ${ofCompany(scope, 'pedido.cliente_id')}
    order by conferencia.tomada_em, pedido.id`.execute(db)
  return rows
}

const rotuloColumns = selectOf('pedido', CAMPOS_PEDIDO_ROTULO)

/** What an order's labels say besides its volumes. */
export const findRotulo = async (db: Executor, scope: Scope, pedido: number) => {
  const { rows } = await sql<Trabalho & LinhaDe<typeof CAMPOS_PEDIDO_ROTULO>>`
    select fila.*, ${rotuloColumns}
      from (${trabalhos} where pedido.id = ${pedido} and ${ofCompany(scope, 'pedido.cliente_id')}) fila
      join pedido on pedido.id = fila.pedido`.execute(db)
  return rows[0]
}

export type Conferencia = {
  conferenteId: number
  conferente: string
  fechadaEm: Date | null
  terminadaEm: Date | null
}

export const findConferencia = async (db: Executor, pedido: number): Promise<Conferencia | undefined> => {
  const { rows } = await sql<Conferencia>`
    select conferente_id as "conferenteId", ${nomeDe('conferencia.conferente_id')} as conferente,
           fechada_em as "fechadaEm", terminada_em as "terminadaEm"
      from conferencia where pedido_id = ${pedido}`.execute(db)
  return rows[0]
}

export type LinhaRow = LinhaLida & { quantidade: number; contado: number }

/** What an order wants and what has been counted, lot by lot; a lot that left the order stays while it is counted. */
export const listLinhas = async (db: Executor, pedido: number): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    with item as (
      select saldo_id, sum(quantidade) as quantidade from pedido_item where pedido_id = ${pedido} group by saldo_id
    ), contado as (
      select saldo_id, sum(quantidade) as quantidade from conferencia_linha where pedido_id = ${pedido} group by saldo_id
    )
    select saldo_id as saldo, produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
           produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro,
           saldo.lote, saldo.validade, coalesce(item.quantidade, 0) as quantidade,
           coalesce(contado.quantidade, 0) as contado
      from item full join contado using (saldo_id)
      join saldo on saldo.id = saldo_id
      join produto on produto.id = saldo.produto_id
     order by produto.codigo_produto, saldo.validade nulls last, saldo_id`.execute(db)
  return rows
}

export type ContadoRow = { volume: number; saldo: number; quantidade: number }
type Contado = ContadoRow & { em: Date }

export const listContagem = (db: Executor, pedido: number): Promise<ContadoRow[]> =>
  db
    .selectFrom('conferencia_linha')
    .select(['volume', 'saldo_id as saldo', 'quantidade'])
    .where('pedido_id', '=', pedido)
    .orderBy('volume')
    .orderBy('saldo_id')
    .execute()

export const listVolumes = (db: Executor, pedido: number): Promise<VolumeConferido[]> =>
  db
    .selectFrom('conferencia_volume')
    .select((eb) => ['numero', 'peso', eb('fechado_em', 'is not', null).$castTo<boolean>().as('fechado')])
    .where('pedido_id', '=', pedido)
    .orderBy('numero')
    .execute()

/** A person takes an order for a check; what an earlier check counted is forgotten. */
export const insertConferencia = async (
  db: Executor,
  pedido: number,
  { conferenteId, em }: { conferenteId: number; em: Date },
): Promise<void> => {
  await deleteConferencia(db, pedido)
  await db
    .insertInto('conferencia')
    .values({ pedido_id: pedido, conferente_id: conferenteId, tomada_em: em })
    .execute()
}

export const deleteConferencia = async (db: Executor, pedido: number): Promise<void> => {
  await db.deleteFrom('conferencia').where('pedido_id', '=', pedido).execute()
}

/** Closes the count, or with `null` opens it again. */
export const setFechada = async (db: Executor, pedido: number, em: Date | null): Promise<void> => {
  await db.updateTable('conferencia').set({ fechada_em: em }).where('pedido_id', '=', pedido).execute()
}

/** What a volume holds of a lot; nothing takes the lot out of it. */
export const setContado = async (
  db: Executor,
  pedido: number,
  { volume, saldo, quantidade, em }: Contado,
): Promise<void> => {
  if (quantidade === 0) {
    await db
      .deleteFrom('conferencia_linha')
      .where('pedido_id', '=', pedido)
      .where('volume', '=', volume)
      .where('saldo_id', '=', saldo)
      .execute()
    return
  }
  await db
    .insertInto('conferencia_volume')
    .values({ pedido_id: pedido, numero: volume })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('conferencia_linha')
    .values({ pedido_id: pedido, volume, saldo_id: saldo, quantidade, lida_em: em })
    .onConflict((conflict) =>
      conflict.columns(['pedido_id', 'volume', 'saldo_id']).doUpdateSet({ quantidade, lida_em: em }),
    )
    .execute()
}

export const setVolumeFechado = async (
  db: Executor,
  pedido: number,
  { numero, peso, em }: { numero: number; peso: number; em: Date },
): Promise<void> => {
  await db
    .updateTable('conferencia_volume')
    .set({ peso, fechado_em: em })
    .where('pedido_id', '=', pedido)
    .where('numero', '=', numero)
    .execute()
}

/** Forgets the counts of a lot and opens the volumes that held it. */
export const clearContado = async (db: Executor, pedido: number, saldo: number): Promise<void> => {
  await sql`
    with gone as (
      delete from conferencia_linha where pedido_id = ${pedido} and saldo_id = ${saldo} returning volume
    )
    update conferencia_volume set fechado_em = null
     where pedido_id = ${pedido} and numero in (select volume from gone)`.execute(db)
}

/** Ends a check; volumes that hold nothing go. */
export const setTerminada = async (db: Executor, pedido: number, em: Date): Promise<void> => {
  await sql`
    delete from conferencia_volume volume
     where pedido_id = ${pedido} and not exists (
       select 1 from conferencia_linha linha
        where linha.pedido_id = volume.pedido_id and linha.volume = volume.numero)`.execute(db)
  await db
    .updateTable('conferencia')
    .set({ fechada_em: em, terminada_em: em })
    .where('pedido_id', '=', pedido)
    .execute()
}
