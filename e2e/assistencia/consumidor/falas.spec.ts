import { linkOf } from '../../support/oficina.ts'
import { openedOs } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

test('rede §8: without a script, at 360 px, a message is corrected and deleted where it was written', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar/:token')
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const page = await stranger({ width: 360, height: 740, hasTouch: true, javaScriptEnabled: false })
  await page.goto(await linkOf(atendente, os.id))
  const conversa = page.getByRole('region', { name: 'Fale com o posto' })
  for (const dita of ['Busco na quinta.', 'Foi sem querer.']) {
    await conversa.getByLabel('Escreva ao posto').fill(dita)
    await conversa.getByRole('button', { name: 'Enviar' }).click()
    await expect(conversa.getByRole('listitem').last()).toContainText(dita)
  }
  const [primeira, segunda] = [conversa.getByRole('listitem').first(), conversa.getByRole('listitem').last()]
  await primeira.getByText('Corrigir ou apagar').click()
  await primeira.getByLabel('Sua mensagem').fill('')
  await primeira.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await expect(primeira.getByText('Sua mensagem: preenchimento obrigatório')).toBeVisible()
  await primeira.getByLabel('Sua mensagem').fill('Busco na sexta.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await primeira.getByRole('button', { name: 'Corrigir', exact: true }).click()
  await expect(primeira).toContainText('Busco na sexta.')
  await expect(primeira).toContainText('corrigida')
  await segunda.getByText('Corrigir ou apagar').click()
  await segunda.getByRole('button', { name: 'Apagar mensagem' }).click()
  await expect(segunda).toContainText('Mensagem apagada')
  await expect(segunda.getByText('Corrigir ou apagar')).toHaveCount(0)
})
