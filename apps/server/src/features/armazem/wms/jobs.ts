import { WmsPedido } from '@app/contract/armazem/wms'
import { z } from 'zod'
import { entregarPedido, JOB_ENTREGAR, JOB_RETIRAR, retakeWaiting, retirarPedido } from './actions/entrega.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'

const entregar = defineJob(JOB_ENTREGAR, z.object({ pedidoId: z.number().int() }), ({ pedidoId }, services) =>
  entregarPedido(services, pedidoId),
)

const retirar = defineJob(JOB_RETIRAR, WmsPedido, (pedido, services) => retirarPedido(services, pedido))

/** The queue gives up after its last try; an order must not wait for ever because of that. */
const retomar: Job = {
  name: 'wms_retomar',
  cron: '*/10 * * * *',
  run: (_payload, services) => retakeWaiting(services),
}

export const wmsJobs: Job[] = [entregar, retirar, retomar]
