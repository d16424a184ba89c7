import type { Relogio } from '@app/contract/registers/relogio'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning } from '../../../platform/db/like.ts'

/** Watches whose serial number begins so, the shortest first, so that an exact match is on top. */
export const listRelogios = (
  db: Executor,
  { serie, limit }: { serie: string; limit: number },
): Promise<Omit<Relogio, '_links'>[]> =>
  db
    .selectFrom('relogio_cadastro')
    .where('ativo', '=', true)
    .where('numero_serie', 'like', beginning(serie))
    .select([
      'id',
      sql<Relogio['modeloProduto']>`jsonb_build_object(
        'id', modelo_produto_id, 'codigo', modelo_produto_codigo, 'descricao', modelo_produto_descricao)`.as(
        'modeloProduto',
      ),
      'marca',
      'numero_serie as numeroSerie',
      'observacoes',
      'unido_a_id as unidoAId',
      sql<'ATIVO'>`'ATIVO'`.as('status'),
      'versao',
    ])
    .orderBy(sql`length(numero_serie)`)
    .orderBy('numero_serie')
    .orderBy('id')
    .limit(limit)
    .$castTo<Omit<Relogio, '_links'>>()
    .execute()

/** Whether any order is of this watch. */
export const isInOrdem = async (db: Executor, id: number): Promise<boolean> =>
  (await db.selectFrom('ordem_servico').select('id').where('relogio_id', '=', id).limit(1).execute()).length >
  0
