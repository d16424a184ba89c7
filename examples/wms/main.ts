// A small WMS beside Retaguarda: takes its orders and reports how they go on. README.md says how it is started, and how
// it is told to be slow, to fail or to lie.
import { isMode, MODES } from './modes.ts'
import { createReporter } from './reports.ts'
import { startWms } from './wms.ts'

const { env } = process
const token = env['WMS_TOKEN']
const modo = env['MODO'] ?? 'certo'
if (!isMode(modo)) throw new Error(`MODO is one of ${Object.keys(MODES).join(', ')}`)

const reporter =
  env['URL'] && token
    ? createReporter({
        url: env['URL'],
        token,
        pauseMs: Number(env['PAUSA_MS'] ?? 2_000),
        tries: Number(env['TENTATIVAS'] ?? 500),
      })
    : undefined
const wildly = env['AVISOS'] === 'desordem'
/** Orders whose steps are being reported: another version of one goes on where it is. */
const reporting = new Set<number>()

const { url } = await startWms({
  port: Number(env['PORTA'] ?? 4_100),
  token,
  behave: MODES[modo],
  onOrder: ({ numeroPedido, versao, cancelado }) => {
    console.log(`order ${numeroPedido}, version ${versao}${cancelado ? ', cancelled' : ''}`)
    if (!reporter || cancelado || reporting.has(numeroPedido)) return
    reporting.add(numeroPedido)
    const told = wildly ? reporter.wildly(numeroPedido) : reporter.inOrder(numeroPedido)
    void told.finally(() => reporting.delete(numeroPedido))
  },
})
console.log(`listening at ${url}`)
