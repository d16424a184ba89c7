import type { Executor } from '../db/index.ts'

/** What the test of every route makes of the repair network's registers. */
export type RecordsAssistencia = {
  grupoMarca: number
  marca: number
  tipoEquipamento: number
  modeloProduto: number
  sintomaOs: number
  causaOs: number
  servico: number
  categoriaAssistencia: number
}

/** One record of each register, called `name`. */
export const createRecordsAssistencia = async (db: Executor, name: string): Promise<RecordsAssistencia> => {
  const named = async (
    table: 'grupo_marca' | 'marca' | 'tipo_equipamento' | 'sintoma_os' | 'causa_os' | 'categoria_assistencia',
  ) => (await db.insertInto(table).values({ nome: name }).returning('id').executeTakeFirstOrThrow()).id
  const [marca, tipoEquipamento] = [await named('marca'), await named('tipo_equipamento')]
  const modelo = await db
    .insertInto('modelo_produto')
    .values({ codigo: name, descricao: 'Modelo', marca_id: marca, tipo_equipamento_id: tipoEquipamento })
    .returning('id')
    .executeTakeFirstOrThrow()
  const servico = await db
    .insertInto('servico')
    .values({ codigo: name, nome: 'Serviço', valor: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    grupoMarca: await named('grupo_marca'),
    marca,
    tipoEquipamento,
    modeloProduto: modelo.id,
    sintomaOs: await named('sintoma_os'),
    causaOs: await named('causa_os'),
    servico: servico.id,
    categoriaAssistencia: await named('categoria_assistencia'),
  }
}
