import { CAMPOS_PEDIDO_WMS } from '@app/contract/armazem/pedido'
import type { WmsPedido } from '@app/contract/armazem/wms'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { toWire } from '@app/rules/casca/campos'
import { createWms } from '../adapters.ts'
import type { Wms } from '../port.ts'
import { findEntrega, listItens, listWaiting, lockPedido, setRecebido } from '../store/entrega.ts'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { withChamada } from './chamada.ts'

export const JOB_ENTREGAR = 'wms.entregar'
export const JOB_RETIRAR = 'wms.retirar'
/** Orders that still wait after this are queued again, because their retries have ended or grown long. */
const RETAKE_AFTER_MS = 10 * 60_000
const RETAKE_LIMIT = 500

/** Requests the hand-over in the transaction of the save; a waiting one for the same order is replaced. */
export const requestEntrega = (db: Executor, pedidoId: number): Promise<void> =>
  addJob(db, JOB_ENTREGAR, { pedidoId }, { key: `${JOB_ENTREGAR}:${pedidoId}` })

type Lido = WmsPedido & { pendente: boolean }

const readPedido = async (db: Executor, pedidoId: number): Promise<Lido | undefined> => {
  const found = await findEntrega(db, pedidoId)
  if (!found) return undefined
  const { codigoDepositante, cnpjCpf, nomeFantasia } = found
  return {
    pendente: found.pendente,
    numeroPedido: found.numeroPedido,
    versao: found.versao,
    // A reopened order is not to be picked until it is concluded again.
    cancelado: found.etapa === 'CANCELADO' || !found.concluido,
    cliente: { codigoDepositante, cnpjCpf, nomeFantasia },
    ...toWire(CAMPOS_PEDIDO_WMS, found),
    itens: await listItens(db, pedidoId),
  }
}

/** Withdraws an order before its deletion with its current data, because the data is gone afterwards. */
export const requestRetirada = async (db: Executor, pedidoId: number): Promise<void> => {
  const found = await readPedido(db, pedidoId)
  if (!found) return
  const { pendente: _, ...pedido } = found
  await addJob(db, JOB_RETIRAR, { ...pedido, versao: pedido.versao + 1, cancelado: true })
}

/** Marks the order as received, unless it has changed since it was sent; then the job's next try sends it again. */
const confirm = (services: Services, pedidoId: number, versao: number): Promise<void> =>
  services.transaction(async (db) => {
    const pedido = await lockPedido(db, pedidoId)
    if (!pedido?.pendente) return
    if (pedido.versao !== versao) throw new Error(`O pedido ${pedidoId} mudou durante a entrega ao WMS.`)
    const { id, clienteId, statusAlcis: de } = pedido
    const withdrawn = !pedido.concluido || pedido.etapa === 'CANCELADO'
    const para = de === 'não enviado' && !withdrawn ? 'recebido' : de
    await setRecebido(db, id, para, services.now())
    const mudancas: Mudanca[] = de === para ? [] : [{ campo: 'statusAlcis', de, para }]
    if (withdrawn) mudancas.push({ campo: 'pedido', acao: 'retirado' })
    const system = { now: services.now, usuario: null }
    await recordChange(db, system, { entidade: 'pedido', id, versao, clienteId, mudancas })
  })

/** Tells the WMS; the built-in one is told nothing, so nothing of it is written down. */
const tell = (services: Services, wms: Wms, tipo: 'entrega' | 'retirada', pedido: WmsPedido): Promise<void> =>
  wms.kind === 'interno'
    ? wms.deliver(pedido)
    : withChamada(services, { tipo, numeroPedido: pedido.numeroPedido }, () => wms.deliver(pedido))

/**
 * Hands one order over. If the WMS is down, slow or answers nonsense, this rejects and the queue tries again; the order
 * is already saved and only shows that it waits.
 */
export const deliverPedido = async (
  services: Services,
  pedidoId: number,
  wms: Wms = createWms(services.config),
): Promise<void> => {
  const found = await readPedido(services.db, pedidoId)
  if (!found?.pendente) return
  const { pendente: _, ...pedido } = found
  await tell(services, wms, 'entrega', pedido)
  await confirm(services, pedidoId, pedido.versao)
}

/** Withdraws a deleted order from the WMS. */
export const withdrawPedido = (services: Services, pedido: WmsPedido): Promise<void> =>
  tell(services, createWms(services.config), 'retirada', pedido)

export const retakeWaiting = async (services: Services): Promise<void> => {
  const since = new Date(services.now().getTime() - RETAKE_AFTER_MS)
  const waiting = await listWaiting(services.db, since, RETAKE_LIMIT)
  await services.transaction(async (db) => {
    for (const pedidoId of waiting) await requestEntrega(db, pedidoId)
  })
}
