import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import type { LinhaSeparacao, MotivoFalta } from '@app/contract/armazem/separacao'
import type { Ability, Passo } from '@app/contract/casca/session'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

/** Which steps by scanner are on: the newest settings are in force (spec §7). */
export const findPassos = async (db: Executor): Promise<Record<Passo, boolean>> => {
  const row = await db
    .selectFrom('configuracao')
    .select([
      'separacao_scanner as separacao',
      'conferencia_scanner as conferencia',
      'contagem_scanner as contagem',
      'chegada_scanner as chegada',
    ])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { separacao: false, conferencia: false, contagem: false, chegada: false }
}

/** An order with the work on it. */
export type Trabalho = {
  pedido: number
  numeroPedido: number
  clienteId: number
  cliente: string
  dataHoraColeta: Date
  urgente: boolean
  concluido: boolean
  etapa: Etapa
  statusAlcis: StatusAlcis
  statusDesde: Date | null
  versao: number
  restoEmPedido: boolean
  separadorId: number | null
  separador: string | null
  tomadaEm: Date | null
  moveu: boolean
  terminadaEm: Date | null
}

/** Orders with the work on them, without a condition; part of the statements of picking and checking. */
export const trabalhos = sql`
  select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", pedido.cliente_id as "clienteId",
         cliente.nome_fantasia as cliente, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente,
         pedido.concluido, pedido.etapa, pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde",
         pedido.versao, cliente.resto_em_pedido as "restoEmPedido",
         separacao.separador_id as "separadorId", ${nomeDe('separacao.separador_id')} as separador,
         separacao.tomada_em as "tomadaEm", coalesce(separacao.moveu, false) as moveu,
         separacao.terminada_em as "terminadaEm"
    from pedido
    join cliente on cliente.id = pedido.cliente_id
    left join separacao on separacao.pedido_id = pedido.id`

/**
 * Locks orders from the lowest id up, and reads the work on them after the locks are taken: every write of the work
 * holds the order's lock, as do saves and cancellations of the order.
 */
export const lockTrabalhos = async (
  db: Executor,
  scope: Scope,
  pedidos: readonly number[],
): Promise<Trabalho[]> => {
  await sql`select 1 from pedido where id = any (${[...pedidos]}::bigint[]) and ${ofCompany(scope, 'pedido.cliente_id')}
             order by id for update`.execute(db)
  const { rows } = await sql<Trabalho>`${trabalhos}
    where pedido.id = any (${[...pedidos]}::bigint[]) and ${ofCompany(scope, 'pedido.cliente_id')}
    order by pedido.id`.execute(db)
  return rows
}

/** The orders that a person has in hand. */
export const listMeus = async (db: Executor, scope: Scope, usuarioId: number): Promise<Trabalho[]> => {
  const { rows } = await sql<Trabalho>`${trabalhos}
    where separacao.separador_id = ${usuarioId} and separacao.terminada_em is null
      and ${ofCompany(scope, 'pedido.cliente_id')}
    order by pedido.data_hora_coleta, pedido.id`.execute(db)
  return rows
}

export type LinhaRow = LinhaSeparacao & { pedido: number }

/** What orders want and what is on the trolley, lot by lot; a lot that left the order stays while something lies there. */
export const listLinhas = async (db: Executor, pedidos: readonly number[]): Promise<LinhaRow[]> => {
  const { rows } = await sql<LinhaRow>`
    with item as (
      select pedido_id, saldo_id, sum(quantidade) as quantidade from pedido_item
       where pedido_id = any (${[...pedidos]}::bigint[]) group by pedido_id, saldo_id
    ), linha as (
      select * from separacao_linha where pedido_id = any (${[...pedidos]}::bigint[])
    )
    select pedido_id as pedido, saldo_id as saldo, produto.codigo_produto as "codigoProduto",
           produto.codigo_omni as "codigoOmni", produto.codigo_barras as "codigoBarras", produto.descricao,
           produto.unidade, produto.inteiro, saldo.lote, saldo.validade, saldo.endereco,
           coalesce(item.quantidade, 0) as quantidade, coalesce(linha.separado, 0) as separado,
           linha.falta, linha.motivo
      from item full join linha using (pedido_id, saldo_id)
      join saldo on saldo.id = saldo_id
      join produto on produto.id = saldo.produto_id
     where item.quantidade is not null or linha.separado > 0
     order by pedido_id, saldo_id`.execute(db)
  return rows
}

