import type { Pedido, PedidoUpdate } from '@app/contract/armazem/pedido'
import { expect, test } from '../support/people.ts'
import { picture } from '../support/png.ts'

const ATE_O_CARREGAMENTO: PedidoUpdate[] = [
  { status: 'EM_SEPARACAO' },
  { status: 'A_FATURAR' },
  { status: 'FATURADO' },
]

test('photos of the loading: taken on a phone, seen by the client, proof once the order has left', async ({
  open,
  api,
}) => {
  const [cliente, operador] = [await api('cliente'), await api('operador')]
  const { id } = await cliente.createPedido({ concluido: true })
  for (const body of ATE_O_CARREGAMENTO) await operador.updatePedido(id, body)
  const page = await open('operador', `/pedidos/edit/${id}`, { width: 390, height: 844, hasTouch: true })
  const card = page.getByRole('region', { name: 'Fotos do carregamento' })
  const file = (name: string, height: number) => ({
    name,
    mimeType: 'image/png',
    buffer: picture(80, height),
  })
  await card.getByLabel('Fotografar').setInputFiles([file('doca.png', 60), file('carga.png', 64)])
  await expect(card.getByRole('img')).toHaveCount(2)
  await card.getByRole('button', { name: 'Retirar a foto 2' }).click()
  await page.getByRole('button', { name: 'Retirar foto', exact: true }).click()
  await expect(card.getByRole('img')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await operador.call<Pedido>('PUT', `/pedidos/${id}`, { statusAlcis: 'expedido' })
  await expect(card.getByText('as fotos ficam como prova')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Retirar a foto 1' })).toBeHidden()
  const outra = await open('cliente', `/pedidos/edit/${id}`)
  const seen = outra.getByRole('region', { name: 'Fotos do carregamento' })
  await expect(seen.getByRole('img')).toHaveCount(1)
  await expect(seen.getByLabel('Fotografar')).toHaveCount(0)
})
