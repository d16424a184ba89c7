import type { PostoCondicoes } from '@app/contract/assistencia/condicoes'
import { linkOf } from '../support/oficina.ts'
import { openedOs, repairedOs, osApi } from '../support/os.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

const TEXTO = 'Guardamos o relógio por 90 dias depois de pronto.'
const ACEITE = 'O cliente leu e aceita as condições'

test('decisions 62: a post writes its conditions, they are accepted at the intake, printed, and read by the consumer', async ({
  open,
  stranger,
  api,
}) => {
  const atendente = await api('atendente')
  const os = await osApi(atendente).createOs()
  const ler = async () =>
    (await atendente.call<PostoCondicoes>('GET', `/postoAutorizado/${os.posto.id}/condicoes`)).body

  const responsavel = await open('responsavel', '/inicio')
  await responsavel.getByRole('link', { name: 'Condições do posto' }).click()
  await responsavel.getByLabel('Texto').fill(`${TEXTO} ${os.numero}`)
  await expectAccessible(responsavel)
  await responsavel.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(async () => (await ler()).texto).toBe(`${TEXTO} ${os.numero}`)
  const { versao } = await ler()

  const balcao = await open('atendente', `/ordemServico/${os.id}`)
  await balcao.getByRole('button', { name: 'Abrir OS' }).first().click()
  const dialogo = balcao.getByRole('dialog', { name: 'Abrir OS' })
  await expect(dialogo.getByText(`${TEXTO} ${os.numero}`)).toBeVisible()
  await dialogo.getByRole('switch', { name: ACEITE }).click()
  await dialogo.getByRole('button', { name: 'Abrir OS' }).click()
  await expect(balcao.getByRole('region', { name: 'Condições aceitas' })).toContainText(`versão ${versao}`)

  await balcao.goto(`/ordemServico/${os.id}/imprimir/recibo`)
  const recibo = balcao.getByRole('article', { name: /^Comprovante de entrada/ })
  await expect(recibo.getByText(`${TEXTO} ${os.numero}`)).toBeVisible()
  await expect(recibo.getByText(/SHA-256 [0-9a-f]{64}/)).toBeVisible()

  const consumidor = await stranger({ width: 390, height: 844 })
  await consumidor.goto(await linkOf(atendente, os.id))
  await consumidor.getByText('Aceitas em').click()
  await expect(consumidor.getByText(`${TEXTO} ${os.numero}`)).toBeVisible()
})

test('decisions 62: the list finds the watches that nobody fetches', async ({ open, api }) => {
  const atendente = await api('atendente')
  const pronta = await repairedOs(atendente, await api('tecnico'), await api('responsavel'))
  const os = await openedOs(atendente)
  const page = await open('atendente', '/ordemServico?retirada=0')
  await expect(page.getByRole('row').filter({ hasText: pronta.numero })).toContainText(/espera retirada/)
  await expect(page.getByText(os.numero, { exact: true })).toHaveCount(0)
})
