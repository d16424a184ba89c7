import type { ContagemColetor, ContagemResumo } from '@app/contract/armazem/contagem'
import { newProdutoComLotes } from '../../support/estoque.ts'
import { scan } from '../../support/leitor.ts'
import { expect, test } from '../../support/people.ts'

test('two people count blind, a difference is asked for with its reason, and another person lets it into the stock', async ({
  open,
  api,
  provokes,
}) => {
  provokes('ERR_FAILED /contagem/:id/contar')
  const [admin, operador] = [await api('admin'), await api('operador')]
  const {
    codigoProduto: codigo,
    descricao,
    id: produto,
  } = await newProdutoComLotes(admin, [{ lote: 'L1', dataDeValidade: null, quantidade: 12 }])
  const { body: lista } = await admin.call<ContagemResumo>('POST', '/contagem', {
    criterio: 'PRODUTO',
    produtos: [produto],
  })
  const coletor = await open('operador', `/contagem/${lista.id}/coletor`, { width: 390, height: 844 })
  await expect(coletor.getByRole('heading', { name: descricao })).toBeVisible()
  await expect(coletor.getByText('12', { exact: true })).toHaveCount(0)
  await scan(coletor, '000123')
  await expect(coletor.getByRole('alert')).toContainText('Produto errado')
  await coletor.getByRole('button', { name: 'Entendi' }).click()
  await scan(coletor, codigo)
  await expect(coletor.getByRole('status', { name: 'Contado' })).toContainText('1')
  await coletor.getByRole('button', { name: '0', exact: true }).click()
  await coletor.route('**/contagem/*/contar', (route) => route.abort())
  await coletor.getByRole('button', { name: 'Contei 10, próximo' }).click()
  await expect(coletor.getByText('1 leitura guardada')).toBeVisible()
  expect(await coletor.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await coletor.unroute('**/contagem/*/contar')
  await coletor.reload()
  await expect(coletor.getByText('espera a segunda contagem, de outra pessoa')).toBeVisible()

  const { body: minha } = await admin.call<ContagemColetor>('GET', `/contagem/${lista.id}/coletor`)
  const [linha] = minha.linhas
  await admin.call('POST', `/contagem/${lista.id}/contar`, {
    linha: linha?.id,
    vez: 2,
    quantidade: 10,
    codigo: null,
  })
  const page = await open('admin', `/contagem/${lista.id}`)
  const row = page.getByRole('row').filter({ hasText: codigo })
  await expect(row).toContainText('− 2')
  await row.getByLabel(`Motivo de ${codigo}`).selectOption('Perda')
  await page.getByRole('button', { name: 'Pedir ajuste' }).click()
  await page.getByRole('button', { name: /A aprovar/ }).click()
  await expect(row).toContainText('outra pessoa aprova')

  const outra = await open('operador', `/contagem/${lista.id}`)
  const pedida = outra.getByRole('row').filter({ hasText: codigo })
  await pedida.getByRole('checkbox').check()
  await outra.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(outra.getByText('1 ajuste entrou no estoque.')).toBeVisible()
  const { body: saldos } = await operador.call<{ fisico: number }[]>(
    'GET',
    `/estoque/produtos/${produto}/saldos`,
  )
  expect(saldos.map(({ fisico }) => fisico)).toEqual([10])
})
