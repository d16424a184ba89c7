import { expect, test } from '../../support/people.ts'
import { PIXEL } from '../../support/pixel.ts'

test('a refused file says why, and its words go back to the field; a photo is seen where it was sent', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /chat/:id/mensagens')
  const { call } = await api('atendente')
  const { body } = await call<{ id: number }>('POST', '/chat', { equipe: 'MANAUS' })
  const page = await open('atendente', `/chat?conversa=${body.id}`)
  const mark = crypto.randomUUID().slice(0, 8)
  const texto = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  const attach = (name: string, mimeType: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(PIXEL, 'base64') })
  await attach('nota.pdf', 'application/pdf')
  await texto.fill(`Segue ${mark}.`)
  await page.keyboard.press('Enter')
  const recusada = page.getByRole('listitem').filter({ hasText: 'O nome diz que o arquivo é um PDF' })
  await expect(recusada).toContainText(mark)
  await recusada.getByRole('button', { name: 'Escrever de novo' }).click()
  await expect(texto).toHaveValue(`Segue ${mark}.`)
  await expect(recusada).toHaveCount(0)

  await attach('vidro.png', 'image/png')
  await texto.press('Enter')
  const dita = page.getByRole('log').getByRole('listitem').filter({ hasText: mark })
  await expect(dita.getByRole('button', { name: /^Abrir vidro/ }).locator('img')).toBeVisible()
})
