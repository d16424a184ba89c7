import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { raiseFatos } from '../../casca/notificacao/index.ts'
import * as store from './store.ts'

export type { InspecaoNova } from './store.ts'

type Nota = { id: number; clienteId: number; numero: number; emitNome: string | null; emitDocumento: string }

/** What a receipt puts into inspection, and whoever decides is told. */
export const insertInspecoes = async (
  db: Executor,
  ctx: Context,
  { id, clienteId, numero, emitNome, emitDocumento }: Nota,
  recebimentoId: number,
  novas: readonly store.InspecaoNova[],
): Promise<void> => {
  if (novas.length === 0) return
  const causa = { notaId: id, clienteId, recebimentoId, usuarioId: ctx.usuario.id, em: ctx.now() }
  await store.insertInspecoes(db, causa, novas)
  const fato = {
    tipo: 'INSPECAO_ESPERA',
    causa: String(recebimentoId),
    autorId: ctx.usuario.id,
    link: '/inspecao',
    rotulo: `Nota ${numero} · ${emitNome ?? emitDocumento}`,
  } as const
  await raiseFatos(db, [fato], ctx.now())
  await notifyChange(db, { entidade: 'inspecao', id, versao: 0, clienteId: null })
}
