// Everything: checks, unit and server tests, build, browser tests. A step that crashes counts as failed, so
// the closing line never looks better than the run was.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { toolScript } from './lib/node.mjs'
import { root } from './lib/paths.mjs'
import { failedSteps, runStep } from './lib/steps.mjs'
import { setup } from './setup.mjs'

const results = join(root, '.cache', 'resultados')
/** The finished parts of the specification: each of their rows must be proven. */
const DONE_PARTS = [2, 3, 4, 5, 6, 7]
const totals = { passed: 0, failed: 0, skipped: 0 }

const add = (counts) => {
  for (const [kind, count] of Object.entries(counts)) totals[kind] += count
}

/** The names of the tests that failed, for the closing lines: their own output stands thousands of lines above. */
const failures = []
/** The browser tests that passed only on the second try. */
const secondChances = []

const countVitest = (report) => {
  for (const { name, assertionResults, status } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    failures.push(...failed.map(({ fullName }) => `${relative(root, name)} ${fullName}`))
    if (status === 'failed' && failed.length === 0) failures.push(relative(root, name))
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const browserTestsOf = ({ title, specs = [], suites = [] }, wanted) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${spec.file}:${spec.line} ${title} › ${spec.title}`),
  ...suites.flatMap((suite) => browserTestsOf(suite, wanted)),
]

const countPlaywright = ({ stats, suites }) => {
  failures.push(...suites.flatMap((suite) => browserTestsOf(suite, 'unexpected')))
  secondChances.push(...suites.flatMap((suite) => browserTestsOf(suite, 'flaky')))
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
step(await runStep(node, { name: 'primeira carga', args: ['scripts/bundle-size.mjs'] }))
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
    env: { RETAGUARDA_TODOS_OS_TESTES: '1' },
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
const list = (heading, titles) => {
  if (titles.length === 0) return
  console.log(`\n${heading} (${titles.length}):`)
  for (const title of titles) console.log(`  ${title}`)
}
list('Só na segunda vez', secondChances)
list('Falharam', [...failedSteps, ...failures])
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed === 0 ? 0 : 1
