// npm run backup -- <folder>: a copy of everything, whether the product runs or not (docs/operations.md).
import { backup } from '../apps/server/src/platform/backup/index.ts'
import { runCopy } from './lib/copy.ts'

await runCopy('backup', async (config, folder) => {
  const { tabelas, arquivos } = await backup(config, folder)
  const linhas = tabelas.reduce((total, table) => total + table.linhas, 0)
  return `Cópia completa em ${folder}: ${tabelas.length} tabelas, ${linhas} linhas, ${arquivos.total} arquivos.`
})
