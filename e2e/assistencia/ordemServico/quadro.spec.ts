import { budgetedOs, openedOs, osApi } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('the board moves an order by dragging it where the table of acts lets it go, and asks what the act asks', async ({
  open,
  api,
}) => {
  const os = await budgetedOs(await api('atendente'), await api('tecnico'))
  // Only this order: a status with many shows its oldest.
  const page = await open('responsavel', `/ordemServico?busca=${encodeURIComponent(os.numero)}`)
  await page.getByRole('navigation', { name: 'Como mostrar' }).getByRole('link', { name: 'Quadro' }).click()
  await expect(page).toHaveURL(/modo=quadro/)
  const raia = (nome: string) => page.getByRole('region', { name: new RegExp(`^${nome}`) })
  const cartao = (nome: string) => raia(nome).getByRole('listitem').filter({ hasText: os.numero })
  await expect(cartao('Com o cliente')).toBeVisible()
  await expectAccessible(page)

  // While an order is over the board, each lane says what dropping it there does and asks, or why it cannot be.
  const erguida = cartao('Com o cliente').locator('[draggable="true"]')
  await erguida.dispatchEvent('dragstart', {
    dataTransfer: await page.evaluateHandle(() => new DataTransfer()),
  })
  await expect(raia('Entrada')).toContainText('não volta para Entrada')
  await expect(raia('Com o cliente')).toContainText('Reprovar orçamentopede: quem respondeu, motivo')
  await expect(raia('Conserto')).toContainText('Alterar orçamentoabre o orçamento')
  await expect(raia('Entrega')).toContainText('antes passa por Controle de qualidade')
  await expectAccessible(page)
  await erguida.dispatchEvent('dragend')
  await expect(raia('Entrada')).not.toContainText('não volta')

  // Nothing leads back to the intake: dropped there, it stays.
  await cartao('Com o cliente').dragTo(raia('Entrada'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await cartao('Com o cliente').dragTo(raia('Peça ou troca'))
  // Two acts lead there: which one is asked.
  await page
    .getByRole('dialog', { name: `Mover OS ${os.numero}` })
    .getByRole('button', { name: 'Aprovar orçamento' })
    .click()
  const dialog = page.getByRole('dialog', { name: /Aprovar orçamento/ })
  await dialog.getByLabel('Quem respondeu').fill('Dalva Quaresma')
  await dialog.getByRole('button', { name: 'Aprovar orçamento' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cartao('Com o cliente')).toHaveCount(0)
  await cartao('Peça ou troca').or(cartao('Conserto')).getByRole('link').click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
})

test('on a phone, and by keyboard, a button makes the same moves; the filters stay between list and board', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('tecnico', `/ordemServico?modo=quadro&busca=${encodeURIComponent(os.numero)}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: `Mover OS ${os.numero}` }).press('Enter')
  // One act leads on from the intake: it is asked at once.
  const dialog = page.getByRole('dialog', { name: /Pré-avali/ })
  await dialog.getByLabel('Pré-avaliação').fill('Atraso confirmado.')
  await dialog.getByRole('button', { name: /^(Pré-avaliar|Salvar)/ }).click()
  await expect(
    page.getByRole('region', { name: /^Avaliação/ }).getByRole('link', { name: `OS ${os.numero}` }),
  ).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  await page.getByRole('navigation', { name: 'Como mostrar' }).getByRole('link', { name: 'Lista' }).click()
  await expect(page).not.toHaveURL(/modo=quadro/)
  await expect(page).toHaveURL(/busca=/)
})

test('the dials count each colour of what is searched, and show one of them; on a phone one lane is open', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('atendente', '/ordemServico?modo=quadro')
  await page.getByLabel('Procurar no quadro').fill(os.numero)
  await page.getByLabel('Procurar no quadro').press('Enter')
  await expect(page).toHaveURL(/busca=/)
  const cores = page.getByRole('group', { name: 'Mostrar por cor' })
  const cor = (name: RegExp) => cores.getByRole('button', { name })
  const cartao = page.getByRole('listitem').filter({ hasText: os.numero })
  await expect(cor(/^Azul.*: 1$/)).toHaveAttribute('aria-pressed', 'false')
  await cor(/^Vermelho.*: 0$/).click()
  await expect(page).toHaveURL(/semaforo=VERMELHO/)
  await expect(cartao).toHaveCount(0)
  // What another touch would show is still counted.
  await cor(/^Azul.*: 1$/).click()
  await expect(cartao).toBeVisible()
  await expectAccessible(page)
  await cor(/^Azul.*: 1$/).click()
  await expect(page).not.toHaveURL(/semaforo/)

  await page.setViewportSize({ width: 390, height: 844 })
  const raia = (name: RegExp) => page.getByRole('heading', { level: 2 }).getByRole('button', { name })
  await expect(raia(/^Entrada/)).toHaveAttribute('aria-expanded', 'true')
  await raia(/^Conserto/).click()
  await expect(raia(/^Entrada/)).toHaveAttribute('aria-expanded', 'false')
  await expect(cartao).toHaveCount(0)
  await expectAccessible(page)
  await raia(/^Entrada/).click()
  await expect(cartao).toBeVisible()
})

test('the row above the lanes narrows the board by bench and brand, and shows what has ended to who asks', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  await osApi(await api('responsavel')).move(os, 'cancelar', { motivo: 'O cliente desistiu.' })
  const page = await open('responsavel', `/ordemServico?modo=quadro&busca=${encodeURIComponent(os.numero)}`)
  const cartao = page
    .getByRole('region', { name: /^Entrega/ })
    .getByRole('listitem')
    .filter({ hasText: os.numero })
  const encerradas = page.getByRole('switch', { name: 'Encerradas' })
  await expect(encerradas).not.toBeChecked()
  await expect(cartao).toHaveCount(0)
  await encerradas.click()
  await expect(page).toHaveURL(/encerradas=true/)
  await expect(cartao).toBeVisible()
  await expectAccessible(page)

  const marca = os.relogio?.modelo.marca.nome ?? ''
  await page.getByLabel('Marca').selectOption(marca)
  await expect(page).toHaveURL(/marca=\d+/)
  await expect(cartao).toBeVisible()
  // Nobody has it on the bench.
  await page.getByLabel('Técnico').selectOption({ index: 1 })
  await expect(page).toHaveURL(/tecnico=\d+/)
  await expect(cartao).toHaveCount(0)
  await page.getByLabel('Técnico').selectOption('Todos os técnicos')
  await encerradas.click()
  await expect(page).not.toHaveURL(/encerradas/)
  await expect(cartao).toHaveCount(0)
})
