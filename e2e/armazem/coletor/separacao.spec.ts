import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { Api } from '../../support/api.ts'
import { expect, test } from '../../support/people.ts'
import { scan } from '../../support/leitor.ts'

/** The orders of other tests leave the hands, so that only the own one is worked at. */
const emptyHands = async ({ call }: Api) => {
  const { body } = await call<PedidoSeparacao[]>('GET', '/separacao/minha')
  for (const { pedido } of body) await call('POST', `/separacao/${pedido}/devolver`)
}

const taken = async (cliente: Api, picker: Api, quantidade: number): Promise<Pedido> => {
  await emptyHands(picker)
  const pedido = await cliente.createPedido({
    concluido: true,
    linhas: [{ codigo: 'SH-500', quantidade }],
  })
  await picker.call('POST', '/separacao/tomar', { pedidos: [pedido.id] })
  return pedido
}

test.describe.configure({ mode: 'serial' })

test('a wrong product is refused in red, the right one counts, and the order moves on by itself', async ({
  open,
  api,
}) => {
  const [cliente, operador] = [await api('cliente'), await api('operador')]
  const pedido = await taken(cliente, operador, 2)
  const page = await open('operador', '/separacao/coletor')
  await expect(page.getByRole('heading', { name: `Pedido ${pedido.numeroPedido}` })).toBeVisible()
  await expect(page.getByText('0 de 2')).toBeVisible()
  await scan(page, '000123')
  const red = page.getByRole('alert')
  await expect(red).toContainText('Produto errado')
  await scan(page, 'SH-500')
  await page.getByRole('button', { name: 'Entendi, devolvi à prateleira' }).click()
  await expect(page.getByText('0 de 2')).toBeVisible()
  await scan(page, 'SH-500')
  await expect(page.getByText('1 de 2')).toBeVisible()
  await scan(page, 'SH-500')
  await page.getByRole('button', { name: 'Terminar a separação' }).click()
  await expect(page.getByRole('heading', { name: 'Nada com você' })).toBeVisible()
  await expect
    .poll(async () => (await operador.call<Pedido>('GET', `/pedidos/${pedido.id}`)).body.etapa)
    .not.toBe('CRIADO')
})

test('readings without a network wait in the page, outlive a reload, and arrive once', async ({
  open,
  api,
  provokes,
}) => {
  provokes('ERR_FAILED /separacao/:id/ler')
  const [cliente, operador] = [await api('cliente'), await api('operador')]
  const pedido = await taken(cliente, operador, 5)
  const page = await open('operador', '/separacao/coletor')
  await expect(page.getByText('0 de 5')).toBeVisible()
  await page.route('**/separacao/*/ler', (route) => route.abort())
  await scan(page, 'SH-500')
  await scan(page, 'SH-500')
  await expect(page.getByText('2 de 5')).toBeVisible()
  await expect(page.getByText('2 leituras guardadas')).toBeVisible()
  const stored = async () =>
    (await operador.call<PedidoSeparacao[]>('GET', '/separacao/minha')).body.find(
      (one) => one.pedido === pedido.id,
    )?.linhas[0]?.separado
  expect(await stored()).toBe(0)
  await page.unroute('**/separacao/*/ler')
  await page.reload()
  await expect(page.getByText('2 de 5')).toBeVisible()
  await expect.poll(stored).toBe(2)
  await operador.call('POST', `/separacao/${pedido.id}/devolver`)
})

test('on a phone a shortage is told with its reason, and nothing scrolls sideways', async ({ open, api }) => {
  const [cliente, operador] = [await api('cliente'), await api('operador')]
  const pedido = await taken(cliente, operador, 2)
  const page = await open('operador', '/separacao/coletor')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('0 de 2')).toBeVisible()
  await scan(page, 'SH-500')
  await expect(page.getByText('1 de 2')).toBeVisible()
  await page.getByRole('button', { name: 'Faltou' }).click()
  await page.getByRole('radio', { name: 'Avariado' }).check()
  await page.getByRole('button', { name: 'Seguir com 1 de 2' }).click()
  await page.getByRole('button', { name: 'Terminar a separação' }).click()
  await expect(page.getByRole('heading', { name: 'Nada com você' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect
    .poll(async () => (await cliente.getPedido(pedido.id)).itens.map(({ quantidade }) => quantidade))
    .toEqual([1])
})
