import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { saveImportacao } from './actions/write.ts'
import { JOB_GRAVAR } from './actions/start.ts'
import { deleteImportacoes, listCaladas } from './store/importacao.ts'
import type { Tipos } from './tipos/index.ts'

const write = (tipos: Tipos) =>
  defineJob(JOB_GRAVAR, z.object({ importacaoId: z.number().int() }), ({ importacaoId }, services) =>
    saveImportacao(services, tipos, importacaoId),
  )

/** A process that dies in the middle leaves its job locked for hours, so another job continues the import. */
const retake: Job = {
  name: 'importacao_retomar',
  cron: '* * * * *',
  run: (_payload, { now, transaction }) =>
    transaction(async (db) => {
      for (const { id } of await listCaladas(db, new Date(now().getTime() - 2 * MINUTE_MS)))
        await addJob(db, JOB_GRAVAR, { importacaoId: id }, { key: `${JOB_GRAVAR}:${id}:retomada` })
    }),
}

/** Deletes old imports, because they hold other people's data. */
const forget: Job = {
  name: 'importacao_esquecer',
  cron: '37 3 * * *',
  run: (_payload, { db, now }) =>
    deleteImportacoes(db, {
      previasAntes: new Date(now().getTime() - 7 * DAY_MS),
      antes: new Date(now().getTime() - 30 * DAY_MS),
    }),
}

export const importacaoJobs = (tipos: Tipos): Job[] => [write(tipos), retake, forget]
