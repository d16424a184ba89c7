// A small ERP: places orders by the API with a key, and follows them to their dispatch. It may be killed at any moment
// and started again. README.md says how.
import { setTimeout as wait } from 'node:timers/promises'
import { openBooks } from './books.ts'
import { createClient } from './client.ts'
import { startReceiver } from './receiver.ts'

const { env } = process
const needed = (name: string): string => {
  const value = env[name]
  if (!value) throw new Error(`${name} is missing (examples/erp/README.md)`)
  return value
}

const AT_ONCE = 4
/** With webhooks the log is asked too, seldom, for what was given up while this program was away. */
const ASK_MS = Number(env['PERGUNTA_MS'] ?? (env['SEGREDO'] ? 30_000 : 1_000))

const client = createClient(needed('URL'), needed('TOKEN'))
const books = openBooks(env['LIVROS'] ?? 'erp.sqlite')
const serie = env['SERIE'] ?? 'ERP'
const total = Number(env['PEDIDOS'] ?? 1_000)
const codigo = needed('CODIGO')
const dataHoraColeta = env['COLETA'] ?? '2030-01-02T13:15:00.000Z'

books.plan(Array.from({ length: total }, (_, at) => `${serie}-${String(at + 1).padStart(6, '0')}`))

const placeAll = async (): Promise<void> => {
  const open = books.toPlace().values()
  const work = async () => {
    for (const numero of open) {
      const itens = [{ codigo, quantidade: 1 }]
      const { id } = await client.place({
        numeroPedidoCliente: numero,
        concluido: true,
        dataHoraColeta,
        itens,
      })
      books.placed(numero, id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  console.log('all orders are placed')
}

const follow = async (): Promise<void> => {
  for (;;) {
    let page = await client.events(books.proximo())
    books.writePage(page)
    while (page.mais) {
      page = await client.events(books.proximo())
      books.writePage(page)
    }
    for (let waited = 0; waited < ASK_MS; waited += 100) {
      if (books.open() === 0) return
      await wait(100)
    }
  }
}

const receiver = env['SEGREDO']
  ? await startReceiver(Number(env['PORTA'] ?? 4_000), env['SEGREDO'], books.write)
  : undefined
await Promise.all([placeAll(), follow()])
receiver?.close()
books.close()
console.log('all orders are dispatched')
