import type { PostoCondicoes } from '@app/contract/assistencia/condicoes'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { approveOn, assessOs, first, linkOf, moveOs } from '../../support/oficina.ts'
import { osApi } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

/** The CPF of consumidor@. */
const CPF = '99999015069'

test('decisions 63: a fee is named at the intake; a deposit is asked for with the budget, paid by PIX, confirmed at the post', async ({
  open,
  stranger,
  api,
}) => {
  const people = { atendente: await api('atendente'), tecnico: await api('tecnico') }
  const os = await assessOs(people, CPF)
  const responsavel = await api('responsavel')
  const condicoes = `/postoAutorizado/${os.posto.id}/condicoes`
  const { body: antes } = await responsavel.call<PostoCondicoes>('GET', condicoes)

  const ajustes = await open('responsavel', '/configuracoes/posto')
  await ajustes.getByLabel('Tipo da chave').selectOption('E-mail')
  await ajustes.getByLabel('Chave PIX').fill('sinal@posto.example')
  await ajustes.getByLabel('Taxa de diagnóstico').fill('40')
  await expect(ajustes.getByText(/Taxa de diagnóstico: R\$ 40,00, devida só se/)).toBeVisible()
  await ajustes.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(async () => (await responsavel.call<PostoCondicoes>('GET', condicoes)).body.pix?.chave)
    .toBe('sinal@posto.example')

  const { call } = people.tecnico
  const [servico, sintoma, causa] = [
    await first(call, '/servico'),
    await first(call, '/sintomaOs'),
    await first(call, '/causaOs'),
  ]
  const linha = {
    tipo: 'SERVICO',
    servico: { id: servico.id },
    sintoma: { id: sintoma.id },
    causa: { id: causa.id },
    garantia: false,
    valorFinal: 180,
    motivoValor: 'Preço do teste.',
  }
  await moveOs(people.tecnico, os.id, 'salvarOrcamento', { linhas: [linha], sinal: 96 })

  const page = await stranger({ width: 390, height: 844 })
  await page.goto(await linkOf(people.atendente, os.id))
  await expect(page.getByRole('list', { name: 'Condições' })).toContainText('um sinal de R$ 96,00')
  await approveOn(page, 'Dalva Dona de Relógio', CPF, 'R$ 180,00')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orçamento aprovado. Falta o sinal')
  const sinal = page.getByRole('region', { name: 'Pague o sinal por PIX' })
  await expect(sinal).toContainText('R$ 96,00')
  await expect(sinal).toContainText('sinal@posto.example')
  await expect(sinal.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
  await expect(sinal.getByLabel('Código do PIX')).toHaveValue(/^000201.*540596\.00.*6304[0-9A-F]{4}$/)
  await expectAccessible(page)

  const balcao = await open('atendente', `/ordemServico/${os.id}`)
  await expect(balcao.getByRole('region', { name: 'Pagamento' })).toContainText('falta o sinal de R$ 96,00')
  await balcao.getByRole('button', { name: 'Confirmar sinal' }).first().click()
  const dialogo = balcao.getByRole('dialog', { name: 'Confirmar sinal' })
  await dialogo.getByLabel('Como foi pago').selectOption('PIX')
  await dialogo.getByRole('button', { name: 'Confirmar sinal' }).click()
  await expect(balcao.getByRole('region', { name: 'Pagamento' })).toContainText('falta R$ 84,00')
  await page.reload()
  await expect(sinal).toHaveCount(0)

  const { body: pronta } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(pronta).toMatchObject({ statusOS: { name: 'AGUARDANDO_CONSERTO' }, conta: { recebido: 96 } })
  await osApi(responsavel).move(pronta, 'cancelar', { motivo: 'Desistiu' })
  await page.reload()
  await expect(page.getByText('O posto tem R$ 96,00 a devolver a você.')).toBeVisible()
  const { pix, taxaDiagnostico } = antes
  await responsavel.call('PUT', condicoes, { pix, taxaDiagnostico })
})
