import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '../platform/testing/temporary-folder.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const COPIED = ['apps', 'packages', 'scripts', 'package.json', 'tsconfig.json']
const LEFT = new Set(['node_modules', 'dist', '.cache'])

/** One edit of a file: a new file, or lines inserted before a given place. */
export type Step = { file: string } & ({ text: string } | { before: string; line: string })

const run = promisify(execFile)

const linkPackages = (folder: string): void => {
  const from = join(ROOT, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, '@app'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@app') symlinkSync(join(from, name), join(to, name))
  // The product's own packages resolve to those of the copy.
  for (const [name, path] of [
    ['contract', 'packages/contract'],
    ['rules', 'packages/rules'],
  ] as const)
    symlinkSync(join(folder, path), join(to, '@app', name))
}

/** A copy of the tree in which a change is tried; the tree itself stays unchanged. */
export const createScratch = () => {
  const { path: folder, remove } = temporaryFolder()
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT.has(basename(source)),
    })
  linkPackages(folder)

  const follow = (step: Step): void => {
    const path = join(folder, step.file)
    if ('text' in step) return writeFileSync(path, step.text)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(step.before)) throw new Error(`${step.file} has no ${step.before}`)
    return writeFileSync(
      path,
      text.replace(step.before, () => `${step.line}${step.before}`),
    )
  }

  /** Adds the next migration number. */
  const addMigration = (what: string, statement: string): void => {
    const migrations = join(folder, 'apps/server/migrations')
    const number = String(readdirSync(migrations).length + 1).padStart(4, '0')
    writeFileSync(join(migrations, `${number}_${what}.sql`), `${statement};\n`)
  }

  /** Runs a script of the copy; answers its output when it fails. */
  const node = async (...args: string[]): Promise<string> => {
    try {
      await run(process.execPath, args, { cwd: folder, maxBuffer: 1 << 24 })
      return ''
    } catch (error) {
      return error instanceof Error && 'stdout' in error
        ? `${error.message}\n${String(error.stdout)}`
        : String(error)
    }
  }

  return {
    addMigration,
    follow,
    remove,
    /** Loads a module of the copy beside the tree's own. */
    load: <Module>(file: string): Promise<Module> =>
      import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href),
    /**
     * Runs `npm run types`, then the compiler for these files and their imports; answers their complaints, or an empty
     * text.
     */
    check: async (files: readonly string[]): Promise<string> => {
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { incremental: false, tsBuildInfoFile: null },
        files: ['apps/web/src/vite-env.d.ts', ...files],
        include: [],
      }
      writeFileSync(join(folder, 'tsconfig.added.json'), JSON.stringify(config))
      const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc')
      return (
        (await node('scripts/generate-types.mjs')) ||
        node(compiler, '-p', 'tsconfig.added.json', '--checkers', '1')
      )
    },
  }
}
export type Scratch = ReturnType<typeof createScratch>
