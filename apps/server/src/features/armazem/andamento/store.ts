import type { Andamento, DiferencaAndamento, FaltaAndamento } from '@app/contract/armazem/andamento'
import { sql } from 'kysely'
import { type Executor, ofCompany } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'
import { type Trabalho, trabalhos } from '../separacao/index.ts'

export type PedidoRow = Trabalho & {
  tempoSeparacao: number
  tempoFaturar: number
  linhas: number
  separadas: number
  conferente: string | null
  contadas: number
}

/** Concluded orders up to the end of their check, those that leave first on top. */
export const listPedidos = async (db: Executor, scope: Scope, limite: number): Promise<PedidoRow[]> => {
  const { rows } = await sql<PedidoRow>`
    select fila.*, configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar",
           soma.linhas, soma.separadas, ${nomeDe('conferencia.conferente_id')} as conferente,
           (select count(distinct saldo_id)::integer from conferencia_linha
             where conferencia_linha.pedido_id = conferencia.pedido_id) as contadas
      from (${trabalhos}
             where pedido.etapa in ('CRIADO', 'EM_SEPARACAO') and pedido.concluido
               and ${ofCompany(scope, 'pedido.cliente_id')}
             order by pedido.data_hora_coleta, pedido.id limit ${limite}) fila
     cross join (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) configuracao
      left join conferencia on conferencia.pedido_id = fila.pedido and conferencia.terminada_em is null
     cross join lateral (
       select count(*)::integer as linhas,
              count(*) filter (where coalesce(linha.separado, 0) + coalesce(linha.falta, 0) = item.quantidade)::integer as separadas
         from (select saldo_id, sum(quantidade) as quantidade from pedido_item
                where pedido_id = fila.pedido group by saldo_id) item
         left join separacao_linha linha on linha.pedido_id = fila.pedido and linha.saldo_id = item.saldo_id) soma
     order by "dataHoraColeta", pedido`.execute(db)
  return rows
}

type Row<T> = Omit<T, 'em'> & { em: Date | null }

/** What pickers did not find and nobody has answered, the newest first. */
export const listFaltas = async (db: Executor, scope: Scope): Promise<Row<FaltaAndamento>[]> => {
  const { rows } = await sql<Row<FaltaAndamento>>`
    select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", saldo.id as saldo, produto.id as produto,
           produto.descricao, produto.unidade, saldo.lote, saldo.endereco, linha.falta, linha.motivo,
           (select max(foto.id) from pedido_foto foto
             where foto.pedido_id = pedido.id and foto.saldo_id = saldo.id) as foto,
           ${nomeDe('separacao.separador_id')} as quem, linha.lida_em as em
      from separacao_linha linha
      join separacao on separacao.pedido_id = linha.pedido_id and separacao.terminada_em is null
      join pedido on pedido.id = linha.pedido_id and pedido.etapa = 'EM_SEPARACAO'
      join saldo on saldo.id = linha.saldo_id
      join produto on produto.id = saldo.produto_id
     where linha.falta is not null and linha.motivo is not null and not linha.falta_aceita and ${ofCompany(scope, 'pedido.cliente_id')}
     order by linha.lida_em desc nulls last, linha.pedido_id, linha.saldo_id limit 50`.execute(db)
  return rows
}

