import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { acoesOsPage } from './acoes-os.ts'

test('docs/acoes-os.md is the table of acts as it is', async () => {
  const kept = readFileSync(new URL('../docs/acoes-os.md', import.meta.url), 'utf8')
  expect(await acoesOsPage(), 'node scripts/run.mjs node scripts/acoes-os.ts').toBe(kept)
})
