import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { administer, connect, type TestDatabase } from './database.ts'

/**
 * A database as in production (docs/operations.md): one role owns the tables, the application has another. The
 * application's role can neither change the tables nor edit the audit log and the ledger. `options` are those of
 * `create database`.
 */
export const createRolesDatabase = async (options = '') => {
  const id = randomUUID().slice(0, 8)
  const [name, owner, application] = [`papeis_${id}`, `dono_${id}`, `aplicacao_${id}`]
  await administer(
    `create role ${owner} login password 'x'`,
    `create role ${application} login password 'x'`,
    `create database ${name} owner ${owner} ${options}`,
  )
  const urlOf = (role: string): string => {
    const url = new URL(inject('postgresUrl'))
    Object.assign(url, { username: role, password: 'x', pathname: `/${name}` })
    return url.href
  }
  const urls = { DATABASE_URL: urlOf(application), DATABASE_URL_MIGRACAO: urlOf(owner) }
  return {
    urls,
    /** As the product opens it on a start: migrated by the owner, used by the application. */
    open: (log: (line: string) => void = () => {}) =>
      openDatabase({ config: { ...urls, DATA_DIR: '.data' }, log, onError: () => {} }),
    drop: () =>
      administer(`drop database ${name} with (force)`, `drop role ${application}`, `drop role ${owner}`),
  }
}
export type RolesDatabase = Awaited<ReturnType<typeof createRolesDatabase>>

/** Such a database for the whole product in a test: migrated by its owner, used by the application's role. */
export const createApplicationDatabase = async (): Promise<TestDatabase> => {
  const roles = await createRolesDatabase()
  await (await roles.open()).close()
  const url = roles.urls.DATABASE_URL
  const { database, close } = connect(url, true)
  const drop = async () => {
    await close()
    await roles.drop()
  }
  return { url, database, drop }
}
