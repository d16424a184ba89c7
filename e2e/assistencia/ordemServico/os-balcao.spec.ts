import { kept, offer } from '../../support/draft.ts'
import { openedOs, osApi, ownPeca } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('decisions 43, 55: a counter service takes its part from the stock, not more than is free, and gives it back when it is undone', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/atender/:id')
  const [sp, tecnico] = [await api('sp'), await api('tecnico')]
  const known = await openedOs(await api('atendente'))
  const { id: peca, codigo } = await ownPeca(sp, 25)
  const estoque = await tecnico.call<{ id: number }>('POST', '/estoquePeca', {
    peca: { id: peca },
    quantidade: 1,
    minimo: 1,
    motivo: 'Contagem inicial',
  })
  expect(estoque.status).toBe(201)

  const balcao = await open('atendente', '/ordemServico/novo?tipo=PA')
  await balcao.getByLabel('CPF, CNPJ, telefone ou nome').fill(known.consumidor.cnpjCpf ?? '')
  await balcao.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await balcao.getByRole('combobox', { name: 'Serviço ou peça' }).fill(codigo)
  await balcao.getByRole('option', { name: new RegExp(codigo) }).click()
  await balcao.getByText('PIX', { exact: true }).click()
  await balcao.getByLabel('Quantidade').fill('2')
  await balcao.getByRole('button', { name: 'Concluir e emitir recibo' }).click()
  await expect(balcao.getByText('Só há 1 disponíveis.')).toBeVisible()
  await expect(balcao.getByLabel('Quantidade')).toBeFocused()
  await balcao.getByLabel('Quantidade').fill('1')
  await balcao.getByRole('button', { name: 'Concluir e emitir recibo' }).click()
  const papel = balcao.getByRole('link', { name: 'Recibo em A4' })
  await expect(papel).toBeVisible()
  const id = /ordemServico\/(\d+)/.exec((await papel.getAttribute('href')) ?? '')?.[1]

  const oficina = await open('tecnico', `/estoquePeca/${estoque.body.id}`)
  await expect(oficina.getByText('Abaixo do mínimo.')).toBeVisible()
  const livro = oficina.getByRole('region', { name: 'Movimentações' })
  await expect(livro.getByRole('row').filter({ hasText: 'Uso no conserto' })).toContainText('-1')

  const fabrica = await open('sp', `/ordemServico/${id}`)
  await fabrica.getByRole('button', { name: 'Mais ações' }).click()
  await fabrica.getByRole('menuitem', { name: 'Reabrir OS' }).click()
  const dialog = fabrica.getByRole('dialog', { name: 'Reabrir OS' })
  await dialog.getByLabel('Motivo').fill('Era outra pilha.')
  await dialog.getByRole('button', { name: 'Reabrir OS', exact: true }).click()
  await expect(dialog).toBeHidden()
  await oficina.reload()
  await expect(livro.getByRole('row').filter({ hasText: 'Devolução ao estoque' })).toContainText('+1')
  await expect(oficina.getByText('Abaixo do mínimo.')).toHaveCount(0)
})

test('a counter service outlives a reload and is found at the start; concluded, its receipt has a code, and goes by WhatsApp', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const known = await openedOs(atendente)
  const servico = await osApi(atendente).first('/servico')
  const balcao = await open('atendente', '/ordemServico/novo?tipo=PA')
  balcao.on('dialog', (dialog) => void dialog.accept())
  await balcao.getByLabel('CPF, CNPJ, telefone ou nome').fill(known.consumidor.cnpjCpf ?? '')
  await balcao.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await balcao.getByRole('combobox', { name: 'Serviço ou peça' }).fill(servico.codigo)
  await balcao.getByRole('combobox', { name: 'Serviço ou peça' }).press('Enter')
  await expect(balcao.getByRole('button', { name: `Remover ${servico.nome}` })).toBeVisible()
  await expect(kept(balcao)).toBeVisible()
  await balcao.reload()
  await expect(offer(balcao)).toContainText(`Dalva Quaresma de Teste · ${servico.nome}`)

  await balcao.goto('/dashboard')
  const continuar = balcao
    .getByRole('region', { name: 'Continuar' })
    .getByRole('listitem')
    .filter({ hasText: `Pronto atendimento · Dalva Quaresma de Teste · ${servico.nome}` })
  await expect(continuar).toBeVisible()
  await expectAccessible(balcao)
  await continuar.getByRole('button', { name: 'Continuar' }).click()
  await expect(balcao).toHaveURL('/ordemServico/novo?tipo=PA')
  await expect(balcao.getByRole('button', { name: `Remover ${servico.nome}` })).toBeVisible()
  await balcao.getByText('PIX', { exact: true }).click()
  await balcao.getByRole('switch', { name: 'Enviar por WhatsApp' }).click()
  await balcao.evaluate(() => {
    window.open = (url) => {
      document.documentElement.dataset['aberta'] = String(url)
      return null
    }
  })
  await balcao.getByRole('button', { name: 'Concluir e emitir recibo' }).click()
  await expect(balcao.getByText(/^PA \d+\/\d{4} concluído/)).toBeVisible()
  await expect(balcao.locator('html')).toHaveAttribute('data-aberta', /wa\.me\/5519900000142.*acompanhar/)
  await expect(
    balcao.getByRole('img', { name: 'Código QR da página do atendimento', includeHidden: true }),
  ).toHaveCount(1)
  const papel = await balcao.getByRole('link', { name: 'Recibo em A4' }).getAttribute('href')
  const folha = await open('atendente', papel ?? '/')
  await expect(folha.getByRole('img', { name: 'Código QR do link de acompanhamento' })).toBeVisible()
  // What was concluded is no draft any more.
  await balcao.reload()
  await expect(balcao.getByRole('button', { name: 'Concluir e emitir recibo' })).toBeVisible()
  await expect(offer(balcao)).toHaveCount(0)
})
