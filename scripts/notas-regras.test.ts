import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('docs/notas-regras.md is made from the rules as they are now', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/notas-regras.ts', '--check'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
