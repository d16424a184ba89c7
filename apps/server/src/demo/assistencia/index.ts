import type { Executor } from '../../platform/db/index.ts'
import * as store from '../store.ts'
import { DEMO_MODELOS_ORCAMENTO } from './cadastros.ts'
import { insertModeloOrcamento } from './modelos-store.ts'
import { seedPecas } from './pecas.ts'
import { DEMO_POSTOS } from './postos.ts'
import { seedTabelas } from './tabelas.ts'

export { seedOrdens } from './ordens.ts'
export { seedCadastro } from './cadastro.ts'
export { DEMO_REDE } from './pessoas.ts'

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
  await seedPecas(db, postos, now)
  for (const modelo of DEMO_MODELOS_ORCAMENTO) await insertModeloOrcamento(db, modelo)
}
