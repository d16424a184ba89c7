import type { PedidoConferencia } from '@app/contract/armazem/conferencia'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import type { Api } from '../../support/api.ts'
import { scan } from '../../support/leitor.ts'
import { expect, test } from '../../support/people.ts'

const emptyHands = async ({ call }: Api) => {
  const { body } = await call<PedidoConferencia[]>('GET', '/conferencia/minha')
  for (const { pedido } of body) await call('POST', `/conferencia/${pedido}/devolver`)
}

/** An order that the operator has picked and the administrator has taken for its check. */
const taken = async (cliente: Api, picker: Api, checker: Api, quantidade: number): Promise<Pedido> => {
  await emptyHands(checker)
  const pedido = await cliente.createPedido({
    concluido: true,
    linhas: [{ codigo: 'SH-500', quantidade }],
  })
  await picker.call('POST', '/separacao/tomar', { pedidos: [pedido.id] })
  const { body } = await picker.call<PedidoSeparacao[]>('GET', '/separacao/minha')
  for (const { saldo, quantidade: quer } of body.find((one) => one.pedido === pedido.id)?.linhas ?? [])
    await picker.call('POST', `/separacao/${pedido.id}/ler`, { saldo, codigo: 'SH-500', quantidade: quer })
  await picker.call('POST', `/separacao/${pedido.id}/terminar`)
  return pedido
}

test.describe.configure({ mode: 'serial' })

test('another person counts blind, sees what differs, counts on, and the last reading ends in the labels', async ({
  open,
  api,
}) => {
  const [cliente, operador, admin] = [await api('cliente'), await api('operador'), await api('admin')]
  const pedido = await taken(cliente, operador, admin, 2)
  const page = await open('admin', '/conferencia')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-impresso', '')
  })
  await page.getByRole('button', { name: `Conferir o pedido ${pedido.numeroPedido}` }).click()
  await expect(page.getByRole('heading', { name: `Conferir ${pedido.numeroPedido}` })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Leia o primeiro')).toBeVisible()
  await scan(page, '000123')
  await expect(page.getByRole('alert')).toContainText('Produto errado')
  await page.getByRole('button', { name: 'Entendi' }).click()
  await scan(page, 'SH-500')
  await expect(page.getByRole('status').filter({ hasText: 'SH-500' })).toContainText('1')
  await page.getByRole('button', { name: 'Fechar contagem' }).click()
  await expect(page.getByRole('heading', { name: '1 diferença' })).toBeVisible()
  await expect(page.getByText('− 1')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar a contagem' }).click()
  await expect(page.getByText('Leia o próximo')).toBeVisible()
  await scan(page, 'SH-500')
  const dialog = page.getByRole('dialog', { name: 'A contagem bate com o pedido' })
  await dialog.getByLabel('Peso do volume 1').fill('9,8')
  await dialog.getByRole('button', { name: 'Concluir e imprimir' }).click()
  const label = page.getByRole('article', {
    name: `Etiqueta do pedido ${pedido.numeroPedido}, volume 1 de 1`,
  })
  await expect(label).toContainText('9,8 kg')
  await expect(page.locator('html')).toHaveAttribute('data-impresso', '')
  expect((await cliente.getPedido(pedido.id)).etapa).toBe('A_FATURAR')
})

test('readings without a network wait in the page, outlive a reload, and arrive once; what still differs goes back to picking', async ({
  open,
  api,
  provokes,
}) => {
  provokes('ERR_FAILED /conferencia/:id/ler')
  const [cliente, operador, admin] = [await api('cliente'), await api('operador'), await api('admin')]
  const pedido = await taken(cliente, operador, admin, 5)
  await admin.call('POST', `/conferencia/${pedido.id}/tomar`)
  const page = await open('admin', '/conferencia/coletor')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('Leia o primeiro')).toBeVisible()
  await page.route('**/conferencia/*/ler', (route) => route.abort())
  await scan(page, 'SH-500')
  await scan(page, 'SH-500')
  await expect(page.getByText('2 leituras guardadas')).toBeVisible()
  const stored = async () =>
    (await admin.call<PedidoConferencia[]>('GET', '/conferencia/minha')).body.find(
      (one) => one.pedido === pedido.id,
    )?.contagem[0]?.quantidade
  expect(await stored()).toBeUndefined()
  await page.unroute('**/conferencia/*/ler')
  await page.reload()
  await expect.poll(stored).toBe(2)
  await expect(page.getByText('2 no volume 1')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Fechar contagem' }).click()
  await page.getByRole('button', { name: 'Devolver à separação' }).click()
  await expect(page.getByRole('heading', { name: 'Conferência', level: 1 })).toBeVisible()
  await operador.call('POST', '/separacao/tomar', { pedidos: [pedido.id] })
  const { body } = await operador.call<PedidoSeparacao[]>('GET', '/separacao/minha')
  expect(body.find((one) => one.pedido === pedido.id)?.linhas).toMatchObject([{ quantidade: 5, separado: 2 }])
  await operador.call('POST', `/separacao/${pedido.id}/devolver`)
})
