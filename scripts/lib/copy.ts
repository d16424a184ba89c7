import { resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '../../apps/server/src/platform/config.ts'
import { StartError } from '../../apps/server/src/platform/start-error.ts'

/** The folder that a person named, relative to where the command was typed, because npm runs it in the checkout. */
const folderOf = (name: string): string => {
  const given = process.argv[2]
  if (given === undefined) throw new StartError(`Informe a pasta da cópia: npm run ${name} -- <pasta>`)
  return resolve(process.env['INIT_CWD'] ?? '.', given)
}

/** One command about a copy: a failure is reported in one line, and the exit code is 1. */
export const runCopy = async (
  name: 'backup' | 'restore',
  work: (config: Config, folder: string) => Promise<string>,
): Promise<void> => {
  try {
    const folder = folderOf(name)
    console.log(await work(readConfig(process.env), folder))
  } catch (error) {
    const known = error instanceof StartError || error instanceof ConfigError
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
}
