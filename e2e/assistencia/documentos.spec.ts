import { randomUUID } from 'node:crypto'
import { pdfOf } from '../../apps/server/src/demo/pdf.ts'
import { act, field } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

const pdf = (nome: string, linha: string) => ({
  name: `${nome}.pdf`,
  mimeType: 'application/pdf',
  buffer: pdfOf(['Circular', linha]),
})

test('rede §5: a circular is published, found by a word of its PDF, read, confirmed and replaced', async ({
  open,
}) => {
  const palavra = `gaxeta${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x').replaceAll('-', 'x')}`
  const titulo = `Circular ${randomUUID().slice(0, 6)}`
  const sp = await open('sp', '/doc')
  await sp.getByRole('banner').getByRole('link', { name: 'Novo documento' }).click()
  await act(sp, 'Salvar').click()
  await expect(sp.getByText('Título: preenchimento obrigatório').first()).toBeVisible()
  await field(sp, 'Título').fill(titulo)
  await field(sp, 'Tipo').selectOption('Circular')
  await sp.getByText('Pede “Li e estou ciente”').click()
  await act(sp, 'Salvar').click()
  const dialog = sp.getByRole('dialog', { name: 'Nova versão' })
  const enviar = async (nome: string, linha: string, mudou: string) => {
    await act(sp, 'Nova versão').click()
    await dialog.locator('input[type=file]').setInputFiles(pdf(nome, linha))
    await field(dialog, 'O que mudou').fill(mudou)
    await act(dialog, 'Enviar versão').click()
    await expect(dialog).toBeHidden()
  }
  await enviar('primeira', `Troque a ${palavra} do fundo.`, 'Primeira versão')
  await expect(sp.getByRole('region', { name: 'Página 1' })).toContainText(palavra)
  await sp.getByRole('link', { name: 'Editar' }).click()
  await field(sp, 'Status').selectOption('Publicado')
  await act(sp, 'Salvar').click()
  await expect(sp.getByRole('region', { name: 'Quem está ciente' })).toContainText('ainda não leu')

  const tecnico = await open('tecnico', `/doc?busca=${palavra}`, { width: 390, height: 844 })
  const linha = tecnico.getByRole('table', { name: 'Documentos técnicos' }).getByRole('row')
  // A job reads the file's text soon afterwards; the open list is told.
  await expect(linha.filter({ hasText: titulo })).toContainText('p. 1', { timeout: 30_000 })
  // The passage has the width of the phone, not that of one cell beside the others.
  const trecho = linha.filter({ hasText: titulo }).getByRole('listitem').first()
  await expect.poll(async () => (await trecho.boundingBox())?.width).toBeGreaterThan(260)
  await expectAccessible(tecnico)
  await linha.getByRole('link', { name: titulo }).click()
  await expect(tecnico.getByRole('region', { name: 'Página 1' })).toContainText(palavra)
  await act(tecnico, 'Li e estou ciente').click()
  await expect(tecnico.getByText(/^Você está ciente desde/)).toBeVisible()
  await expectAccessible(tecnico)

  await sp.reload()
  await expect(sp.getByRole('region', { name: 'Quem está ciente' })).toContainText('ciente em')
  await enviar('segunda', 'Sem gaxeta.', 'A gaxeta saiu de linha')
  await tecnico.goto('/doc?leitura=PEDE_CIENCIA')
  await linha.getByRole('link', { name: titulo }).click()
  // Confirmations of the first version do not count for this one.
  await expect(act(tecnico, 'Li e estou ciente')).toBeVisible()
  await expect(tecnico.getByRole('region', { name: 'Versões' })).toContainText('A gaxeta saiu de linha')
})

