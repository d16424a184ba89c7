import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SENHA } from '../../../platform/testing/seed.ts'
import { COLETA, useStocked } from './testing/warehouse.ts'

const page = readFileSync(new URL('../../../../../../docs/primeiro-pedido.md', import.meta.url), 'utf8')
const commands = [...page.matchAll(/```sh\n\s*(curl .*)\n/g)].map(([, command = '']) => command)
const warehouse = useStocked()

type Variables = Record<string, string>

/** The words of a command as a shell reads them: quotes joined, variables put in but not between single quotes. */
const wordsOf = (command: string, variables: Variables): string[] => {
  const words = command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
  const valueOf = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? '')
  return words.map((word) =>
    word.replaceAll(/'([^']*)'|"([^"]*)"|([^'"]+)/g, (_, single?: string, double?: string, bare?: string) =>
      single === undefined ? valueOf(double ?? bare ?? '') : single,
    ),
  )
}

/** The call that a `curl` command of the page makes. */
const callOf = (command: string, variables: Variables) => {
  const [, ...words] = wordsOf(command, variables)
  const headers: Record<string, string> = {}
  const form: string[] = []
  let method: 'GET' | 'POST' | 'PUT' | undefined
  let url = ''
  while (words.length > 0) {
    const word = words.shift() ?? ''
    if (word === '-u')
      headers['authorization'] = `Basic ${Buffer.from(words.shift() ?? '').toString('base64')}`
    else if (word === '-X') method = words.shift() as typeof method
    else if (word === '-H') {
      const [name = '', value = ''] = (words.shift() ?? '').split(': ')
      headers[name.toLowerCase()] = value
    } else if (word === '--data-urlencode') {
      const [name = '', value = ''] = (words.shift() ?? '').split('=')
      form.push(`${name}=${encodeURIComponent(value)}`)
    } else if (word === '-d') form.push(words.shift() ?? '')
    else url = word
  }
  if (form.length > 0) headers['content-type'] ??= 'application/x-www-form-urlencoded'
  return {
    method: method ?? (form.length > 0 ? ('POST' as const) : ('GET' as const)),
    url,
    headers,
    ...(form.length > 0 && { payload: form.join('&') }),
  }
}

test('the page of the first order leads from the log-in to an order in the warehouse, as it is written', async () => {
  const variables: Variables = { URL: '', EMAIL: 'cliente@retaguarda.example', SENHA, BUSCA: 'A', COLETA }
  const run = async (at: number) => {
    const answer = await warehouse.app.inject(callOf(commands[at] ?? '', variables))
    expect(answer.statusCode, `${commands[at]}\n${answer.body}`).toBeLessThan(300)
    return answer.json()
  }
  expect(commands).toHaveLength(6)
  variables['TOKEN'] = (await run(0)).access_token
  const [produto] = await run(1)
  Object.assign(variables, { PRODUTO: String(produto.id), CODIGO: produto.codigoOmni })
  const [lote] = await run(2)
  Object.assign(variables, { LOTE: lote.lote, VALIDADE: lote.dataDeValidade })
  const pedido = await run(3)
  Object.assign(variables, { PEDIDO: String(pedido.id), VERSAO: String(pedido.versao) })
  expect((await run(3)).id).toBe(pedido.id)
  await run(4)
  expect(await run(5)).toMatchObject({ numeroPedidoCliente: 'ERP-4711', concluido: true })
})
