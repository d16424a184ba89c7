// Everything: checks, unit and server tests, build, browser tests. A step that crashes counts as failed, so
// the closing line never looks better than the run was.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { toolScript } from './lib/node.mjs'
import { root } from './lib/paths.mjs'
import { runStep } from './lib/steps.mjs'
import { setup } from './setup.mjs'

const results = join(root, '.cache', 'resultados')
/** The finished parts of the specification: each of their rows must be proven. */
const DONE_PARTS = [2, 3, 4, 5, 6, 7]
const totals = { passed: 0, failed: 0, skipped: 0 }

const add = (counts) => {
  for (const [kind, count] of Object.entries(counts)) totals[kind] += count
}

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** The browser tests that passed only on the second try. */
const secondChances = []
const flakyOf = ({ title, specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${title} › ${spec.title}`),
  ...suites.flatMap(flakyOf),
]

const countPlaywright = ({ stats, suites }) => {
  secondChances.push(...suites.flatMap(flakyOf))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

const runTests = async (node, step, file, count) => {
  const ended = await runStep(node, { ...step, show: true })
  let counts = { failed: 0, passed: 0 }
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.log(`${step.name}: sem relatório`)
  }
  // A failure outside of a test, or no test ran.
  if (counts.failed === 0 && (!ended || counts.passed === 0)) counts.failed = 1
  add(counts)
}

const step = (passed) => add(passed ? { passed: 1 } : { failed: 1 })

const node = setup({ web: false })
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const vitestReport = join(results, 'vitest.json')
const playwrightReport = join(results, 'playwright.json')

step(await runStep(node, { name: 'Chromium', args: ['scripts/ensure-chromium.ts'] }))
add(await runChecks(node))
// Before the server's tests: some ask the server for the application's page.
step(buildWeb(node))
await runTests(
  node,
  {
    name: 'unidade e servidor',
    args: [
      toolScript('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
  },
  vitestReport,
  countVitest,
)
await runTests(
  node,
  {
    name: 'navegador',
    args: [toolScript('playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  },
  playwrightReport,
  countPlaywright,
)

step(
  await runStep(node, {
    name: 'linhas da especificação',
    args: ['scripts/coverage-spec.ts', ...DONE_PARTS.flatMap((part) => ['--part', String(part)])],
  }),
)
if (secondChances.length > 0) {
  console.log(`\nSó na segunda vez (${secondChances.length}):`)
  for (const title of secondChances) console.log(`  ${title}`)
}
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed === 0 ? 0 : 1
