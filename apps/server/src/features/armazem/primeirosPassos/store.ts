import type { Passo } from '@app/contract/armazem/primeirosPassos'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

type Registro = { id: number | null; resumo: string; documento?: string }
type PassosRow = Record<Passo, Registro | null> & { semSaldo: number | null; dispensados: boolean }

/**
 * The oldest record of each step, in one statement; each part stops at its first row. Goods exist when a lot has ever
 * had some, a team when another staff person may log in.
 */
export const readPassos = async (db: Executor, usuarioId: number): Promise<PassosRow> => {
  const { rows } = await sql<PassosRow>`
    select (select json_build_object('id', null, 'resumo', nome, 'documento', armazens[1])
              from nota_configuracao where nome <> '' and cardinality(armazens) > 0) as armazem,
           (select json_build_object('id', id, 'resumo', nome_fantasia)
              from cliente order by id limit 1) as cliente,
           (select json_build_object('id', produto.id, 'resumo', produto.descricao)
              from saldo join produto on produto.id = saldo.produto_id
             where exists (select from movimento where movimento.saldo_id = saldo.id)
             order by saldo.id limit 1) as produtos,
           (select id from produto order by id limit 1) as "semSaldo",
           (select json_build_object('id', id, 'resumo', nome)
              from usuario where tipo = 'interno' and ativo and id <> ${usuarioId} order by id limit 1) as equipe,
           (select json_build_object('id', id, 'resumo', nome)
              from usuario where tipo = 'cliente' and ativo order by id limit 1) as acesso,
           (select json_build_object('id', id, 'resumo', numero_pedido::text)
              from pedido order by id limit 1) as pedido,
           coalesce((select primeiros_passos_dispensados
                       from preferencia where usuario_id = ${usuarioId}), false) as dispensados`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a table answers one row')
  return row
}
