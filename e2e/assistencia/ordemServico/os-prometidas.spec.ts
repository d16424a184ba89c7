import { addDays } from '@app/rules/assistencia/ordemServico'
import { localDay, ZONA_PADRAO } from '@app/rules/casca/tempo'
import { openedOs, osApi } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import type { Api } from '../../support/api.ts'

const hoje = () => localDay(new Date(), ZONA_PADRAO)
/** Words of a day as the calendar names it: 'quarta-feira, 25 de novembro'. */
const nome = (dia: string) =>
  new Intl.DateTimeFormat('pt-BR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${dia}T00:00:00Z`))

/** A new order of its own, promised for this day. */
const promised = async (atendente: Api, dia: string) => {
  const os = await openedOs(atendente)
  const { body } = await atendente.call<{ versao: number }>('PUT', `/ordemServico/${os.id}`, {
    dataPrometida: dia,
    versao: os.versao,
  })
  return { ...os, versao: body.versao }
}

test('a promised order is dragged to another day of its week, which can be undone; past days take nothing', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const [amanha, depois] = [addDays(hoje(), 21), addDays(hoje(), 22)]
  // A Saturday and the Sunday after it are of two weeks.
  const [de, para] =
    new Date(`${amanha}T00:00:00Z`).getUTCDay() === 6 ? [depois, addDays(depois, 1)] : [amanha, depois]
  const os = await promised(atendente, de)
  const page = await open(
    'responsavel',
    `/ordemServico?modo=calendario&escala=semana&dia=${de}&busca=${encodeURIComponent(os.numero)}`,
  )
  const dia = (day: string) => page.getByRole('region', { name: new RegExp(`^${nome(day)}:`) })
  const item = (day: string) => dia(day).getByRole('listitem').filter({ hasText: os.numero })
  await expect(item(de)).toBeVisible()
  await expectAccessible(page)
  await item(de).dragTo(dia(para))
  await expect(item(para)).toBeVisible()
  await expect(dia(para)).toHaveAccessibleName(`${nome(para)}: 1 OS`)
  expect((await osApi(atendente).get(os.id)).dataPrometida).toBe(para)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(item(de)).toBeVisible()

  // The filter goes along from mode to mode.
  const modos = page.getByRole('navigation', { name: 'Como mostrar' })
  // Toasts lie over the header for a while.
  await modos.getByRole('link', { name: 'Lista' }).press('Enter')
  await expect(page).toHaveURL(/busca=/)
  await expect(page.getByRole('table').getByText(os.numero)).toBeVisible()
  await modos.getByRole('link', { name: 'Prometidas' }).press('Enter')
  await expect(page).toHaveURL(/modo=calendario/)
})

test('on a phone the days are a list, and the day is changed by keyboard; the past is refused where it was typed', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/:id')
  const atendente = await api('atendente')
  const os = await promised(atendente, hoje())
  const page = await open(
    'atendente',
    `/ordemServico?modo=calendario&busca=${encodeURIComponent(os.numero)}`,
    { width: 390, height: 844 },
  )
  await expect(page.getByRole('region', { name: `${nome(hoje())}: 1 OS` })).toBeVisible()
  await page.getByRole('button', { name: `Mudar o dia de OS ${os.numero}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mudar o dia prometido' })
  const campo = dialog.getByLabel('Prometida para')
  await campo.fill('01/01/2024')
  await campo.press('Control+Enter')
  await expect(dialog.getByText('Prometa para hoje ou depois.').first()).toBeVisible()
  await campo.fill('')
  await campo.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Nenhuma OS prometida para estes dias.')).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
