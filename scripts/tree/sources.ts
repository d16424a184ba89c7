import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const SOURCE = /\.(?:tsx?|mjs|js|css)$/

/** The written source files below some folders of the tree, by their paths in it; generated ones do not count. */
export const sourcesOf = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !/\.gen\./.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  )
