import { EVENTO_TIPOS, EVENTOS, Evento, type Eventos, type EventosQuery } from '@app/contract/casca/evento'
import type { Context, Services } from '../../../platform/context.ts'
import { type EventoRow, hasEventosNovos, lockPlaces, placeEventos } from '../../../platform/store/evento.ts'
import * as store from './store.ts'

/** An event as other systems get it, by every way. */
export const toEvento = ({
  posicao,
  tipo,
  em,
  entidade_id,
  cliente_id,
  posto_id,
  dados,
}: EventoRow): Evento =>
  Evento.parse({
    id: posicao,
    tipo,
    em: em.toISOString(),
    objeto: entidade_id,
    clienteId: cliente_id,
    postoId: posto_id,
    dados,
  })

/** Gives the events of all committed acts their places; afterwards they can be read. */
export const settleEventos = async ({
  db,
  transaction,
}: Pick<Services, 'db' | 'transaction'>): Promise<void> => {
  if (!(await hasEventosNovos(db))) return
  const placeSome = () =>
    transaction(async (trx) => {
      await lockPlaces(trx)
      return placeEventos(trx)
    })
  while (await placeSome());
}

/** The events after a place, of the records and kinds that this person or key may see. */
export const readEventos = async (ctx: Context, { desde, limite }: EventosQuery): Promise<Eventos> => {
  await settleEventos(ctx)
  const rows = await store.listEventos(ctx.db, {
    depois: desde,
    tipos: EVENTO_TIPOS.filter((tipo) => ctx.can(EVENTOS[tipo].ability)),
    scope: ctx.scope,
    limite: limite + 1,
  })
  const eventos = rows.slice(0, limite).map(toEvento)
  const primeira = await store.findPrimeira(ctx.db)
  return {
    eventos,
    proximo: eventos.at(-1)?.id ?? desde,
    mais: rows.length > limite,
    incompleto: desde > 0 && primeira !== null && primeira > desde + 1,
  }
}
