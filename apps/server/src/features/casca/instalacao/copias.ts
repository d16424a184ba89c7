import { mkdirSync } from 'node:fs'
import { mkdtemp, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@app/rules/casca/tempo'
import { isCopiaDevida, isTesteDevido } from '@app/rules/casca/copia'
import { backup, restore } from '../../../platform/backup/index.ts'
import type { Services } from '../../../platform/context.ts'
import { greetingOf } from '../../../platform/mail/greeting.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { StartError } from '../../../platform/start-error.ts'
import { listAdministrators } from '../perfil/index.ts'
import * as store from './store.ts'

/** For so long the list tells of failures and of copies that are gone. */
const LEMBRADAS_MS = 90 * DAY_MS

/** Where the copies stand, each in a folder of its own. */
export const folderOf = ({ COPIAS_DIR, DATA_DIR }: Services['config']): string =>
  COPIAS_DIR ?? join(DATA_DIR, 'copias')

const sizeOf = async (folder: string): Promise<number> => {
  let bytes = 0
  for await (const entry of await opendir(folder, { recursive: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

/** A reason for people; the log has the error itself. */
const reasonOf = (services: Services, error: unknown, what: string): string => {
  services.log.error({ err: error }, what)
  return error instanceof StartError ? error.message : 'O registro (log) do servidor diz por quê.'
}

/** Removes the folders beyond the newest ones that are kept. */
const prune = async ({ db, config, now }: Services): Promise<void> => {
  for (const { id, pasta } of await store.listSobras(db, config.COPIAS_GUARDAR)) {
    await rm(pasta, { recursive: true, force: true })
    await store.updateRemovida(db, id, now())
  }
  await store.deleteAntigas(db, new Date(now().getTime() - LEMBRADAS_MS))
}

/** Tells the administrators once: the next failure is told only after a copy that was made. */
const tellFailure = async ({ db, config, mail }: Services, falha: string): Promise<void> => {
  for (const { nome, email } of await listAdministrators(db))
    await mail.send({
      para: email,
      tipo: 'COPIA_FALHOU',
      valores: { saudacao: greetingOf(nome), motivo: falha },
      corpo: screenAt(config, '/configuracoes/instalacao'),
    })
}

/** Takes a copy and removes those beyond `COPIAS_GUARDAR`; one that fails leaves no folder, and the list says why. */
export const takeCopia = async (services: Services): Promise<void> => {
  const { config, db, now } = services
  const [anterior] = await store.listCopias(db)
  const iniciada = now()
  const pasta = join(folderOf(config), iniciada.toISOString().replaceAll(/[:.]/g, '-'))
  const row = { iniciada_em: iniciada, pasta }
  try {
    const ultima = await store.findUltima(db)
    const { tabelas, arquivos } = await backup(config, pasta, ultima?.pasta)
    await store.insertCopia(db, {
      ...row,
      terminada_em: now(),
      linhas: tabelas.reduce((sum, { linhas }) => sum + linhas, 0),
      arquivos: arquivos.total,
      bytes: await sizeOf(pasta),
    })
  } catch (error) {
    // What made the copy fail may forbid this too; the next one has a folder of its own.
    await rm(pasta, { recursive: true, force: true }).catch(() => undefined)
    const falha = reasonOf(services, error, 'a cópia de segurança falhou')
    await store.insertCopia(db, { ...row, terminada_em: now(), falha })
    if (anterior === undefined || anterior.falha === null) await tellFailure(services, falha)
    return
  }
  await prune(services)
}

/** Proves the newest copy: it is restored into an installation beside this one, which is then removed. */
export const proveCopia = async (services: Services): Promise<void> => {
  const { config, db, now } = services
  const ultima = await store.findUltima(db)
  if (!ultima) return
  mkdirSync(folderOf(config), { recursive: true, mode: 0o700 })
  const ensaio = await mkdtemp(join(folderOf(config), 'ensaio-'))
  let falha: string | null = null
  try {
    await restore(
      { DATABASE_URL: undefined, DATABASE_URL_MIGRACAO: undefined, DATA_DIR: ensaio },
      ultima.pasta,
    )
  } catch (error) {
    falha = reasonOf(services, error, 'o ensaio da cópia de segurança falhou')
  } finally {
    await rm(ensaio, { recursive: true, force: true })
  }
  await store.updateTeste(db, ultima.id, now(), falha)
}

/** What each hour asks: is a copy due, is a proof due? */
export const keepCopias = async (services: Services): Promise<void> => {
  const { config, db, now } = services
  if (config.COPIAS_GUARDAR === 0) return
  const ultima = await store.findUltima(db)
  const desde = ultima?.iniciada_em ?? (await store.findNascimento(db))
  if (!isCopiaDevida(desde, now(), config.TZ_EXIBICAO)) return
  await takeCopia(services)
  if (isTesteDevido(await store.findUltimoTeste(db), now())) await proveCopia(services)
}
