import type { Executor } from '../../platform/db/index.ts'
import * as store from '../store.ts'
import { DEMO_MODELOS_ORCAMENTO } from './cadastros.ts'
import { seedConvite } from './postos/convites.ts'
import { insertModeloOrcamento } from './modelos-store.ts'
import { seedPecas } from './pecas.ts'
import { DEMO_CONTA } from './postos/pessoas.ts'
import { DEMO_POSTO, DEMO_POSTOS } from './postos/postos.ts'
import { seedTabelas } from './tabelas.ts'
import { insertTreinamentos } from './postos/treinamentos-store.ts'
import { insertVendidos } from './vendidos-store.ts'

export { seedOrdens } from './ordens/ordens.ts'
export { DEMO_CADASTRO_EMAIL, seedCadastro } from './postos/cadastro.ts'
export { DEMO_POSTO, DEMO_POSTO_EMAIL } from './postos/postos.ts'
export { DEMO_REDE } from './postos/pessoas.ts'

/** The service points by their document. */
export const seedPostos = async (db: Executor): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const { credenciado, ...posto } of DEMO_POSTOS) {
    const credenciado_id = credenciado === null ? null : (ids.get(credenciado) ?? null)
    ids.set(posto.cnpj, await store.insertPosto(db, { ...posto, credenciado_id }))
  }
  return ids
}

/** The registers that the network works with, after its people exist. */
export const seedAssistencia = async (
  db: Executor,
  postos: ReadonlyMap<string, number>,
  now?: Date,
): Promise<void> => {
  await seedTabelas(db)
  await insertVendidos(db, now ?? new Date())
  await seedPecas(db, postos, now)
  for (const modelo of DEMO_MODELOS_ORCAMENTO) await insertModeloOrcamento(db, modelo)
  const primeiro = postos.get(DEMO_POSTO)
  if (primeiro !== undefined) await seedConvite(db, primeiro, now)
  await insertTreinamentos(db, now ?? new Date())
  await store.insertProvado(db, DEMO_CONTA, now ?? new Date())
}
