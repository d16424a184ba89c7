import { serial } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('decisions 43: one person counts blind, typing and scanning, leaves and comes back; another adjusts the difference', async ({
  open,
  api,
}) => {
  const [sp, tecnico] = [await api('sp'), await api('tecnico')]
  const codigo = serial()
  const stocked = async (code: string, quantidade: number) => {
    const { body } = await sp.call<{ id: number }>('POST', '/peca', {
      codigo: code,
      descricao: `Mola ${code}`,
      preco: 8,
    })
    const estoque = await tecnico.call<{ id: number }>('POST', '/estoquePeca', {
      peca: { id: body.id },
      quantidade,
      minimo: 0,
      motivo: 'Contagem inicial',
    })
    expect(estoque.status).toBe(201)
    return estoque.body.id
  }
  const [uma] = [await stocked(`${codigo}A`, 5), await stocked(`${codigo}B`, 2)]

  const balcao = await open('atendente', '/contagemPeca/novo', { width: 390, height: 844 })
  await balcao.getByLabel('O que se conta').fill('Molas')
  await balcao.getByLabel('Só as peças com').fill(codigo)
  await balcao.getByRole('button', { name: /Começar a contar/ }).click()
  await expect(balcao).toHaveURL(/\/contagemPeca\/\d+$/)
  const numero = (letra: string) => balcao.getByLabel(`Contado de ${codigo}${letra}`)
  const kept = balcao.waitForResponse(
    (answer) => answer.url().includes('/contagemPeca/contar/') && answer.ok(),
  )
  await numero('A').fill('3')
  await kept
  const leitura = balcao.getByLabel('Ler o código')
  for (const times of [1, 2]) {
    await leitura.fill(`${codigo}b`)
    await leitura.press('Enter')
    await expect(balcao.getByRole('status').filter({ hasText: `Mola ${codigo}B` })).toContainText(
      String(times),
    )
  }
  await balcao.reload()
  await expect(numero('A')).toHaveValue('3')
  await expect(numero('B')).toHaveValue('2')
  await balcao.getByRole('button', { name: 'Fechar contagem' }).click()
  await balcao.getByRole('dialog').getByRole('button', { name: 'Fechar contagem' }).click()
  const linha = balcao.getByRole('row').filter({ hasText: `${codigo}A` })
  await expect(linha).toContainText('-2')
  // Who counts at the counter does not adjust.
  await expect(balcao.getByRole('button', { name: 'Ajustar' })).toHaveCount(0)

  const bancada = await open('tecnico', new URL(balcao.url()).pathname)
  await bancada.getByLabel(`Motivo de ${codigo}A`).selectOption('Uso sem registro')
  await bancada.getByRole('button', { name: 'Ajustar', exact: true }).click()
  await expect(bancada.getByText('Encerrada')).toBeVisible()
  await bancada.goto(`/estoquePeca/${uma}`)
  const livro = bancada.getByRole('region', { name: 'Movimentações' })
  await expect(livro.getByRole('row').filter({ hasText: 'Uso sem registro' })).toContainText('-2')
  await expect(livro.getByRole('link', { name: /^Contagem \d+$/ })).toBeVisible()
})

test('decisions 43: what differs is counted a second time by another person, without the first number; both stand side by side', async ({
  open,
  api,
}) => {
  const [sp, tecnico, atendente] = [await api('sp'), await api('tecnico'), await api('atendente')]
  const codigo = serial()
  const { body: peca } = await sp.call<{ id: number }>('POST', '/peca', {
    codigo,
    descricao: `Coroa ${codigo}`,
    preco: 8,
  })
  await tecnico.call('POST', '/estoquePeca', {
    peca: { id: peca.id },
    quantidade: 5,
    minimo: 0,
    motivo: 'Contagem inicial',
  })
  const { body: contagem } = await atendente.call<{ id: number; itens: { id: number }[] }>(
    'POST',
    '/contagemPeca',
    { descricao: 'Coroas', pecas: [{ id: peca.id }] },
  )
  await atendente.call('PUT', `/contagemPeca/contar/${contagem.id}`, {
    item: { id: contagem.itens[0]?.id },
    contado: 2,
    esperado: null,
  })
  await atendente.call('PUT', `/contagemPeca/fechar/${contagem.id}`, {})

  const balcao = await open('atendente', `/contagemPeca/${contagem.id}`)
  await balcao.getByRole('button', { name: 'Pedir segunda contagem' }).click()
  await balcao.getByRole('dialog').getByRole('button', { name: 'Pedir segunda contagem' }).click()
  const numero = `Contado de ${codigo}`
  // Who found the first number does not find the second.
  await expect(balcao.getByText('Você contou: é de outra pessoa.')).toBeVisible()

  const bancada = await open('tecnico', `/contagemPeca/${contagem.id}`, { width: 390, height: 844 })
  await expect(bancada.getByText('A primeira contagem não bateu.')).toBeVisible()
  await expect(bancada.getByLabel(numero)).toHaveValue('')
  await expectAccessible(bancada)
  const kept = bancada.waitForResponse(
    (answer) => answer.url().includes('/contagemPeca/contar/') && answer.ok(),
  )
  await bancada.getByLabel(numero).fill('4')
  await kept
  await bancada.getByRole('button', { name: 'Fechar contagem' }).click()
  await bancada.getByRole('dialog').getByRole('button', { name: 'Fechar contagem' }).click()
  await expect(bancada.getByRole('row').filter({ hasText: codigo })).toContainText('contado 2, depois 4')

  await expect(balcao.getByRole('columnheader', { name: '2ª contagem' })).toBeVisible()
  const linha = balcao.getByRole('row').filter({ hasText: codigo })
  await expect(linha).toContainText('-1')
  await expectAccessible(balcao)
})
