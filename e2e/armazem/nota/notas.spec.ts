import { zipSync } from 'fflate'
import { amostra, entrega, newProduto, nextNumero, notaOf } from '../../support/notas.ts'
import { expect, expectAccessible, test, walk } from '../../support/people.ts'
import { addLine, formOf } from '../../support/pedido-form.ts'

test.describe("a supplier's delivery of two lots", () => {
  const doFornecedor = `FR-${nextNumero()}`
  // Not in the order of expiry, and in the trade unit of the note.
  const primeira = entrega(doFornecedor, '12', [
    ['TARDE', '5', '2031-12-31'],
    ['CEDO', '7', '2030-06-30'],
  ])
  const begun = walk(async ({ open }) => {
    const page = await open('operador', '/dashboard')
    return { page, nota: notaOf(page) }
  })
  let produto: Awaited<ReturnType<typeof newProduto>>

  test('S2-108, S2-110, S2-111, S2-142: the menu leads to the upload', async ({ api }) => {
    produto = await newProduto(await api('operador'))
    const { page } = begun()
    await page
      .getByRole('navigation', { name: 'Telas' })
      .getByRole('link', { name: 'Importar Nota Fiscal' })
      .click()
    await expect(page).toHaveURL('/notas')
    await expect(page.getByRole('button', { name: /^Importar Nota Fiscal/ })).toBeVisible()
    await expectAccessible(page, 'upload')
  })

  test('S2-112, S2-113, S2-114, S2-115, S2-116, S2-118, S2-119: key, version, issuer and recipient are shown', async () => {
    const { page, nota } = begun()
    await nota.escolher.setInputFiles(primeira.file)
    await expect(page.getByText(primeira.chave.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
    await expect(nota.nota).toContainText('4.00')
    await expect(nota.nota).toContainText('Aurora Fictícia')
    await expect(nota.emitente).toContainText('Indústria de Embalagens Inventada Ltda')
    await expect(nota.emitente).toContainText('99.999.004/0001-92')
    await expect(nota.emitente).toContainText('Rua das Amostras, 100, Distrito Fictício')
    await expect(nota.destinatario).toContainText('Cosméticos Aurora Fictícia S.A.')
    await expect(nota.destinatario).toContainText('São Paulo, SP · CEP 01000-000')
  })

  test('S2-120, S2-121, S2-123, S2-124, S2-125, S2-126: each item is a line of the table', async () => {
    const { nota } = begun()
    await expect(nota.itens.getByRole('columnheader')).toHaveText([
      'Item',
      'Código',
      'Produto',
      'Descrição',
      'Quantidade',
      'Valor unitário',
      'Valor total',
    ])
    const linha = nota.linha(0)
    for (const words of [
      doFornecedor,
      'FRASCO PET 250ML CX10',
      '12 CX',
      '= 120 un',
      '35,00',
      'trib. 3,50',
      '420,00',
    ])
      await expect(linha).toContainText(words)
    await expect(linha.getByRole('cell').first()).toHaveText('Item 1')
    await expect(nota.fator(1)).toHaveValue('10')
    await expect(linha.getByRole('button', { name: 'Lotes do item 1: 2 lotes' })).toBeVisible()
  })

  test('S2-127, S2-128, S2-129: the totals are shown, and what the file does not prove is said', async () => {
    const { page, nota } = begun()
    await expect(nota.totais).toHaveText(/TotalR\$ 420,00ICMSR\$ 0,00STR\$ 0,00/)
    await nota.conferencias.getByText(/^Conferências \(9 certas/).click()
    await expect(page.getByText('O arquivo não prova que a nota não foi cancelada depois.')).toBeVisible()
  })

  test('S1-025, S2-109, S2-122, S2-130, S5-061, S8-020: a line needs its product; then the note is sent', async () => {
    const { page, nota } = begun()
    await expect(nota.enviar).toHaveText(/^Enviar pedido/)
    await nota.enviar.click()
    const linha = nota.linha(0)
    await expect(linha.getByText('Obrigatório')).toBeVisible()
    await expect(nota.produto(1)).toBeFocused()
    await expectAccessible(page, 'a line without a product')
    // Enter takes the only answer for a code.
    await nota.produto(1).fill(produto.codigo)
    await nota.produto(1).press('Enter')
    await expect(linha).toContainText('Escolhido por você')
    await page.keyboard.press('Control+Enter')
    await expect(nota.toasts).toContainText('Nota enviada com sucesso.')
    await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
    await expect(page.getByText('Importada', { exact: true }).first()).toBeVisible()
    await expect(nota.linha(0)).toContainText('FRASCO PET 250ML CX10')
    await expectAccessible(page, 'a stored note')
  })

  test('it is received: the lots stand by expiry, the balance leads back to the note', async () => {
    const { page, nota } = begun()
    await nota.receber.click()
    const dialog = page.getByRole('dialog', { name: 'Confirmar recebimento' })
    await expect(dialog.getByRole('row').nth(1)).toContainText('CEDO vence 30/06/2030')
    await expect(dialog.getByRole('row').nth(1)).toContainText('+ 70 un')
    await expect(dialog.getByRole('row').nth(2)).toContainText('+ 50 un')
    await expectAccessible(page, 'the receipt')
    await dialog.getByRole('button', { name: 'Confirmar recebimento' }).click()
    await expect(nota.toasts).toContainText('Recebimento confirmado.')
    await expect(nota.receber).toBeHidden()
    await page.getByRole('button', { name: 'Histórico' }).click()
    await expect(page.getByRole('dialog', { name: 'Histórico de alterações' })).toContainText(
      'Otávio Operador',
    )

    await page.goto(`/produto/${produto.id}`)
    await page.getByRole('button', { name: /Por que tenho 70\?/ }).click()
    await page.getByRole('link', { name: /^NF-e/ }).click()
    await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
  })

  test('the lot that expires first is the one that goes', async ({ open }) => {
    const form = formOf(await open('cliente', '/pedidos/novo'))
    await addLine(form, produto.codigo, 80)
    await expect(form.itens).toHaveCount(2)
    await expect(form.itens.nth(0)).toContainText('CEDO')
    await expect(form.itens.nth(0).getByRole('button', { name: /^Alterar a quantidade/ })).toHaveText('70')
    await expect(form.itens.nth(1)).toContainText('TARDE')
  })

  test('the second delivery needs nothing but Enter, and is not taken twice', async () => {
    const { page, nota } = begun()
    const segunda = entrega(doFornecedor, '3', [['NOVO', '3', '2032-01-31']])
    await page.goto('/notas')
    await nota.escolher.setInputFiles(segunda.file)
    await expect(page.getByText('Igual à última vez.')).toBeVisible()
    await expect(nota.produto(1)).toHaveValue(`Frasco do teste ${produto.codigo}`)
    await expect(nota.linha(0)).toContainText('Da última nota deste emitente')
    await expect(nota.enviar).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)

    await page.goto('/notas')
    await nota.escolher.setInputFiles(segunda.file)
    await expect(page.getByRole('alert')).toContainText('Este mesmo arquivo já foi importado.')
  })
})

test('what is no note is refused by its name, with what to do; nothing typed is lost when the server is out of reach', async ({
  open,
  provokes,
}) => {
  provokes('422 /notas/import', 'ERR_FAILED /notas/import', 'ERR_FAILED /notas/save')
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  for (const [nome, words] of [
    ['ref-cte', 'Este arquivo é um CT-e'],
    ['ref-pdf', 'Este arquivo é um PDF'],
    ['ref-cancelada-101', 'está cancelada'],
    ['ref-chave-dv-errado', 'não confere com o seu dígito verificador'],
    ['ref-truncada', 'não é um XML completo'],
  ] as const) {
    await nota.escolher.setInputFiles(amostra(nome))
    await expect(page.getByRole('alert')).toContainText(words)
    await page.getByRole('button', { name: 'Escolher outro arquivo' }).click()
  }
  await nota.escolher.setInputFiles(amostra('ref-cte'))
  await expect(page.getByRole('alert')).toContainText('Envie o XML da NF-e da mercadoria transportada.')
  await expectAccessible(page, 'a refusal')

  await page.goto('/notas')
  await page.route('**/notas/import*', (route) => route.abort())
  await nota.escolher.setInputFiles(amostra('ok-5905-1-item'))
  await expect(page.getByRole('alert')).toContainText('Serviço temporariamente indisponível.')
  await page.unroute('**/notas/import*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(nota.itens).toBeVisible()
  await page.route('**/notas/save', (route) => route.abort())
  await nota.fator(1).fill('2')
  await nota.enviar.click()
  await expect(nota.toasts).toContainText('Serviço temporariamente indisponível.')
  await expect(nota.fator(1)).toHaveValue('2')
  await expect(nota.linha(0)).toContainText('= 200 un')
})

test('a ZIP and loose files make a queue that tells each outcome, and what waits for a person', async ({
  open,
  provokes,
}) => {
  provokes('422 /notas/import')
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  const zip = zipSync({
    'outubro/deposito.xml': new Uint8Array(amostra('ok-6905-interestadual').buffer),
    'outubro/cte.xml': new Uint8Array(amostra('ref-cte').buffer),
    'outubro/leia-me.txt': new Uint8Array([65]),
  })
  await nota.escolher.setInputFiles([
    { name: 'outubro.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
    amostra('choose-envinfe-tres'),
    amostra('choose-duas-partes-clientes'),
  ])
  const row = (name: string) => nota.fila.getByRole('row').filter({ hasText: name })
  await expect(page.getByText('4 de 4 lidas')).toBeVisible()
  await expect(page.getByText('outubro.zip: 1 arquivo não é XML.')).toBeVisible()
  await expect(row('cte.xml')).toContainText('Este arquivo é um CT-e')
  await expect(row('deposito.xml')).toContainText('Faltam os produtos de 2 itens')
  await expectAccessible(page, 'the queue')
  await page.getByRole('button', { name: /^Recusadas 1/ }).click()
  await expect(nota.fila.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Todas/ }).click()

  // The choice of a note: each separately.
  await row('choose-envinfe-tres.xml').getByRole('button').click()
  await expect(page.getByText('O arquivo traz 3 notas. Qual importar?')).toBeVisible()
  await expectAccessible(page, 'several notes in a file')
  await page.getByRole('button', { name: 'Importar todas' }).click()
  await expect(page.getByText('6 de 6 lidas')).toBeVisible()

  // The choice of the owner.
  await row('choose-duas-partes-clientes.xml').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'De qual cliente é a mercadoria?' })).toBeVisible()
  await expectAccessible(page, 'two clients in a note')
  await page.getByRole('button', { name: /^Aurora Fictícia/ }).click()
  await expect(nota.nota).toContainText('Aurora Fictícia')
  await nota.fator(1).fill('3')
  await page.getByRole('button', { name: 'Ver os arquivos' }).click()
  await row('choose-duas-partes-clientes.xml').getByRole('button').click()
  await expect(nota.fator(1)).toHaveValue('3')
})

