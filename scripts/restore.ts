// npm run restore -- <folder>: brings a copy back into an empty installation (docs/operations.md).
import { restore } from '../apps/server/src/platform/backup/index.ts'
import { runCopy } from './lib/copy.ts'

await runCopy('restore', async (config, folder) => {
  const { criadoEm, tabelas } = await restore(config, folder)
  return `Restaurada a cópia de ${criadoEm}: ${tabelas.length} tabelas e os arquivos. Já se pode iniciar o Retaguarda.`
})
