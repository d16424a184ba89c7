import { WmsRecibo } from '@app/contract/armazem/wms'
import type { Wms } from './port.ts'
import type { Config } from '../../../platform/config.ts'
import { parseJson, readAnswer } from '../../../platform/http/outside.ts'

export const WMS_TIMEOUT_MS = 5000
const MAX_ANSWER_BYTES = 64 * 1024

/** Stock and picking are built in, so an order counts as received at once. */
const interno: Wms = { kind: 'interno', deliver: async () => {} }

/** An outside WMS over JSON (docs/wms.md). Because of the key it can treat a repeated hand-over as one. */
const http = (url: string, token: string | undefined, timeoutMs: number): Wms => ({
  kind: 'http',
  deliver: async (pedido) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/pedidos`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': `${pedido.numeroPedido}-${pedido.versao}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(pedido),
    })
    const text = await readAnswer(response, MAX_ANSWER_BYTES)
    if (!response.ok) throw new Error(`O WMS respondeu ${response.status}.`)
    const receipt = WmsRecibo.safeParse(parseJson(text))
    if (!receipt.success || receipt.data.numeroPedido !== pedido.numeroPedido) {
      throw new Error('O WMS não confirmou o recebimento do pedido.')
    }
  },
})

export const createWms = (
  { WMS_URL, WMS_TOKEN }: Pick<Config, 'WMS_URL' | 'WMS_TOKEN'>,
  timeoutMs = WMS_TIMEOUT_MS,
): Wms => (WMS_URL === undefined ? interno : http(WMS_URL, WMS_TOKEN, timeoutMs))
