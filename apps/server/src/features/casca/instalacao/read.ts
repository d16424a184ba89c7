import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Instalacao } from '@app/contract/casca/instalacao'
import { situacaoDasCopias } from '@app/rules/casca/copia'
import type { Services } from '../../../platform/context.ts'
import { measureJobs } from '../../../platform/store/saude.ts'
import { folderOf } from './copias.ts'
import { type CopiaRow, findNascimento, findUltima, listCopias, readBanco } from './store.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

const toCopia = (row: CopiaRow): Instalacao['copias']['lista'][number] => ({
  id: row.id,
  iniciadaEm: row.iniciada_em.toISOString(),
  terminadaEm: row.terminada_em.toISOString(),
  pasta: row.pasta,
  linhas: row.linhas,
  arquivos: row.arquivos,
  bytes: row.bytes,
  falha: row.falha,
  testadaEm: row.testada_em?.toISOString() ?? null,
  testeFalha: row.teste_falha,
  guardada: row.falha === null && row.removida_em === null,
})

/** How the installation stands at this moment, as this process sees it. */
export const getInstalacao = async ({
  db,
  config,
  files,
  now,
}: Pick<Services, 'db' | 'config' | 'files' | 'now'>): Promise<Instalacao> => {
  const banco = await readBanco(db)
  const disco = await statfs(config.DATA_DIR)
  const { bucket, answers } = await files.state()
  const { due, failed, oldest } = await measureJobs(db)
  const ultima = (await findUltima(db))?.iniciada_em ?? null
  const guardar = config.COPIAS_GUARDAR
  const desde = ultima ?? (await findNascimento(db))
  return {
    versao: version,
    node: process.versions.node,
    postgres: banco.postgres,
    migracao: banco.migracao,
    desde: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    bancoBytes: banco.bytes,
    disco: { livre: disco.bavail * disco.bsize, total: disco.blocks * disco.bsize },
    arquivos: { bucket, responde: answers },
    tarefas: { devidas: due, desistidas: failed, esperaSegundos: oldest },
    copias: {
      situacao: situacaoDasCopias({ guardar, ultima, desde }, now()),
      pasta: folderOf(config),
      guardar,
      lista: (await listCopias(db)).map(toCopia),
    },
  }
}
