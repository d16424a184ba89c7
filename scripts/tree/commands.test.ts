import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

test.each(Object.entries(scripts))(
  'npm run %s is a command of every shell, that of Windows too',
  (_, command) => {
    for (const part of command.split(' && ')) {
      expect(part).toMatch(/^node /)
      expect(part).not.toMatch(/[$;|<>'`]|(?:^|\s)[A-Z_]+=/)
    }
  },
)