test('rede §5: what the search found is marked in the reader, from one hit to the next over its pages', async ({
  open,
  api,
}) => {
  const palavra = `trinq${randomUUID().replaceAll(/[\d-]/g, 'x').slice(0, 6)}a`
  const titulo = `Manual ${palavra}`
  const { call } = await api('sp')
  const { body: doc } = await call<{ id: number }>('POST', '/doc', { titulo, tipo: 'MANUAL' })
  const { body: com } = await call<{ versao: number }>('POST', `/doc/${doc.id}/versao`, {
    arquivo: {
      filename: 'manual.pdf',
      contentType: 'application/pdf',
      data: pdfOf(
        ['Capa'],
        [`A ${palavra} de cima.`, `A ${palavra} de baixo.`],
        ['Entre elas'],
        [`Monte a ${palavra}.`],
      ).toString('base64'),
    },
    mudou: 'Primeira versão',
  })
  await call('PUT', `/doc/${doc.id}`, { titulo, tipo: 'MANUAL', status: 'PUBLICADO', versao: com.versao })
  const page = await open('tecnico', `/doc?busca=${palavra}`, { width: 390, height: 844 })
  const linha = page.getByRole('row').filter({ hasText: titulo })
  await expect(linha).toContainText('p. 2', { timeout: 30_000 })
  await linha.getByRole('link', { name: titulo }).click()
  const procura = page.getByRole('search')
  await expect(procura.getByRole('status')).toHaveText('1 de 2 nesta página · em 2 páginas')
  const marcas = page.getByRole('region', { name: 'Página 2' }).locator('mark')
  await expect(marcas).toHaveText([palavra, palavra])
  await expect(marcas.nth(0)).toHaveAttribute('data-atual')
  await expectAccessible(page)
  const proximo = procura.getByRole('button', { name: 'Próximo achado' })
  await proximo.click()
  await expect(marcas.nth(1)).toHaveAttribute('data-atual')
  await proximo.click()
  await expect(procura.getByRole('status')).toHaveText('1 de 1 nesta página · em 2 páginas')
  await expect(page.getByRole('region', { name: 'Página 4' }).locator('mark')).toHaveText(palavra)
  await expect(proximo).toBeDisabled()
  await procura.getByRole('button', { name: 'Achado anterior' }).click()
  await expect(procura.getByRole('status')).toHaveText('2 de 2 nesta página · em 2 páginas')

  await procura.getByLabel('Procurar neste documento').fill('turbina')
  await page.keyboard.press('Enter')
  await expect(procura.getByRole('status')).toHaveText('Nenhuma página tem estas palavras.')
  await expect(page).toHaveURL(/busca=turbina/)
})

test('rede §5: an open page tells that its document was withdrawn, and shows it no longer', async ({
  open,
  provokes,
}) => {
  const titulo = `Circular ${randomUUID().slice(0, 6)}`
  const sp = await open('sp', '/doc/novo')
  await field(sp, 'Título').fill(titulo)
  await field(sp, 'Tipo').selectOption('Circular')
  await act(sp, 'Salvar').click()
  await act(sp, 'Nova versão').click()
  const dialog = sp.getByRole('dialog', { name: 'Nova versão' })
  await dialog.locator('input[type=file]').setInputFiles(pdf('recolhida', 'Troque a coroa.'))
  await field(dialog, 'O que mudou').fill('Primeira versão')
  await act(dialog, 'Enviar versão').click()
  await expect(dialog).toBeHidden()
  const path = new URL(sp.url()).pathname
  const publicar = async (status: string) => {
    await sp.goto(`${path}/editar`)
    await field(sp, 'Status').selectOption(status)
    await act(sp, 'Salvar').click()
    await expect(sp).toHaveURL(path)
  }
  await publicar('Publicado')
  const tecnico = await open('tecnico', path, { width: 390, height: 844 })
  const pagina = tecnico.getByRole('region', { name: 'Página 1' })
  await expect(pagina).toContainText('Troque a coroa.')
  provokes('404 /doc/:id')
  await publicar('Rascunho')
  await expect(tecnico.getByText('Este documento foi recolhido enquanto você o lia.')).toBeVisible()
  await expect(pagina).toHaveCount(0)
  await expectAccessible(tecnico)
})

test('only who writes them makes documents; who reads them finds no way in', async ({ open }) => {
  const page = await open('atendente', '/doc')
  await expect(page.getByRole('heading', { name: 'Documentos técnicos', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Novo documento' })).toHaveCount(0)
  await page.goto('/doc/novo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso não permitido')
})
