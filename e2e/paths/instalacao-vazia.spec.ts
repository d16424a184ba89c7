import type { Locator, Page } from '@playwright/test'
import { amostra, notaOf } from '../support/notas.ts'
import { addLine, formOf } from '../support/pedido-form.ts'
import { expect, expectAccessible, test, walk } from '../support/people.ts'
import { act, field, nobody, SENHA, toasts } from '../support/pessoas.ts'
import { startProduct } from '../support/product.ts'

const LINK = /(http:\S+\/primeiro-acesso#token=[\w-]+)/

/** The time of a person's acts: a key takes a fifth of a second, a click with the search for it three seconds. */
const handOf = () => {
  let seconds = 0
  return {
    type: async (into: Locator, text: string) => {
      seconds += 2 + text.length / 5
      await into.fill(text)
    },
    click: async (target: Locator) => {
      seconds += 3
      await target.click()
    },
    choose: async (target: Locator, value: string) => {
      seconds += 4
      await target.selectOption(value)
    },
    /** Time for reading, or for a file picker. */
    wait: (time: number) => (seconds += time),
    spent: () => seconds,
  }
}

const stepOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Passos' }).getByRole('listitem').filter({ hasText: name })
const home = (page: Page) => page.getByRole('link', { name: 'Painel de situação' }).first()

test.describe('from the printed link to the first dispatched order, in a product without any data', () => {
  const product: { stop?: () => Promise<void> } = {}
  const hand = handOf()
  const nova = walk(async ({ stranger }) => {
    const started = startProduct({ RETAGUARDA_DEMO: '0', LOG_LEVEL: 'warn' })
    product.stop = started.stop
    const baseURL = await started.address()
    await expect.poll(started.output).toMatch(LINK)
    return { page: await stranger({ baseURL }), link: LINK.exec(started.output())?.[1] ?? '' }
  })
  test.afterAll(() => product.stop?.())

  test('the link makes the administrator, who is shown what to do first', async () => {
    const { page, link } = nova()
    await page.goto(link)
    await hand.type(field(page, 'Nome'), 'Helena Matoso')
    await hand.type(field(page, 'E-mail'), nobody('helena'))
    await hand.type(field(page, 'Senha'), SENHA)
    await hand.type(field(page, 'Confirme a senha'), SENHA)
    await hand.click(act(page, 'Criar administrador'))
    await expect(page.getByRole('heading', { level: 1, name: 'Primeiros passos' })).toBeVisible()
    await expect(page.getByText('0 de 6')).toBeVisible()
    await expect(page.getByText('cerca de 9 min')).toBeVisible()
    await expect(page.locator('[aria-current="step"]')).toContainText('Nome e CNPJ do armazém')
    await expect(stepOf(page, 'Produtos e estoque')).toContainText('Depois do primeiro cliente')
    await expect(stepOf(page, 'Primeiro pedido').getByRole('button', { name: 'Novo Pedido' })).toBeDisabled()
    await expectAccessible(page)
  })

  test('empty lists say so and offer their first act', async () => {
    const { page } = nova()
    for (const [path, first] of [
      ['/pedidos', 'Novo Pedido'],
      ['/notas/list', 'Nova Nota Fiscal'],
      ['/cliente', 'Cadastrar o primeiro cliente'],
      ['/produto', 'Novo Produto'],
    ] as const) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText('Nenhuma informação encontrada.')).toBeVisible()
      await expect(main.getByRole('link', { name: first }), path).toBeVisible()
      await expect(main.getByRole('button', { name: 'Limpar a pesquisa' })).toBeHidden()
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Importar nota' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/produto?descricao=nada')
    await expect(page.getByRole('button', { name: 'Limpar a pesquisa' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Importar nota' })).toBeHidden()
  })

  test('who puts the guide away sees the panel, and finds the guide in Ajuda, on a phone', async () => {
    const { page } = nova()
    const desktop = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dashboard')
    await act(page, 'Dispensar este guia').click()
    const panel = page.getByRole('heading', { level: 1, name: 'Painel de situação' })
    await expect(panel).toBeVisible()
    await page.reload()
    await expect(panel).toBeVisible()
    await page.goto('/ajuda')
    await page.getByRole('link', { name: 'Primeiros passos' }).first().click()
    await act(page, 'Mostrar no início').click()
    await expect(act(page, 'Dispensar este guia')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Primeiros passos' })).toBeVisible()
    if (desktop) await page.setViewportSize(desktop)
  })

  test('the warehouse is named', async () => {
    const { page } = nova()
    await page.goto('/dashboard')
    await hand.click(stepOf(page, 'Nome e CNPJ').getByRole('link', { name: 'Informar' }))
    await hand.type(field(page, 'Nome do armazém'), 'Armazém Três Rios')
    await hand.type(field(page, 'CNPJ do armazém'), '99.999.001/0001-59')
    await hand.click(page.getByRole('button', { name: /^Salvar/ }))
    await expect(toasts(page)).toContainText('salva com sucesso')
    await hand.click(home(page))
    await expect(stepOf(page, 'Nome e CNPJ')).toContainText('Armazém Três Rios · 99.999.001/0001-59')
    await expect(page.getByText('1 de 6')).toBeVisible()
    await expect(page.locator('[aria-current="step"]')).toContainText('Primeiro cliente')
    await expect(
      page.locator('[aria-current="step"]').getByRole('link', { name: 'XML da nota' }),
    ).toContainText('o mais rápido')
  })

  test('a note of an unknown company offers to enter it, with what the note says', async () => {
    const { page } = nova()
    const nota = notaOf(page)
    await hand.click(page.getByRole('link', { name: 'XML da nota' }))
    hand.wait(10)
    await nota.escolher.setInputFiles(amostra('ok-rastro-lotes'))
    const novos = page.getByRole('list', { name: 'Empresas da nota' })
    await expect(novos.getByRole('link')).toHaveCount(1)
    await expectAccessible(page)
    await hand.click(novos.getByRole('link', { name: /99\.999\.002\/0001-01.*Cadastrar este cliente/ }))
    await expect(field(page, 'Razão social')).toHaveValue('Cosméticos Aurora Fictícia S.A.')
    await expect(field(page, 'CPF ou CNPJ')).toHaveValue('99.999.002/0001-01')
    await expect(field(page, 'Inscrição estadual')).not.toHaveValue('')
    await expect(field(page, 'Rua')).not.toHaveValue('')
    await expect(field(page, 'Regra FEFO')).toHaveValue('avisar')
    hand.wait(20)
    await hand.click(page.getByRole('button', { name: /^Salvar/ }))
    await expect(page).toHaveURL(/\/notas/)
    await expect(nota.itens).toBeVisible()
  })

  test('its products are entered from the note, and its goods received', async () => {
    const { page } = nova()
    const nota = notaOf(page)
    await hand.click(page.getByRole('button', { name: 'Cadastrar os 3 que faltam' }))
    const dialog = page.getByRole('dialog', { name: '3 produtos novos' })
    await expect(dialog).toContainText('SHAMPOO CAMOMILA 500ML')
    await expectAccessible(page)
    hand.wait(10)
    await hand.click(dialog.getByRole('button', { name: 'Cadastrar os produtos' }))
    await expect(toasts(page)).toContainText('3 produtos cadastrados.')
    await expect(page.getByText('3 de 3')).toBeVisible()
    await hand.click(nota.enviar)
    await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
    await hand.click(nota.linha(2).getByRole('button', { name: 'Sem lote: item 3' }))
    await hand.click(nota.receber)
    const receipt = page.getByRole('dialog', { name: 'Confirmar recebimento' })
    hand.wait(10)
    await hand.click(receipt.getByRole('button', { name: 'Confirmar recebimento' }))
    await expect(toasts(page)).toContainText('Recebimento confirmado.')
    await hand.click(home(page))
    await expect(page.getByText('3 de 6')).toBeVisible()
    await expect(page.getByText('cerca de 4 min')).toBeVisible()
  })

  test('somebody of the house, and somebody of the client', async () => {
    const { page } = nova()
    for (const [step, ato, nome, perfil] of [
      ['Equipe e permissões', 'Convidar', 'Otávio Prado', 'ROLE_OPERADOR'],
      ['Acesso do cliente', 'Enviar acesso', 'Clara Nunes', 'ROLE_CLIENTE'],
    ] as const) {
      await hand.click(stepOf(page, step).getByRole('link', { name: ato }))
      await hand.type(field(page, 'Nome'), nome)
      await hand.type(field(page, 'E-mail'), nobody('pessoa'))
      await hand.type(field(page, 'Senha'), SENHA)
      if (perfil === 'ROLE_CLIENTE') {
        const cliente = page.getByRole('combobox', { name: /^Cliente/ })
        await hand.type(cliente, 'aurora')
        await cliente.press('Enter')
        await expect(cliente).toHaveValue('Aurora')
      } else await hand.choose(field(page, 'Perfil'), perfil)
      await hand.click(page.getByRole('button', { name: /^Salvar/ }))
      await expect(page).toHaveURL('/usuario')
      await hand.click(home(page))
      await expect(stepOf(page, step)).toContainText(nome)
    }
    await expect(page.locator('[aria-current="step"]')).toContainText('Primeiro pedido')
  })

  test('the first order goes through its statuses to Expedido, in ten minutes of a hand at most', async () => {
    const { page } = nova()
    await hand.click(stepOf(page, 'Primeiro pedido').getByRole('link', { name: 'Novo Pedido' }))
    const form = formOf(page)
    await hand.type(form.cliente, 'aurora')
    await form.cliente.press('Enter')
    await expect(form.cliente).toHaveValue('Aurora')
    await hand.type(form.coleta, '31/12/2030 10:15')
    hand.wait(12)
    await addLine(form, '000123', 3)
    await hand.click(form.concluido)
    await hand.click(form.enviar)
    await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
    // The steps are done, so the panel is the home from now on.
    await hand.click(home(page))
    await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
    const row = page.getByRole('table', { name: /^Pedidos/ }).locator('tbody tr')
    const dialog = page.getByRole('dialog', { name: 'Selecione o novo status do pedido' })
    for (const label of [
      'Em separação',
      'Conferido aguardando faturamento',
      'Faturado aguardando expedição',
      'Expedido',
    ]) {
      await expect(row).toHaveCount(1)
      await hand.click(row.getByText('Aurora'))
      hand.wait(3)
      await dialog.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true })
      await hand.click(dialog.getByRole('button', { name: 'Salvar' }))
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
    test.info().annotations.push({ type: 'by hand', description: `${Math.round(hand.spent())} s` })
    expect(hand.spent()).toBeLessThanOrEqual(600)
  })

  test('the guide stays in Ajuda', async () => {
    const { page } = nova()
    await page.goto('/ajuda')
    await page.getByRole('link', { name: 'Primeiros passos' }).first().click()
    await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible()
    await expect(page.getByText('6 de 6')).toBeVisible()
  })
})
