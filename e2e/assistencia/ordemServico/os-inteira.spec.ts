import type { Page } from '@playwright/test'
import { act, addLinha, comprasDe, cpf, osApi, ownPeca, serial, sign } from '../../support/os.ts'
import { approveOn } from '../../support/oficina.ts'
import { expect, test } from '../../support/people.ts'

/** One order from its intake to its rating, each person in a browser of their own. */

const DONA = 'Lia Portela de Teste'
const nothing = () => Promise.resolve()
const agora = (page: Page) => page.locator('[aria-current=step]')

/** Takes a watch of somebody new in, and hands back the order's id with the code of the receipt. */
const receive = async (balcao: Page, documento: string) => {
  const continuar = balcao.getByRole('button', { name: 'Continuar', exact: true })
  await balcao.getByLabel('CPF, CNPJ, telefone ou nome').fill(documento)
  await balcao.getByRole('button', { name: 'Cadastrar cliente novo' }).click()
  await balcao.getByLabel('Nome').fill(DONA)
  await balcao.getByLabel('Telefone', { exact: false }).first().fill('19900000118')
  await continuar.click()
  await balcao.getByLabel('Nº de série').fill(serial())
  await balcao.getByRole('combobox', { name: 'Modelo' }).click()
  await balcao.getByRole('listbox', { name: 'Opções: Modelo' }).getByRole('option').first().click()
  await balcao.getByRole('group', { name: 'Sintomas' }).getByRole('button').first().click()
  await continuar.click()
  await sign(balcao)
  await balcao.getByRole('switch', { name: 'O cliente leu e aceita as condições' }).click()
  await balcao.getByRole('button', { name: 'Abrir OS e imprimir recibo' }).click()
  await expect(balcao).toHaveURL(/\/imprimir\/recibo$/)
  const recibo = balcao.getByRole('article', { name: /^Comprovante de entrada/ })
  const [codigo = ''] = /[3-9A-Y]{4}-[3-9A-Y]{4}/.exec(await recibo.innerText()) ?? []
  return { id: Number(/ordemServico\/(\d+)/.exec(balcao.url())?.[1]), codigo }
}

const openByCodigo = async (cliente: Page, codigo: string) => {
  await cliente.goto('/acompanhar')
  await cliente.getByLabel('Código do comprovante').fill(codigo)
  await cliente.getByLabel('3 últimos números do seu telefone').fill('118')
  await cliente.getByRole('button', { name: 'Acompanhar' }).click()
}

test('an order is taken in, budgeted, approved on a phone without scripts, given its part, repaired, checked, handed over, rated and closed', async ({
  open,
  stranger,
  api,
}) => {
  const sp = await api('sp')
  const peca = await ownPeca(sp, 40, 3)
  const documento = cpf()
  const balcao = await open('atendente', '/ordemServico/novo')
  const { id, codigo } = await receive(balcao, documento)
  const os = `/ordemServico/${id}`

  const bancada = await open('tecnico', os)
  await act(bancada, 'Pré-avaliar', (dialog) => dialog.getByLabel('Pré-avaliação').fill('Não anda.'))
  await act(bancada, 'Avaliar', (dialog) => dialog.getByLabel('Avaliação técnica').fill('Coroa quebrada.'))
  await bancada.getByRole('button', { name: 'Salvar orçamento' }).click()
  await addLinha(bancada, peca.codigo, 1, 'Peça')
  await bancada.getByLabel('O que vimos').fill('A coroa está quebrada e deixa entrar água.')
  await bancada.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(agora(bancada)).toContainText('Aprovar orçamento')

  const cliente = await stranger({ width: 360, height: 740, hasTouch: true, javaScriptEnabled: false })
  await openByCodigo(cliente, codigo)
  await expect(cliente.getByRole('heading', { level: 1 })).toHaveText('Falta a sua resposta ao orçamento')
  await expect(cliente.getByRole('region', { name: 'O que vimos' })).toContainText('deixa entrar água')
  await approveOn(cliente, DONA, documento, 'R$ 40,00')
  await expect(cliente.getByText(new RegExp(`Orçamento aprovado por ${DONA} em`))).toBeVisible()

  // The post has none of the part: the manufacturer sends it.
  await expect(agora(bancada)).toContainText('Orçamento aprovado')
  const [compra] = await comprasDe(sp, (await osApi(sp).get(id)).numero)
  const fabrica = await open('manaus', `/compraPeca/${compra?.id}`)
  for (const acao of ['Autorizar', 'Enviar peças']) await act(fabrica, acao, nothing)
  await balcao.goto(`/compraPeca/${compra?.id}`)
  await act(balcao, 'Receber peças', nothing)

  await act(bancada, 'Concluir conserto', (dialog) =>
    dialog.getByLabel('O que foi feito').fill('Coroa trocada.'),
  )
  await act(bancada, 'Enviar ao controle de qualidade', nothing)

  const qualidade = await open('tecnico2', `/bancada?os=${id}#conferir`)
  await qualidade.getByRole('button', { name: 'Os demais OK' }).click()
  await qualidade.getByRole('button', { name: 'Aprovar reparo' }).click()
  await expect(qualidade.getByText(/Aprovado no controle de qualidade\.$/)).toBeVisible()

  await balcao.goto(os)
  await act(balcao, 'Marcar como reparada', nothing)
  await cliente.reload()
  await expect(cliente.getByRole('heading', { level: 1 })).toHaveText(/pronto/i)
  await act(balcao, 'Entregar produto', async (dialog) => {
    await dialog.getByLabel('Quem retirou').fill(DONA)
    await dialog.getByLabel('Forma do 1º pagamento').selectOption('PIX')
    await sign(balcao)
  })
  await expect(agora(balcao)).toContainText('Entregue')

  await cliente.reload()
  const papel = cliente.waitForEvent('download')
  await cliente.getByRole('link', { name: /^Certificado de garantia/ }).click()
  expect((await papel).suggestedFilename()).toMatch(/^garantia-os-.*\.pdf$/)
  for (const nota of ['Atendimento', 'Prazo', 'Preço', 'Qualidade'])
    await cliente.getByRole('group', { name: nota }).getByRole('radio', { name: /^5/ }).check({ force: true })
  await cliente.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(cliente.getByText('Obrigado. Sua avaliação chegou')).toBeVisible()

  const responsavel = await open('responsavel', os)
  await expect(responsavel.getByText('Avaliação', { exact: true }).first()).toBeVisible()
  await act(responsavel, 'Finalizar', nothing)
  await expect(agora(responsavel)).toContainText('Finalizada')
})
