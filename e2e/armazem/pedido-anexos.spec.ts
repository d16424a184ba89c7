import { readFile, truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Pedido } from '@app/contract/armazem/pedido'
import { expect, test, walk } from '../support/people.ts'
import { addLine, formOf, PDF } from '../support/pedido-form.ts'

const ANEXOS = [
  ['NF', 'nf'],
  ['PV', 'pv'],
  ['TAG', 'tag'],
  ['Carta de correção', 'cartaDeCorrecao'],
  ['Guia Difal', 'guiaDifal'],
  ['Comprovante Difal', 'comprovanteDifal'],
] as const

const choose = (page: Page, label: string, name: string, buffer = PDF, mimeType = 'application/pdf') =>
  page
    .getByRole('region', { name: 'Anexos' })
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType, buffer })

test.describe('six files of an order', () => {
  const begun = walk(async ({ open }) => ({ page: await open('cliente2', '/pedidos/novo') }))
  let id = 0

  test('go with the order, and come down by their names as they went up (S1-024, S2-082, S2-083, S2-084, S2-085, S2-086, S2-087)', async () => {
    const { page } = begun()
    const form = formOf(page)
    await form.coleta.fill('01/02/2031 10:15')
    await addLine(form, 'SU-1000', 1)
    for (const [label, campo] of ANEXOS) {
      await choose(page, label, `${campo} ação.pdf`)
      await expect(form.anexo(label).filter({ hasText: `${campo} ação.pdf` })).toContainText(
        'vai com o pedido',
      )
    }
    await form.enviar.click()
    await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
    id = Number(/\d+$/.exec(page.url()))
    for (const [label, campo] of ANEXOS) {
      const down = page.getByRole('button', { name: `Baixar ${label}` })
      await expect(down).toBeVisible()
      const [download] = await Promise.all([page.waitForEvent('download'), down.click()])
      expect(download.suggestedFilename()).toBe(`${campo} ação.pdf`)
      expect(await readFile(await download.path())).toEqual(PDF)
    }
    await expect(page.getByText('6 de 6')).toBeVisible()
  })

  test('are returned with the order (S3-046, S3-047, S3-048, S3-049, S3-050, S3-051, S3-052)', async ({
    api,
  }) => {
    const stored = await (await api('cliente2')).getPedido(id)
    for (const [, campo] of ANEXOS)
      expect(stored[campo]).toMatchObject({
        filename: `${campo} ação.pdf`,
        length: PDF.length,
        contentType: 'application/pdf',
      })
  })

  test('are removed one by one, after a question', async ({ api }) => {
    const { page } = begun()
    const { getPedido } = await api('cliente2')
    await page.getByRole('button', { name: 'Remover TAG' }).click()
    const asked = page.getByRole('dialog', { name: 'Remover TAG?' })
    await expect(asked).toContainText('tag ação.pdf')
    await asked.getByRole('button', { name: 'Cancelar' }).click()
    expect((await getPedido(id)).tag).not.toBeNull()
    await page.getByRole('button', { name: 'Remover TAG' }).click()
    await asked.getByRole('button', { name: 'Remover arquivo' }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText('5 de 6')).toBeVisible()
    expect((await getPedido(id)).tag).toBeNull()
    expect((await getPedido(id)).nf).not.toBeNull()
  })
})

