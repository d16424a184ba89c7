import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { type Attack, type Product, withProduct } from './frame.ts'
import type { Description } from './requests.ts'

const MOST_OUTPUT = 64 * 1024 * 1024
const ADMIN = 'admin@retaguarda.example'
const UNLIMITED = { CHAMADAS_POR_MINUTO: '100000000' }

type Reading = { method: string; path: string; body: object | undefined }

const MADE_UP: Record<string, string> = {
  sort: 'id,asc',
  page: '0',
  size: '20',
  mes: '2026-10',
  dia: '2026-10-01',
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Every call of the description that reads by words of the caller: a query, or a filter in the body. */
const readingsOf = ({ paths }: Description): Reading[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]): Reading[] => {
      const query = (operation.parameters ?? []).filter((one) => one.in === 'query')
      const filled = path.replaceAll(/\{\w+\}/g, '1')
      if (method === 'get' && query.length > 0) {
        const pairs = query.map(({ name, example }) => [
          name,
          example === undefined ? (MADE_UP[name] ?? 'a') : wordOf(example),
        ])
        return [
          { method: 'GET', path: `${filled}?${new URLSearchParams(pairs).toString()}`, body: undefined },
        ]
      }
      const content = operation.requestBody?.content['application/json']
      const example = content?.example ?? Object.values(content?.examples ?? {})[0]?.value
      return method === 'post' && /\/(findByFiltro\w*|export\/CSV|escolha)$/.test(path)
        ? [{ method: 'POST', path: filled, body: (example as object | undefined) ?? {} }]
        : []
    }),
  )

const describe = async ({ port }: Product): Promise<Description> =>
  (await (await fetch(`http://127.0.0.1:${port}/openapi.json`)).json()) as Description

/** Answers the output, however the program ended. */
const outputOf = (command: string, args: string[]): Promise<string> =>
  promisify(execFile)(command, args, { maxBuffer: MOST_OUTPUT }).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      const { code, stdout = '' } = error as { code: unknown; stdout?: string }
      if (code === 'ENOENT') throw new Error(`${command} is not installed: apt-get install ${command}`)
      return stdout
    },
  )

const rawOf = ({ method, path, body }: Reading, port: number, token: string): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${token}`,
    ...(body ? ['Content-Type: application/json'] : []),
    '',
    body ? JSON.stringify(body) : '',
  ].join('\r\n')

/** sqlmap (Debian) on every call that reads by words of the caller, as the administrator, whom no ability keeps out. */
export const sqlmap: Attack = {
  about: 'sqlmap on every list, search and export',
  outside: true,
  run: ({ count }) =>
    withProduct(UNLIMITED, async (product) => {
      const folder = temporaryFolder()
      const readings = readingsOf(await describe(product)).slice(0, count)
      const token = await product.token(ADMIN)
      const broken: string[] = []
      let tried = 0
      for (const [at, reading] of readings.entries()) {
        const file = join(folder.path, `${at}.txt`)
        writeFileSync(file, rawOf(reading, product.port, token))
        const output = await outputOf('sqlmap', [
          '-r',
          file,
          '--batch',
          '--ignore-stdin',
          '--dbms=PostgreSQL',
          '--level=2',
          '--threads=2',
          '--ignore-code=400,403,404,409,413,415,422',
          `--output-dir=${join(folder.path, 'sqlmap')}`,
        ])
        const tests = output.match(/testing (?:if )?.*parameter/g) ?? []
        if (tests.length > 0) tried += 1
        if (/is vulnerable|injection point|appears to be .* injectable/.test(output))
          broken.push(
            `${reading.method} ${reading.path}: ${/^.*(?:vulnerable|injectable).*$/m.exec(output)?.[0] ?? ''}`,
          )
      }
      const measured = [`${readings.length} calls given to sqlmap, ${tried} with parameters that it tested`]
      if (tried < readings.length / 2) broken.push(`sqlmap tested only ${tried} of ${readings.length} calls`)
      folder.remove()
      return { measured, broken }
    }),
}

type Report = { vulnerabilities: Record<string, Found[]>; anomalies: Record<string, Found[]> }
type Found = { method: string; path: string; info: string }

/**
 * Strict-Transport-Security is for the proxy that speaks TLS (docs/operations.md); X-XSS-Protection is a header that
 * browsers have given up, and the content policy does its work.
 */
const NO_FINDING = /^(Strict-Transport-Security|X-XSS-Protection) is not set/

const PAGES = ['/login', '/docs', '/painel', '/pedidos', '/acompanhar/x']

/** wapiti (Debian) with all its usual modules, from the page of the log-in and from every call with a query. */
export const wapiti: Attack = {
  about: 'wapiti on the pages and every call with a query',
  outside: true,
  run: ({ count }) =>
    withProduct(UNLIMITED, async (product) => {
      const folder = temporaryFolder()
      const address = `http://127.0.0.1:${product.port}`
      const readings = readingsOf(await describe(product))
        .filter(({ method }) => method === 'GET')
        .slice(0, count)
      const starts = [...PAGES, ...readings.map(({ path }) => path)].flatMap((path) => ['-s', address + path])
      const report = join(folder.path, 'wapiti.json')
      mkdirSync(join(folder.path, 'sessao'))
      const output = await outputOf('wapiti', [
        '-u',
        `${address}/`,
        ...starts,
        '-d',
        '3',
        '--flush-session',
        '--no-bugreport',
        '-v',
        '1',
        '-H',
        'Accept: text/html, application/json;q=0.9, */*;q=0.8',
        '-H',
        `Authorization: Bearer ${await product.token(ADMIN)}`,
        '--store-session',
        join(folder.path, 'sessao'),
        '-f',
        'json',
        '-o',
        report,
      ])
      const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
      const broken = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
        found
          .filter(({ info }) => !NO_FINDING.test(info))
          .map(({ method, path, info }) => `${kind}: ${method} ${path.slice(0, 120)}: ${info}`),
      )
      const modules = output.match(/^\[\*\] Launching module \w+/gm) ?? []
      folder.remove()
      return {
        measured: [`${readings.length} calls with a query given to wapiti, ${modules.length} modules`],
        broken,
      }
    }),
}
