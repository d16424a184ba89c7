import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Services } from '../../../../platform/context.ts'
import { addJob, defineJob, type Job } from '../../../../platform/jobs/jobs.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { JOB_DESFAZER, JOB_GRAVAR } from './actions.ts'
import {
  allowTime,
  countLinhas,
  deleteImportacao,
  deleteLinhas,
  listCaladas,
  listEsquecidas,
  lockImportacao,
  markConhecidas,
  setEsquecida,
  storeLinhas,
  takeBack,
  updateImportacao,
} from './store/importacao.ts'

/** Rows that enter, or leave, in one transaction. */
const PASSO = 50_000

const tell = (db: Parameters<typeof notifyChange>[0], id: number) =>
  notifyChange(db, { entidade: 'relogioVendido', id, versao: 0, clienteId: null })

/** One step; false when the import has ended. A step that dies is done again from where the last one ended. */
const storeStep = (services: Services, id: number): Promise<boolean> =>
  services.transaction(async (db) => {
    const row = await lockImportacao(db, id)
    if (row?.estado !== 'gravando') return false
    await allowTime(db)
    const { posicao, gravadas } = await storeLinhas(db, id, row.posicao, PASSO)
    const sinal_em = services.now()
    if (posicao !== null) {
      await updateImportacao(db, id, { posicao, gravadas: row.gravadas + gravadas, sinal_em })
      return true
    }
    // Others may have stored the same numbers between the check and this.
    if (row.gravadas < row.certas) await markConhecidas(db, id)
    const { comErro, iguais, linhas } = await countLinhas(db, id)
    await updateImportacao(db, id, {
      // A crash of the database took the lines away: the file is sent again, and what entered counts as the same.
      estado: linhas < row.linhas ? 'falhou' : 'gravada',
      certas: row.gravadas,
      iguais,
      com_erro: comErro,
      sinal_em,
      terminada_em: sinal_em,
    })
    await tell(db, id)
    return false
  })

const takeBackStep = (services: Services, id: number): Promise<boolean> =>
  services.transaction(async (db) => {
    const row = await lockImportacao(db, id)
    if (row?.estado !== 'desfazendo') return false
    await allowTime(db)
    const sinal_em = services.now()
    if ((await takeBack(db, id, PASSO)) > 0) {
      await updateImportacao(db, id, { sinal_em })
      return true
    }
    await deleteLinhas(db, id)
    await updateImportacao(db, id, { estado: 'desfeita', sinal_em })
    await tell(db, id)
    return false
  })

const untilDone = async (step: () => Promise<boolean>): Promise<void> => {
  while (await step());
}

const payload = z.object({ id: z.number().int() })

/** A process that dies in the middle leaves its job locked for hours, so another job goes on; a half-read file ends. */
const retake: Job = {
  name: 'relogio_vendido_retomar',
  cron: '* * * * *',
  run: (_payload, { now, transaction }) =>
    transaction(async (db) => {
      for (const { id, estado } of await listCaladas(db, new Date(now().getTime() - 2 * MINUTE_MS))) {
        if (estado === 'lendo') {
          await deleteLinhas(db, id)
          await updateImportacao(db, id, { estado: 'falhou', sinal_em: now(), terminada_em: now() })
          continue
        }
        const name = estado === 'gravando' ? JOB_GRAVAR : JOB_DESFAZER
        await addJob(db, name, { id }, { key: `${name}:${id}:retomada` })
      }
    }),
}

/** Rows of an ended import are kept for a month, and a file that nobody stored for a week. */
const forget: Job = {
  name: 'relogio_vendido_esquecer',
  cron: '47 3 * * *',
  run: async (_payload, { db, now, transaction }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
    for (const { id, estado } of await listEsquecidas(db, { terminadas: before(30), paradas: before(7) }))
      await transaction(async (own) => {
        await allowTime(own)
        await deleteLinhas(own, id)
        if (estado === 'conferida') await deleteImportacao(own, id)
        else await setEsquecida(own, id)
      })
  },
}

export const relogioVendidoJobs: Job[] = [
  defineJob(JOB_GRAVAR, payload, ({ id }, services) => untilDone(() => storeStep(services, id))),
  defineJob(JOB_DESFAZER, payload, ({ id }, services) => untilDone(() => takeBackStep(services, id))),
  retake,
  forget,
]
