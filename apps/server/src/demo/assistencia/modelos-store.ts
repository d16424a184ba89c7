import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

export type DemoModelo = {
  nome: string
  sintoma: string | null
  causa: string
  servicos: readonly string[]
  opcionais: readonly string[]
  pecas: readonly string[]
}

/** A template of the whole network, by the names and codes of what it is made of. */
export const insertModeloOrcamento = async (db: Executor, modelo: DemoModelo): Promise<void> => {
  const { id } = await db
    .insertInto('modelo_orcamento')
    .values((eb) => ({
      nome: modelo.nome,
      sintoma_id: eb.selectFrom('sintoma_os').select('id').where('nome', '=', modelo.sintoma),
      causa_id: eb.selectFrom('causa_os').select('id').where('nome', '=', modelo.causa),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [table, codigos] of [
    ['modelo_orcamento_servico', modelo.servicos],
    ['modelo_orcamento_opcional', modelo.opcionais],
  ] as const)
    await sql`
      insert into ${sql.table(table)} (modelo_orcamento_id, servico_id)
        select ${id}, id from servico where codigo = any (${[...codigos]})`.execute(db)
  await sql`
    insert into modelo_orcamento_peca (modelo_orcamento_id, peca_id)
      select ${id}, id from peca where codigo = any (${[...modelo.pecas]})`.execute(db)
}
