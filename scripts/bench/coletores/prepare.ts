import type pg from 'pg'

export const SEPARADORES = 20
export const CONFERENTES = 20
/** More than one collector gets through in a measurement. */
const POR_COLETOR = 10

/** The bench's own pickers and checkers, by name; the first separate, the others check. */
const NOME = 'Coletor de medição'

export type Linha = { saldo: number; codigo: string; quantidade: number }
export type Pedido = { id: number; linhas: Linha[] }
export type Coletor = { usuario: number; passo: 'separacao' | 'conferencia'; pedidos: Pedido[] }

const WAITING = `
  select pedido.id::int, jsonb_agg(jsonb_build_object('saldo', saldo_id, 'codigo', codigo_produto,
                                                      'quantidade', quantidade)) as linhas
    from (select id from pedido where etapa = $1 and concluido order by id desc limit $2) pedido
    join (select pedido_id, saldo_id, codigo_produto, sum(quantidade) as quantidade
            from pedido_item join produto on produto.id = produto_id group by 1, 2, 3) item on pedido_id = pedido.id
   group by pedido.id order by pedido.id`

/** People with a collector each and the orders that wait for them; what an earlier run left is taken away. */
export const prepareColetores = async (direct: pg.Client): Promise<Coletor[]> => {
  await direct.query('delete from conferencia')
  await direct.query('delete from separacao')
  await direct.query('update configuracao set separacao_scanner = true, conferencia_scanner = true')
  await direct.query(
    `insert into usuario (nome, email, senha_hash, role, tipo)
     select '${NOME}', 'coletor' || n || '@medicao.example', '-', 'ROLE_OPERADOR', 'interno'
       from generate_series(1, $1::int) n
      where not exists (select from usuario where nome = '${NOME}')`,
    [SEPARADORES + CONFERENTES],
  )
  const { rows: pessoas } = await direct.query<{ id: number }>(
    `select id::int from usuario where nome = '${NOME}' order by id`,
  )
  const criados = await direct.query<Pedido>(WAITING, ['CRIADO', SEPARADORES * POR_COLETOR])
  const separados = await direct.query<Pedido>(WAITING, ['EM_SEPARACAO', CONFERENTES * POR_COLETOR])
  // Somebody else picked what is checked.
  await direct.query(
    `with separado as (
       insert into separacao (pedido_id, separador_id, tomada_em, moveu, terminada_em)
       select id, $2::bigint, now(), true, now() from unnest($1::bigint[]) id returning pedido_id)
     insert into separacao_linha (pedido_id, saldo_id, separado)
     select pedido_id, saldo_id, sum(quantidade) from pedido_item join separado using (pedido_id) group by 1, 2`,
    [separados.rows.map(({ id }) => id), pessoas[0]?.id],
  )
  await direct.query('analyze separacao, separacao_linha')
  const every = (rows: readonly Pedido[], of: number, place: number) =>
    rows.filter((_pedido, index) => index % of === place)
  return pessoas.map(({ id }, at) =>
    at < SEPARADORES
      ? { usuario: id, passo: 'separacao', pedidos: every(criados.rows, SEPARADORES, at) }
      : {
          usuario: id,
          passo: 'conferencia',
          pedidos: every(separados.rows, CONFERENTES, at - SEPARADORES),
        },
  )
}
