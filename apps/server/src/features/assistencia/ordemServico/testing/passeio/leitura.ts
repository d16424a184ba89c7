import type { Executor } from '../../../../../platform/db/index.ts'
import type { Historico } from './tabela.ts'

/** The walk's own queries about an order, independent of the product. */
export const createLeitura = (db: Executor) => {
  const stateOf = (id: number) =>
    db.selectFrom('ordem_servico').select(['status', 'versao']).where('id', '=', id).executeTakeFirstOrThrow()
  const historicoDesde = (id: number, desde: number) =>
    db
      .selectFrom('os_historico')
      .select(['id', 'acao', 'de', 'para'])
      .where('ordem_servico_id', '=', id)
      .where('id', '>', desde)
      .where('acao', 'not in', ['link', 'anotar'])
      .orderBy('id')
      .$castTo<Historico>()
      .execute()
  const ultimoHistorico = async () =>
    (
      await db
        .selectFrom('os_historico')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0
  return { stateOf, historicoDesde, ultimoHistorico }
}
