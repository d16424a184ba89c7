import { DAY_MS } from '@app/rules/casca/tempo'
import { newConvite } from '../../../features/assistencia/avaliacao/index.ts'
import type { Services } from '../../../platform/context.ts'
import { DEMO_HABILITADO, DEMO_POSTO, DEMO_POSTO_2 } from '../postos/postos.ts'
import * as store from './ano-store.ts'
import { insertAvaliacoes } from './avaliacoes-store.ts'

/** Surveys of the year that were answered, and those that were sent. */
export const AVALIACOES_DO_ANO = 60
const CONVITES_DO_ANO = 100

/** The people of the demo's posts, by the names of their log-ins. */
const EQUIPES = [
  { cnpj: DEMO_POSTO, balcao: 'atendente', oficina: 'tecnico', qualidade: 'tecnico2' },
  { cnpj: DEMO_POSTO_2, balcao: 'responsavel2', oficina: 'responsavel2', qualidade: 'responsavel2' },
  { cnpj: DEMO_HABILITADO, balcao: 'sp', oficina: 'sp', qualidade: 'sp' },
] as const
type Quem = (typeof EQUIPES)[number]['balcao' | 'oficina' | 'qualidade'] | 'troca'

const semearAvaliacoes = async (services: Services, ids: readonly number[]): Promise<void> => {
  const convidadas = await store.listConvidadas(services.db, ids, CONVITES_DO_ANO)
  const convites = await Promise.all(
    convidadas.map(({ id, postoId, entregue }) =>
      newConvite({ ...services, now: () => entregue }, { id, postoId }),
    ),
  )
  await insertAvaliacoes(services.db, convites, AVALIACOES_DO_ANO)
}

/**
 * A year of finished orders over the posts, so that reports and closings have something to show. Their bulk makes them
 * rows rather than acts; one transaction makes them all, once.
 */
export const seedAno = async (
  services: Services,
  postos: ReadonlyMap<string, number>,
  pessoas: Readonly<Record<Quem, number>>,
): Promise<void> => {
  const now = services.now()
  const equipes = EQUIPES.flatMap(({ cnpj, balcao, oficina, qualidade }) => {
    const posto = postos.get(cnpj)
    if (posto === undefined) return []
    return [{ posto, balcao: pessoas[balcao], oficina: pessoas[oficina], qualidade: pessoas[qualidade] }]
  })
  await services.transaction(async (db) => {
    if (await store.hasAno(db)) return
    await store.insertConsumidores(
      db,
      equipes.map(({ posto }) => posto),
      new Date(now.getTime() - 366 * DAY_MS),
    )
    const ids = await store.insertOrdens(db, equipes, now)
    await store.insertSintomas(db, ids)
    await store.insertOrcamentos(db, ids)
    await store.insertPagamentos(db, ids)
    await store.insertTrocas(db, ids, pessoas.troca)
    await store.insertHistorico(db, ids, equipes)
    await semearAvaliacoes({ ...services, db }, ids)
  })
}
