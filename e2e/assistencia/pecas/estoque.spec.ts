import { cpf, osApi, ownPeca, serial } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

const HABILITADO = 'Corda e Coroa (fictícia)'
const CREDENCIADO = 'Relojoaria Ponteiro Fictício'

test('decisions 59: who sees the stock of several posts reads the post in each row, on a phone as on a desk', async ({
  open,
  api,
}) => {
  const [sp, tecnico] = [await api('sp'), await api('tecnico')]
  const { id, codigo } = await ownPeca(sp, 6)
  const [outro] = (
    await sp.call<{ id: number }[]>('GET', `/postoAutorizado/findAll?q=${encodeURIComponent(HABILITADO)}`)
  ).body
  const estoque = { peca: { id }, quantidade: 5, minimo: 0, motivo: 'Contagem inicial' }
  expect((await tecnico.call('POST', '/estoquePeca', estoque)).status).toBe(201)
  const lista = `/estoquePeca?codigo=${codigo}`

  // Only its own stock: the post goes without saying.
  const bancada = await open('tecnico', lista)
  const linhas = bancada.getByRole('row').filter({ hasText: codigo })
  await expect(linhas).toHaveCount(1)
  await expect(bancada.getByRole('columnheader', { name: 'Posto' })).toHaveCount(0)

  expect((await sp.call('POST', '/estoquePeca', { ...estoque, posto: outro })).status).toBe(201)
  for (const person of ['tecnico', 'sp'] as const)
    for (const width of [390, 768, 1440]) {
      const page = await open(person, lista, { width, height: 900 })
      const rows = page.getByRole('row').filter({ hasText: codigo })
      await expect(rows).toHaveCount(2)
      for (const posto of [HABILITADO, CREDENCIADO])
        await expect(rows.getByRole('cell', { name: posto, exact: true })).toBeVisible()
    }
})

test('decisions 59: a credenciado reads beside the number which orders are of its habilitado, on list, board and phone', async ({
  open,
  api,
}) => {
  const admin = await api('admin')
  const { first } = osApi(admin)
  const [posto] = (
    await admin.call<{ id: number }[]>('GET', `/postoAutorizado/findAll?q=${encodeURIComponent(HABILITADO)}`)
  ).body
  const numeroSerie = serial()
  const consumidor = await admin.call<{ id: number }>('POST', '/consumidor', {
    posto,
    nome: `Habilitada ${numeroSerie}`,
    cnpjCpf: cpf(),
  })
  expect(consumidor.status).toBe(201)
  const os = await admin.call<{ numero: string }>('POST', '/ordemServico', {
    posto,
    consumidor: { id: consumidor.body.id },
    relogio: { modelo: { id: (await first('/modeloProduto')).id }, numeroSerie },
    relato: 'Atrasa dez minutos por dia.',
  })
  expect(os.status).toBe(201)

  const busca = `numeroSerie=${numeroSerie}`
  const page = await open('atendente', `/ordemServico?${busca}`)
  const linha = page.getByRole('row').filter({ hasText: numeroSerie })
  await expect(linha.getByRole('cell', { name: HABILITADO, exact: true })).toBeVisible()

  await page.goto(`/ordemServico?${busca}&modo=quadro`)
  const cartao = page.getByRole('listitem').filter({ hasText: os.body.numero })
  await expect(cartao.getByText(HABILITADO, { exact: true })).toBeVisible()

  const phone = await open('atendente', `/ordemServico?${busca}`, { width: 390, height: 844 })
  await expect(
    phone.getByRole('row').filter({ hasText: numeroSerie }).getByText(HABILITADO).filter({ visible: true }),
  ).toHaveCount(1)
})
