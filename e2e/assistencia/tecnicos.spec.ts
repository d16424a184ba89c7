import { expect, expectAccessible, test } from '../support/people.ts'
import { openedOs, osApi } from '../support/os.ts'
import { act, field, toasts } from '../support/pessoas.ts'

test('S7-072: the responsável ends a training and gives another; the técnico sees what he may repair first, and is warned at the rest', async ({
  open,
  api,
}) => {
  test.slow()
  const balcao = await api('atendente')
  const os = osApi(balcao)
  const { body: modelos } = await balcao.call<{ id: number }[]>('GET', '/modeloProduto/findAll?q=AM-5005')
  const [parede] = modelos
  if (!parede) throw new Error('the demo day has no clock of that model')
  // The clock is older, so only the training can put the watch before it.
  const relogio = { modelo: { id: parede.id }, numeroSerie: `P${Date.now()}` }
  const fora = await os.move(await os.createOs({ relogio }), 'abrir', { relogioPresente: true })
  const dentro = await openedOs(balcao)

  const page = await open('responsavel', '/colaboradores')
  await page.getByRole('link', { name: 'Técnicos', exact: true }).click()
  const row = page
    .getByRole('table', { name: 'Técnicos' })
    .getByRole('row')
    .filter({ hasText: 'Tadeu Técnico' })
  await expect(row).toContainText('Ampulheta Inventada')
  await expect(row).toContainText('Venceu em')
  await expectAccessible(page)
  await row.getByRole('link').click()
  const groups = page.getByRole('group', { name: /^Treinamento \d+$/ })
  await expect(groups.first()).toBeVisible()
  const before = await groups.count()
  await act(page, 'Acrescentar treinamento').click()
  await act(page, 'Salvar').click()
  await expect(page.getByText('Marca: preenchimento obrigatório')).toBeVisible()
  await act(page, `Remover treinamento ${before + 1}`).click()
  // The first by name is the brand of the wall clocks, whose training is over.
  await field(groups.first(), 'Vale até').fill('01/02/2026')
  await expectAccessible(page)
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Treinamentos salvos.')).toBeVisible()
  await expect(row).toContainText('Venceu em 01/02/2026')

  const bench = await open('tecnico', `/bancada?os=${fora.id}`, { width: 390, height: 844 })
  const queue = bench.getByRole('region', { name: 'Fila de hoje' })
  await queue.getByRole('button', { name: /^Sem dono/ }).click()
  const links = queue.locator(`a[href="/bancada?os=${dentro.id}"], a[href="/bancada?os=${fora.id}"]`)
  await expect(links.first()).toHaveAttribute('href', `/bancada?os=${dentro.id}`)
  await expect(links.last()).toContainText('Sem treinamento')
  const inHand = bench.getByRole('region', { name: fora.relogio?.modelo.descricao ?? '' })
  await act(inHand, 'Assumir').click()
  const dialog = bench.getByRole('dialog')
  await expect(dialog).toContainText('Você não tem treinamento vigente para este relógio.')
  await expectAccessible(bench)
  await act(dialog, 'Assumir assim mesmo').click()
  await expect(inHand).toContainText('com Tadeu Técnico')
  const historico = await (
    await api('tecnico')
  ).call<{ nota: string | null }[]>('GET', `/ordemServico/historico/${fora.id}`)
  expect(JSON.stringify(historico)).toContain('Com Tadeu Técnico. Sem treinamento vigente para este relógio.')
})
