import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../context.ts'
import type { Job } from '../jobs/jobs.ts'
import type { NamesFiles } from '../store/arquivo.ts'
import { getSegredo } from '../store/segredo.ts'
import { removeUnnamed } from './unnamed.ts'

const BATCH = 500

async function* inBatches(chaves: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const chave of chaves) {
    batch.push(chave)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Marks the folder of files as this installation's, so that no other installation's sweep deletes from it. */
export const claimFiles = async ({ db, files, log }: Services): Promise<boolean> => {
  const mine = await files.belongsTo((await getSegredo(db, 'instalacao')).toString('hex'))
  if (!mine)
    log.warn('A pasta dos arquivos é de outra instalação: os arquivos sem registro não são removidos.')
  return mine
}

/**
 * Removes bytes that no row names: those of a save that was cut off between file and commit, or of a removal that was
 * cut off after it. It waits a day, when no transaction can still be about to name them. `owners` lists every feature
 * that stores files.
 */
export const sweepFiles = (owners: readonly NamesFiles[]): Job => ({
  name: 'varrer_arquivos',
  cron: '37 4 * * *',
  run: async (_payload, services) => {
    if (!(await claimFiles(services))) return
    const before = new Date(services.now().getTime() - DAY_MS)
    for await (const chaves of inBatches(services.files.listBefore(before)))
      await removeUnnamed(services, owners, chaves)
  },
})
