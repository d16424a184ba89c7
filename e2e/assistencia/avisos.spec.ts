import type { Inicio } from '@app/contract/assistencia/inicio'
import { repairedOs } from '../support/os.ts'
import { expect, test } from '../support/people.ts'

// One after the other: the second tells everybody who waits, the first one's consumer too.
test.describe.configure({ mode: 'default' })

test('decisions 54: a consumer without e-mail waits in the box until the post says how she was told', async ({
  open,
  api,
}) => {
  const os = await repairedOs(await api('atendente'), await api('tecnico'), await api('responsavel'))
  const page = await open('atendente', '/dashboard')
  await page
    .getByRole('list', { name: 'O que espera por você' })
    .getByRole('link', { name: /clientes? a avisar$/ })
    .click()
  await expect(page).toHaveURL(/avisar=true/)
  await page.getByRole('table').getByRole('link', { name: os.numero }).first().click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)

  const avisos = page.getByRole('list', { name: 'Avisos da OS' })
  await expect(avisos.getByRole('listitem').first()).toContainText('Pronto para retirar')
  await expect(avisos.getByRole('listitem').first()).toContainText('Não avisado')
  await avisos.getByRole('button', { name: 'Avisar o cliente' }).click()
  const dialog = page.getByRole('dialog', { name: /^Avisar/ })
  const mensagem = dialog.getByLabel('Mensagem')
  await expect(mensagem).toHaveValue(
    new RegExp(`OS ${os.numero}: Você já pode retirar .*/acompanhar/[\\w-]{43}`),
  )
  await mensagem.fill('Pode vir buscar, Dalva.')
  await expect(dialog.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5519900000142?text=Pode%20vir%20buscar%2C%20Dalva.',
  )
  await dialog.getByLabel('Como foi avisado').selectOption('Telefone')
  await dialog.getByRole('button', { name: 'Marcar como avisado' }).click()
  await expect(dialog).toBeHidden()
  await expect(avisos.getByRole('listitem').first()).toContainText(/Avisado por .+, Telefone/)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('Cliente avisado')
  await page.goto('/ordemServico?avisar=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordens de serviço')
  await expect(page.getByRole('table').getByRole('link', { name: os.numero })).toHaveCount(0)
})

test('decisions 54: the counter tells her from the start, and marks it there', async ({ open, api }) => {
  const [atendente, responsavel] = [await api('atendente'), await api('responsavel')]
  const os = await repairedOs(atendente, await api('tecnico'), responsavel)
  // The card shows those that wait longest, so the others are told.
  const esperam = async () =>
    (await atendente.call<Inicio>('GET', '/inicio')).body.avisar?.avisos.filter(
      ({ ordemServico }) => ordemServico.id !== os.id,
    ) ?? []
  for (let before = await esperam(); before.length >= 5; before = await esperam())
    for (const { id, ordemServico } of before)
      await atendente.call('PUT', `/ordemServico/${ordemServico.id}/avisos/${id}`, { via: 'OUTRO' })
  const page = await open('atendente', '/dashboard')
  const linhas = page.getByRole('region', { name: 'Clientes a avisar' }).getByRole('listitem')
  const linha = linhas.filter({ hasText: `OS ${os.numero} ficou pronta. E-mail não cadastrado.` })
  await linha.getByRole('button', { name: 'WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: /^Avisar/ })
  await expect(dialog.getByLabel('Mensagem')).toHaveValue(new RegExp(`OS ${os.numero}: Você já pode retirar`))
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await linha.getByRole('button', { name: 'Avisado' }).click()
  await expect(page.getByText(`OS ${os.numero}: cliente avisado.`)).toBeVisible()
  await expect(linha).toHaveCount(0)
})

test('decisions 54: the administrator changes a text, sees it before it is saved, and goes back to the product’s', async ({
  open,
}) => {
  const page = await open('admin', '/configuracoes/avisos')
  await page.getByLabel('Quando').selectOption('Peça substituída')
  const whatsapp = page.getByRole('textbox', { name: 'WhatsApp' })
  const previa = page.getByRole('region', { name: 'WhatsApp' })
  await whatsapp.fill('{nome}, uma peça mudou na OS {numero}.')
  await expect(page.getByText('O texto precisa do link de acompanhamento: {link}.').first()).toBeVisible()
  await whatsapp.fill('{nome}, uma peça mudou na OS {numero}: {link}')
  await expect(previa).toContainText('Dalva, uma peça mudou na OS 388/2026: https://exemplo.com.br')
  await expect(page.getByRole('region', { name: 'Como chega' })).toContainText('Uma peça do seu conserto')
  await page.getByRole('button', { name: 'Enviar um teste para mim' }).click()
  await expect(page.getByText('O teste foi enviado para o seu e-mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Configurações salva com sucesso.')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar ao texto do produto' }).click()
  await expect(whatsapp).toHaveValue(/^Olá, \{nome\}! OS \{numero\}: A peça aprovada/)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('button', { name: 'Voltar ao texto do produto' })).toHaveCount(0)
})