test('a file of the wrong kind, empty or too large is refused at its place', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /pedidos/:id/anexos/guiaDifal')
  const { createPedido, getPedido } = await api('cliente2')
  const { id } = await createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await choose(page, 'NF', 'programa.exe', Buffer.from('MZ'), 'application/x-msdownload')
  await expect(form.anexo('NF').first()).toContainText(
    'Tipo de arquivo não aceito: envie PDF, XML, imagem, planilha, texto ou ZIP.',
  )
  await choose(page, 'PV', 'vazio.pdf', Buffer.alloc(0))
  await expect(form.anexo('PV').first()).toContainText('O arquivo está vazio.')
  const large = test.info().outputPath('grande.pdf')
  await writeFile(large, PDF)
  await truncate(large, 40 * 1024 * 1024 + 1)
  await page.getByRole('region', { name: 'Anexos' }).getByLabel('TAG', { exact: true }).setInputFiles(large)
  await expect(form.anexo('TAG').first()).toContainText('O arquivo passa do limite de 40 MB.')
  // The name says PDF but the content does not, and the server checks the content.
  await choose(page, 'Guia Difal', 'fingido.pdf', Buffer.from('GIF89a fingido'))
  await expect(form.anexo('Guia Difal').first().getByRole('alert')).toHaveText(
    /^O nome diz que o arquivo é|^Tipo de arquivo não aceito/,
  )
  const { nf, pv, tag, guiaDifal } = await getPedido(id)
  expect([nf, pv, tag, guiaDifal]).toEqual([null, null, null, null])
  // The same place takes the right file.
  await page
    .getByRole('button', { name: /Guia Difal/ })
    .last()
    .click()
  await choose(page, 'NF', 'certo.pdf')
  await expect(page.getByRole('button', { name: 'Baixar NF' })).toBeVisible()
})

test('a file shows how far it is, can be stopped, and is tried again', async ({ open, api, provokes }) => {
  provokes('ERR_CONNECTION_RESET /pedidos/:id/anexos/pv')
  const { createPedido, getPedido } = await api('cliente2')
  const { id } = await createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/anexos/nf', async (route) => {
    await held
    await route.fallback()
  })
  await choose(page, 'NF', 'devagar.pdf')
  await expect(page.getByRole('progressbar', { name: 'Enviando NF' })).toBeVisible()
  await expect(form.anexo('NF').first()).toContainText(/\d+ %/)
  // The page is not blocked meanwhile.
  await form.transportadora.fill('Enquanto sobe')
  release()
  await expect(page.getByRole('button', { name: 'Baixar NF' })).toBeVisible()
  await expect(form.transportadora).toHaveValue('Enquanto sobe')

  await page.route('**/anexos/pv', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(page, 'PV', 'cai.pdf')
  await expect(form.anexo('PV').first().getByRole('alert')).toHaveText(
    'Serviço temporariamente indisponível.',
  )
  await page.getByRole('button', { name: 'Tentar enviar PV de novo' }).click()
  await expect(page.getByRole('button', { name: 'Baixar PV' })).toBeVisible()

  await page.route('**/anexos/tag', () => undefined)
  await choose(page, 'TAG', 'nunca.pdf')
  await page.getByRole('button', { name: 'Cancelar o envio de TAG' }).click()
  await expect(form.anexo('TAG').first()).toContainText('Arraste ou escolha um arquivo')
  expect((await getPedido(id)).tag).toBeNull()
})

test('a concluded order keeps its files and takes what is still missing (S4-115)', async ({ open, api }) => {
  const { createPedido, getPedido, call } = await api('cliente2')
  const data = PDF.toString('base64')
  const { id } = await createPedido()
  const put = await call<Pedido>('PUT', `/pedidos/${id}`, {
    nf: { filename: 'nf.pdf', contentType: 'application/pdf', length: PDF.length, data },
    concluido: true,
  })
  expect(put.status).toBe(200)
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await expect(page.getByRole('button', { name: 'Baixar NF' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover NF' })).toHaveCount(0)
  await expect(form.concluido).toBeDisabled()
  await expect(form.anexo('PV').first()).toContainText('Acrescentar documento')
  await choose(page, 'PV', 'depois.pdf')
  await expect(page.getByRole('button', { name: 'Baixar PV' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remover PV' })).toHaveCount(0)
  expect((await getPedido(id)).pv).toMatchObject({ filename: 'depois.pdf' })
  expect((await call<boolean>('GET', `/pedidos/concluido/${id}`)).body).toBe(true)
  const refused = await call('PUT', `/pedidos/${id}`, { nf: null })
  expect(refused.status).toBe(409)
  expect((await getPedido(id)).nf).toMatchObject({ filename: 'nf.pdf' })
})
