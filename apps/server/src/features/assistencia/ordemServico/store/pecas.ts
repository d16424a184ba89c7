import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

type Pedida = { peca_id: number; quantidade: number; preco: number }

/** One purchase of the order's post for what its repair waits for. */
export const insertCompraDaOs = async (
  db: Executor,
  os: { id: number; postoId: number },
  pedidas: readonly Pedida[],
  quando: { criado_em: Date; criado_por: number | null },
): Promise<void> => {
  const { id } = await db
    .insertInto('compra_peca')
    .values({ ...quando, posto_id: os.postoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('compra_peca_item')
    .values(
      pedidas.map((pedida, ordem) => ({
        ...pedida,
        ordem,
        compra_peca_id: id,
        posto_id: os.postoId,
        ordem_servico_id: os.id,
      })),
    )
    .execute()
}

/** Parts that the present budget's approved lines ask for, less what is on its way or has come for this order. */
export const listFaltas = async (
  db: Executor,
  osId: number,
  contam: readonly ('SOLICITADA' | 'AUTORIZADA' | 'ENVIADA' | 'RECEBIDA')[],
): Promise<{ peca_id: number; falta: number; preco: number }[]> => {
  const { rows } = await sql<{ peca_id: number; falta: number; preco: number }>`
    select peca.id as peca_id, peca.preco, (sum(linha.quantidade) - coalesce((
             select sum(item.quantidade)
               from compra_peca_item item
               join compra_peca on compra_peca.id = item.compra_peca_id
              where item.ordem_servico_id = ${osId} and item.peca_id = peca.id
                and compra_peca.situacao = any(${[...contam]})), 0))::integer as falta
      from os_linha linha join peca on peca.id = linha.peca_id
     where linha.orcamento_id = (
             select id from os_orcamento where ordem_servico_id = ${osId} order by versao desc limit 1)
       and linha.solicitar_peca and linha.situacao = 'APROVADA'
     group by peca.id`.execute(db)
  return rows.filter(({ falta }) => falta > 0)
}

/** Takes back what was asked for this order alone and nobody has looked at yet. */
export const deleteComprasDaOs = (db: Executor, osId: number) =>
  sql`
    delete from compra_peca
     where situacao = 'SOLICITADA'
       and exists (select from compra_peca_item item
                    where item.compra_peca_id = compra_peca.id and item.ordem_servico_id = ${osId})
       and not exists (select from compra_peca_item item
                        where item.compra_peca_id = compra_peca.id
                          and item.ordem_servico_id is distinct from ${osId})`.execute(db)
