import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { randomUUID } from 'node:crypto'
import { extratoDe } from '../support/extrato.ts'
import { act, field } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

type Lista = {
  _embedded: Record<string, { id: number; plano: { nome: string }; posto: { id: number } }[]>
}

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
  const postos = await read<{ id: number; nomeFantasia: string }[]>('/postoAutorizado/findAll')
  const posto = postos.find(({ nomeFantasia }) => nomeFantasia.startsWith('Corda e Coroa'))
  await call('POST', '/postoAutorizadoPagamento', {
    posto: { id: posto?.id },
    plano: { id: plano.id },
    diaVencimento: 10,
  })
  const lista = await read<Lista>('/postoAutorizadoPagamento?size=100')
  const id = Object.values(lista._embedded)
    .flat()
    .find((cobranca) => cobranca.plano.nome === nome)?.id

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

test('rede §3: a suspended post sees why, its payment comes with the bank’s file, and it works on', async ({
  api,
  open,
}) => {
  const responsavel = await api('responsavel2')
  const atual = await responsavel.call<{ suspensao: object | null }>(
    'GET',
    '/postoAutorizadoPagamento/situacao',
  )
  expect(atual.body.suspensao).not.toBeNull()
  const page = await open('responsavel2', '/ordemServico', { width: 390, colorScheme: 'dark' })
  const faixa = page.getByRole('alert').filter({ hasText: 'Posto suspenso.' })
  await expect(faixa).toContainText('Terminar o que está aberto, com as peças que faltam, e entregar')
  await expectAccessible(page)
  await page.goto('/ordemServico/novo')
  const suspenso = page.getByRole('region', { name: 'Posto suspenso' })
  await expect(suspenso.getByRole('heading', { name: 'Este posto não abre OS agora' })).toBeVisible()
  await expect(suspenso.getByRole('link', { name: 'Pagar com PIX' })).toBeVisible()
  await expectAccessible(page)
  await faixa.getByRole('link', { name: 'Pagar com PIX' }).click()
  await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
  await page.goto('/plano')
  await expect(page.getByRole('region', { name: 'Plano', exact: true })).toContainText('em uso')
  await expect(page.getByRole('table', { name: 'Cobranças' })).toContainText('Vencida')
  // On a tablet too the word of an overdue charge has its room.
  await page.setViewportSize({ width: 768, height: 1024 })
  const vencida = page.getByRole('cell', { name: 'Vencida' }).first()
  await expect(page.getByRole('columnheader', { name: 'Multa e juros' })).toBeVisible()
  expect(await vencida.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('region', { name: 'Pagar com PIX' })).toContainText('dias')
  await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const { body: lista } = await responsavel.call<Lista>('GET', '/postoAutorizadoPagamento?size=100')
  const [uma] = Object.values(lista._embedded).flat()
  const { body: plano } = await responsavel.call<PlanoDoPosto>(
    'GET',
    `/postoAutorizado/${uma?.posto.id}/plano`,
  )
  const { total = 0, pix, cobrancas = [] } = plano.emAtraso ?? {}
  const extrato = extratoDe([
    { valor: total, texto: `PIX ${/RT[0-9A-F]{16}/.exec(pix ?? '')?.[0]}` },
    { valor: 12.34, texto: 'DEPOSITO' },
    { valor: -5, texto: 'TARIFA' },
  ])

  const banco = await open('financeiro', '/postoAutorizadoPagamento')
  await banco.getByRole('link', { name: 'Conciliar extrato', exact: true }).click()
  await banco.getByLabel('Extrato OFX').setInputFiles(extrato)
  const casam = banco.getByRole('table', { name: 'Lançamentos que casam' })
  await expect(casam.getByRole('row')).toHaveCount(2)
  await expect(casam).toContainText(`e mais ${cobrancas.length - 1} vencidas`)
  await expect(banco.getByRole('region', { name: 'Você decide' })).toContainText(
    'Nenhuma cobrança deste valor.',
  )
  await expect(banco.getByText('deixa de estar suspenso na hora.')).toBeVisible()
  await expectAccessible(banco)
  await banco.getByRole('button', { name: 'Confirmar 1', exact: true }).click()
  await expect(banco.getByText('não está mais suspenso.')).toBeVisible()

  await expect(faixa).toHaveCount(0)
  await page.goto('/ordemServico/novo')
  await expect(page.getByRole('button', { name: 'Cadastrar cliente novo' })).toBeVisible()
  await expect(faixa).toHaveCount(0)
})