test('a person and a company with letters are shown as the note has them; IBS and CBS, warnings beside the note (S2-117)', async ({
  open,
}) => {
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  const bring = async (nome: string) => {
    await page.goto('/notas')
    await nota.escolher.setInputFiles(amostra(nome))
    await expect(nota.itens).toBeVisible()
  }
  await bring('ok-cpf-destinatario')
  await expect(nota.destinatario).toContainText('CPF999.990.070-40')
  await bring('ok-cnpj-alfanumerico')
  await expect(nota.emitente).toContainText('CNPJ12.ABC.345/01DE-35')
  await bring('ok-ibs-cbs-2026')
  await expect(page.getByRole('heading', { name: 'IBS e CBS' })).toBeVisible()
  await bring('warn-total-difere')
  await expect(nota.conferencias.getByText('Confira o total com o DANFE.')).toBeVisible()
  await expectAccessible(page, 'a warning')
  await bring('ok-cfop-misto')
  await page.getByRole('button', { name: 'Mudar o efeito no estoque' }).click()
  await expectAccessible(page, 'the effects')
})

test('990 items are turned page by page, and the first that lacks a product is found', async ({ open }) => {
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  await nota.escolher.setInputFiles(amostra('ok-990-itens'))
  await expect(page.getByText('1–50 de 990 itens')).toBeVisible()
  await page.getByRole('button', { name: 'Última página' }).click()
  await expect(nota.itens.getByRole('row')).toHaveCount(41)
  await page.getByRole('button', { name: 'Ir ao que falta' }).click()
  await expect(page.getByText('1–50 de 990 itens')).toBeVisible()
  await expect(nota.itens.getByRole('combobox').first()).toBeFocused()
})
