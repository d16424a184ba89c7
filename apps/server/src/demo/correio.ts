import { DAY_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../platform/db/index.ts'
import { DEMO_CADASTRO_EMAIL, DEMO_POSTO_EMAIL } from './assistencia/index.ts'
import { insertDestinos, insertParados } from './correio-store.ts'

const ESTOQUE = 'estoque@aurora.example'
const DA_EMPRESA = [
  ['pedidos', 'compras@aurora.example'],
  ['pedidos', 'logistica@aurora.example'],
  ['estoque', ESTOQUE],
] as const
const DO_POSTO = [
  ['cobrancas', 'contas@ponteiro.example'],
  ['documentos', 'oficina@ponteiro.example'],
] as const

/** The first client company and the first post, where there are any. */
type Donos = { clienteId: number | undefined; postoId: number | undefined }

/**
 * Where mails of a company and of a post go. One chosen address, the post's own and that of a registration do not
 * deliver, so that their screens say so.
 */
export const seedCorreio = async (
  db: Executor,
  { clienteId, postoId }: Donos,
  now = new Date(),
): Promise<void> => {
  const escolhas = [
    ...(clienteId === undefined ? [] : [{ dono: { cliente_id: clienteId }, destinos: DA_EMPRESA }]),
    ...(postoId === undefined ? [] : [{ dono: { posto_id: postoId }, destinos: DO_POSTO }]),
  ]
  if (escolhas.length > 0) await insertDestinos(db, escolhas)
  const parados = [
    ...(clienteId === undefined ? [] : [ESTOQUE]),
    ...(postoId === undefined ? [] : [DEMO_POSTO_EMAIL, DEMO_CADASTRO_EMAIL]),
  ]
  if (parados.length > 0) await insertParados(db, parados, new Date(now.getTime() - 2 * DAY_MS))
}
