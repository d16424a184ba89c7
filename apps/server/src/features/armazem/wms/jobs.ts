import { WmsPedido } from '@app/contract/armazem/wms'
import { z } from 'zod'
import { deliverPedido, JOB_ENTREGAR, JOB_RETIRAR, retakeWaiting, withdrawPedido } from './actions/entrega.ts'
import { forgetChamadas } from './actions/chamada.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'

const deliver = defineJob(JOB_ENTREGAR, z.object({ pedidoId: z.number().int() }), ({ pedidoId }, services) =>
  deliverPedido(services, pedidoId),
)

const withdraw = defineJob(JOB_RETIRAR, WmsPedido, (pedido, services) => withdrawPedido(services, pedido))

/** The queue gives up after its last try, but an order must not wait for ever. */
const retake: Job = {
  name: 'wms_retomar',
  cron: '*/10 * * * *',
  run: (_payload, services) => retakeWaiting(services),
}

const forget: Job = {
  name: 'wms_esquecer',
  cron: '37 4 * * *',
  run: (_payload, services) => forgetChamadas(services),
}

export const wmsJobs: Job[] = [deliver, withdraw, retake, forget]
