import type { WmsSituacao, WmsTentativa } from '@app/contract/armazem/wms'
import type { Services } from '../../../../platform/context.ts'
import { wmsKind } from '../port.ts'
import { findCerta, listFalhas, measureFila, queuePedidos, queueRetiradas } from '../store/chamada.ts'
import { JOB_ENTREGAR, JOB_RETIRAR } from './entrega.ts'

const SHOWN = 10

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

type Certa = { em: Date; numeroPedido: number } | undefined
const certaOf = (certa: Certa) => certa && { ...certa, em: certa.em.toISOString() }

/** How the link to the outside WMS stands: what waits, what went well last, what failed last. */
export const getSituacao = async ({ db, config }: Services): Promise<WmsSituacao> => {
  const [fila, entrega, aviso, falhas] = await Promise.all([
    measureFila(db, JOB_ENTREGAR, JOB_RETIRAR),
    findCerta(db, 'entrega'),
    findCerta(db, 'aviso'),
    listFalhas(db, SHOWN),
  ])
  return {
    externo: wmsKind(config) === 'http',
    endereco: config.WMS_URL === undefined ? null : new URL(config.WMS_URL).host,
    fila: { ...fila, desde: iso(fila.desde), proximaEm: iso(fila.proximaEm) },
    ultimaEntrega: certaOf(entrega) ?? null,
    ultimoAviso: certaOf(aviso) ?? null,
    falhas: falhas.map((falha) => ({ ...falha, em: falha.em.toISOString() })),
  }
}

/** Everything that waits goes now instead of at its next turn. */
export const tryNow = ({ transaction, now }: Services): Promise<WmsTentativa> =>
  transaction(async (db) => ({
    pedidos: await queuePedidos(db, JOB_ENTREGAR),
    retiradas: await queueRetiradas(db, JOB_RETIRAR, now()),
  }))
