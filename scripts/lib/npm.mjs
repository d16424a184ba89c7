import { spawnSync } from 'node:child_process'

/** Runs npm (the one that started us, if any), and stops everything when it fails. */
export const npm = (args, cwd) => {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [command, ...first] = own
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(command, [...first, ...args, ...options], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) return
  console.error(`npm ${args[0]} falhou${error ? `: ${error.message}` : ''}. Há acesso ao registro do npm?`)
  process.exit(1)
}
