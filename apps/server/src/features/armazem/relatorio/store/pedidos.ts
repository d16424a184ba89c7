import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Executor, ofCompany } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  type Consulta,
  type Dimensao,
  readConsulta,
  mesDe,
  type Medida,
} from '../../../casca/relatorio/index.ts'

export const doCliente = (scope: Scope, { filtro }: Consulta, column: string): RawBuilder<SqlBool> =>
  filtro.cliente
    ? sql`${ofCompany(scope, column)} and ${sql.ref(column)} = ${filtro.cliente}`
    : sql`${ofCompany(scope, column)}`

/** The name of the company of a line. */
export const nomeDoCliente = sql`(select nome_fantasia from cliente where cliente.id = agregada.chave)`

/** The orders of the company of a line. */
export const abreCliente = (clienteId: string) => ({ clienteId })

/** Companies to choose from. */
export const listClientes = async (db: Executor, scope: Scope) => {
  const { rows } = await sql<{ valor: string; rotulo: string }>`
    select id::text as valor, nome_fantasia as rotulo from cliente
     where ${ofCompany(scope, 'id')} order by nome_fantasia, id limit 2000`.execute(db)
  return rows
}

/** When the first order was created that the person may see. */
export const findPrimeiroPedido = async (db: Executor, scope: Scope): Promise<Date | null> => {
  const { rows } = await sql<{ primeiro: Date | null }>`
    select min(criado_em) as primeiro from pedido where ${ofCompany(scope)}`.execute(db)
  return rows[0]?.primeiro ?? null
}

const inteiro = (nome: string, rotulo: string, valor: RawBuilder<unknown>) =>
  ({ nome, rotulo, formato: 'inteiro', valor }) satisfies Medida

const saiu = sql`base.data_expedicao is not null`
const tarde = sql`base.data_expedicao > base.data_hora_coleta`

const MEDIDAS: readonly Medida[] = [
  { ...inteiro('pedidos', 'Pedidos', sql`count(*)`), abre: {} },
  inteiro('linhas', 'Linhas', sql`coalesce(sum(base.linhas), 0)`),
  {
    nome: 'unidades',
    rotulo: 'Unidades',
    formato: 'decimal',
    valor: sql`coalesce(sum(base.unidades), 0)`,
  },
  {
    ...inteiro('aExpedir', 'A expedir', sql`count(*) filter (where not (${saiu}))`),
    abre: { saida: 'A_EXPEDIR' },
    desenho: 'barra',
  },
  {
    ...inteiro('noPrazo', 'Expedidos até a coleta', sql`count(*) filter (where ${saiu} and not (${tarde}))`),
    abre: { saida: 'NO_PRAZO' },
    desenho: 'barra',
  },
  {
    ...inteiro('tarde', 'Expedidos depois da coleta', sql`count(*) filter (where ${tarde})`),
    abre: { saida: 'TARDE' },
    desenho: 'barra',
  },
  {
    nome: 'parteTarde',
    rotulo: 'Depois da coleta, %',
    formato: 'porcento',
    desenho: 'linha',
    valor: sql`round(100.0 * count(*) filter (where ${tarde}) / nullif(count(*) filter (where ${saiu}), 0), 1)`,
  },
]

/** Orders of the period without cancelled ones: their number, lines and units, and how many left late. */
export const readPedidos = (db: Executor, scope: Scope, consulta: Consulta) => {
  const dimensao: Dimensao =
    consulta.por === 'mes'
      ? {
          rotulo: 'Mês',
          chave: mesDe(sql`pedido.criado_em`, consulta),
          nome: sql`null::text`,
          vazio: '',
        }
      : {
          rotulo: 'Cliente',
          chave: sql`pedido.cliente_id`,
          nome: nomeDoCliente,
          vazio: '',
          abre: abreCliente,
        }
  const fonte = sql`
    select ${dimensao.chave} as chave, pedido.data_expedicao, pedido.data_hora_coleta,
           itens.linhas, itens.unidades
      from pedido
      left join lateral (select count(*) as linhas, sum(quantidade) as unidades from pedido_item
                          where pedido_item.pedido_id = pedido.id) itens on true
     where ${doCliente(scope, consulta, 'pedido.cliente_id')} and pedido.etapa <> 'CANCELADO'
       and pedido.criado_em >= ${consulta.desde} and pedido.criado_em < ${consulta.fim}`
  return readConsulta(db, consulta, { dimensao, fonte, medidas: MEDIDAS })
}