export type FilaRow = Trabalho & {
  linhas: number
  prontas: number
  tempoSeparacao: number
  tempoFaturar: number
}

/** Concluded orders that wait for a picker or are being picked, those that leave first on top. */
export const listFila = async (db: Executor, scope: Scope, limite: number): Promise<FilaRow[]> => {
  const { rows } = await sql<FilaRow>`
    select fila.*, configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar",
           soma.linhas, soma.prontas
      from (${trabalhos}
             where pedido.etapa in ('CRIADO', 'EM_SEPARACAO') and pedido.concluido
               and separacao.terminada_em is null and ${ofCompany(scope, 'pedido.cliente_id')}
             order by pedido.data_hora_coleta, pedido.id limit ${limite}) fila
     cross join (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) configuracao
     cross join lateral (
       select count(*)::integer as linhas,
              count(*) filter (where coalesce(linha.separado, 0) + coalesce(linha.falta, 0) = item.quantidade)::integer as prontas
         from (select saldo_id, sum(quantidade) as quantidade from pedido_item
                where pedido_id = fila.pedido group by saldo_id) item
         left join separacao_linha linha on linha.pedido_id = fila.pedido and linha.saldo_id = item.saldo_id) soma
     order by "dataHoraColeta", pedido`.execute(db)
  return rows
}

type Tomada = { separadorId: number; em: Date; moveu: boolean }

/** A person takes an order; what lies on the trolley stays there. */
export const setTomada = async (
  db: Executor,
  pedido: number,
  { separadorId, em, moveu }: Tomada,
): Promise<void> => {
  const values = { separador_id: separadorId, tomada_em: em, moveu, terminada_em: null }
  await db
    .insertInto('separacao')
    .values({ pedido_id: pedido, ...values })
    .onConflict((conflict) => conflict.column('pedido_id').doUpdateSet(values))
    .execute()
}

export const setDevolvida = async (db: Executor, pedido: number): Promise<void> => {
  await db
    .updateTable('separacao')
    .set({ separador_id: null, tomada_em: null, moveu: false })
    .where('pedido_id', '=', pedido)
    .execute()
}

/** Puts an order that a check gave back into the queue of picking. */
export const setReaberta = async (db: Executor, pedido: number): Promise<void> => {
  await db
    .updateTable('separacao')
    .set({ separador_id: null, tomada_em: null, moveu: false, terminada_em: null, voltou: true })
    .where('pedido_id', '=', pedido)
    .execute()
}

export const setTerminada = async (db: Executor, pedido: number, em: Date): Promise<void> => {
  await db.updateTable('separacao').set({ terminada_em: em }).where('pedido_id', '=', pedido).execute()
}

/** A person to whom an order may be given. */
export type Separador = { id: number; nome: string }

type Linha = {
  separado: number
  falta: number | null
  motivo: MotivoFalta | null
  /** When a picker read it; a check that puts a line right leaves the time of its reading. */
  lidaEm?: Date
}

export const setLinha = async (
  db: Executor,
  pedido: number,
  saldo: number,
  { separado, falta, motivo, lidaEm }: Linha,
): Promise<void> => {
  const values = { separado, falta, motivo, falta_aceita: false, ...(lidaEm && { lida_em: lidaEm }) }
  await db
    .insertInto('separacao_linha')
    .values({ pedido_id: pedido, saldo_id: saldo, ...values })
    .onConflict((conflict) => conflict.columns(['pedido_id', 'saldo_id']).doUpdateSet(values))
    .execute()
}

/** Marks a shortage as known; `false`: somebody has answered it before. */
export const setFaltaAceita = async (db: Executor, pedido: number, saldo: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('separacao_linha')
    .set({ falta_aceita: true })
    .where('pedido_id', '=', pedido)
    .where('saldo_id', '=', saldo)
    .where('falta_aceita', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Who may pick, with the names that others see. */
export const listSeparadores = async (db: Executor): Promise<Separador[]> => {
  const ability: Ability = 'SEPARACAO_FAZER'
  const { rows } = await sql<Separador>`
    select id, coalesce(nome_exibicao, nome) as nome from pessoa
     where ativo and ${ability} = any (habilidades) order by nome, id limit 200`.execute(db)
  return rows
}

/** Forgets what was short, because the order no longer wants it. */
export const clearFaltas = async (db: Executor, pedido: number): Promise<void> => {
  await db
    .updateTable('separacao_linha')
    .set({ falta: null, motivo: null })
    .where('pedido_id', '=', pedido)
    .execute()
}
