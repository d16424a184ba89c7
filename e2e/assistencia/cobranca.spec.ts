import { randomUUID } from 'node:crypto'
import { act, field } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

test('S7-100: a charge shows its PIX code until finance confirms what was paid', async ({ api, open }) => {
  const { call } = await api('admin')
  const read = async <T>(path: string) => (await call<T>('GET', path)).body
  const nome = `Plano ${randomUUID().slice(0, 6)}`
  const plano = (await call<{ id: number }>('POST', '/planoValores', { nome, licencas: 10, valor: 149.9 }))
    .body
  const settings = await read<object>('/postoAutorizadoPagamento/configuracao')
  await call('PUT', '/postoAutorizadoPagamento/configuracao', {
    ...settings,
    pixTipo: 'EMAIL',
    pixChave: 'financeiro@fabricante.example',
    pixNome: 'Fabricante',
    pixCidade: 'São Paulo',
  })
  const postos = await read<{ id: number }[]>('/postoAutorizado/findAll')
  await call('POST', '/postoAutorizadoPagamento', {
    posto: { id: postos[0]?.id },
    plano: { id: plano.id },
    diaVencimento: 10,
  })
  const lista = await read<{ _embedded: Record<string, { id: number }[]> }>('/postoAutorizadoPagamento')
  const id = Object.values(lista._embedded).flat()[0]?.id

  const page = await open('financeiro', '/postoAutorizadoPagamento')
  await expect(page.getByRole('table', { name: 'Cobranças', exact: true })).toContainText('R$ 149,90')
  await page.goto(`/postoAutorizadoPagamento/${id}`)
  await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
  await expectAccessible(page)
  await act(page, 'Confirmar pagamento').click()
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Valor pago')).toHaveValue('R$ 149,90')
  await dialog.getByRole('button', { name: 'Confirmar pagamento' }).click()
  await expect(page.getByRole('region', { name: 'Cobrança', exact: true })).toContainText('Paga em')
  await expect(page.getByRole('region', { name: 'Pagamentos' })).toContainText('R$ 149,90')
  await expect(page.getByRole('region', { name: 'Pagar com PIX' })).toHaveCount(0)
})
