import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const BIN = '/usr/lib/postgresql/15/bin'
const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres']))

/**
 * Debian's PostgreSQL 15 for rehearsals that need more than the product's own: its programs run as `postgres`, because
 * PostgreSQL refuses root, with `home` as their folder. Run by root.
 */
export const debianPostgres = (home: string) => {
  const owner = { uid: idOf('-u'), gid: idOf('-g') }
  mkdirSync(home, { recursive: true })
  chownSync(home, owner.uid, owner.gid)

  /** Answers how many seconds it took. */
  const run = async (command: string, ...args: string[]): Promise<number> => {
    const began = performance.now()
    await promisify(execFile)(command, args, {
      ...owner,
      cwd: home,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    })
    return (performance.now() - began) / 1000
  }
  const configure = (data: string, port: number, lines: readonly string[]): void => {
    const all = ['', `port = ${port}`, `unix_socket_directories = '${home}'`, ...lines]
    appendFileSync(join(data, 'postgresql.conf'), all.join('\n'))
  }
  return {
    owner,
    run,
    configure,
    program: (name: string, ...args: string[]) => run(join(BIN, name), ...args),
    init: async (data: string, port: number, lines: readonly string[] = []): Promise<void> => {
      const locale = ['--locale=C', '--lc-ctype=C.UTF-8', '--locale-provider=icu', '--icu-locale=pt-BR']
      await run(join(BIN, 'initdb'), '-D', data, '-U', 'postgres', '--encoding=UTF8', ...locale)
      configure(data, port, lines)
    },
    start: (data: string) =>
      run(join(BIN, 'pg_ctl'), 'start', '-w', '-t', '120', '-D', data, '-l', `${data}.log`),
    stop: (data: string, mode: 'fast' | 'immediate' = 'fast') =>
      run(join(BIN, 'pg_ctl'), 'stop', '-w', '-m', mode, '-D', data),
  }
}