/** Closed counts that differ from their order, the newest first. */
export const listDiferencas = async (db: Executor, scope: Scope): Promise<Row<DiferencaAndamento>[]> => {
  const { rows } = await sql<Row<DiferencaAndamento>>`
    select pedido.id as pedido, pedido.numero_pedido as "numeroPedido", saldo.id as saldo, produto.descricao,
           produto.unidade, saldo.lote, linha.quantidade, linha.contado,
           ${nomeDe('conferencia.conferente_id')} as quem, conferencia.fechada_em as em
      from conferencia
      join pedido on pedido.id = conferencia.pedido_id and pedido.etapa = 'EM_SEPARACAO'
     cross join lateral (
       select saldo_id, sum(quantidade) as quantidade, sum(contado) as contado
         from (select saldo_id, quantidade, 0 as contado from pedido_item where pedido_id = pedido.id
               union all
               select saldo_id, 0, quantidade from conferencia_linha where pedido_id = pedido.id) parte
        group by saldo_id having sum(quantidade) <> sum(contado)) linha
      join saldo on saldo.id = linha.saldo_id
      join produto on produto.id = saldo.produto_id
     where conferencia.terminada_em is null and conferencia.fechada_em is not null
       and ${ofCompany(scope, 'pedido.cliente_id')}
     order by conferencia.fechada_em desc, pedido.id, saldo.id limit 50`.execute(db)
  return rows
}

export type PessoaRow = {
  usuario: number
  nome: string
  separando: number
  conferindo: number
  linhas: number
  desde: Date
  ultimaLeitura: Date | null
}

/** Who has orders in hand or ended some since `hora`, with the lines read since then. */
export const listEquipe = async (db: Executor, scope: Scope, hora: Date): Promise<PessoaRow[]> => {
  const { rows } = await sql<PessoaRow>`
    with obra as (
      select separador_id as usuario, pedido_id, true as separa, terminada_em is null as aberta, tomada_em
        from separacao where separador_id is not null and (terminada_em is null or terminada_em >= ${hora})
      union all
      select conferente_id, pedido_id, false, terminada_em is null, tomada_em
        from conferencia where terminada_em is null or terminada_em >= ${hora}
    ), feita as (
      select obra.*, leitura.linhas, leitura.ultima
        from obra join pedido on pedido.id = obra.pedido_id and ${ofCompany(scope, 'pedido.cliente_id')}
       cross join lateral (
         select count(*) filter (where lida_em >= ${hora})::integer as linhas, max(lida_em) as ultima
           from (select lida_em from separacao_linha where obra.separa and pedido_id = obra.pedido_id
                 union all
                 select max(lida_em) from conferencia_linha
                  where not obra.separa and pedido_id = obra.pedido_id group by saldo_id) linha) leitura
    )
    select usuario, coalesce(usuario.nome_exibicao, usuario.nome) as nome,
           count(*) filter (where aberta and separa)::integer as separando,
           count(*) filter (where aberta and not separa)::integer as conferindo,
           sum(linhas)::integer as linhas, min(tomada_em) as desde, max(ultima) as "ultimaLeitura"
      from feita join usuario on usuario.id = feita.usuario
     group by feita.usuario, usuario.id order by sum(linhas) desc, nome limit 50`.execute(db)
  return rows
}

type Hoje = Pick<Andamento, 'linhasHoje' | 'conferidosHoje' | 'semDiferencaHoje'>

/** Lines picked and orders checked since the day began. */
export const findHoje = async (db: Executor, scope: Scope, dia: Date): Promise<Hoje> => {
  const { rows } = await sql<Hoje>`
    select (select count(*)::integer from separacao
              join pedido on pedido.id = separacao.pedido_id
              join separacao_linha linha on linha.pedido_id = separacao.pedido_id
             where (separacao.terminada_em >= ${dia} or (separacao.terminada_em is null and separador_id is not null))
               and linha.lida_em >= ${dia} and linha.separado > 0
               and ${ofCompany(scope, 'pedido.cliente_id')}) as "linhasHoje",
           count(*)::integer as "conferidosHoje",
           count(*) filter (where separacao.voltou is not true)::integer as "semDiferencaHoje"
      from conferencia
      join pedido on pedido.id = conferencia.pedido_id
      left join separacao on separacao.pedido_id = conferencia.pedido_id
     where conferencia.terminada_em >= ${dia} and ${ofCompany(scope, 'pedido.cliente_id')}`.execute(db)
  return rows[0] ?? { linhasHoje: 0, conferidosHoje: 0, semDiferencaHoje: 0 }
}
