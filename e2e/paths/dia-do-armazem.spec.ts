import type { Chegada } from '@app/contract/armazem/chegada'
import type { ContagemColetor, ContagemResumo } from '@app/contract/armazem/contagem'
import type { PedidoConferencia } from '@app/contract/armazem/conferencia'
import type { PedidoSeparacao } from '@app/contract/armazem/separacao'
import { ok, openArmazem, type Pessoa } from '../support/armazem-vazio.ts'
import { scan } from '../support/leitor.ts'
import { amostra, notaOf } from '../support/notas.ts'
import { expect, expectAccessible, test, walk } from '../support/people.ts'
import { act, field, toasts } from '../support/pessoas.ts'

const PHONE = { width: 390, height: 844 }
const LOTE = 'L2026-07A'
const SABONETE = '000123'
const SHAMPOO = 'SH-500'
const PEDIDOS = 30

/** What the first hour brings: the imported note, a product of it, and whom its client sends. */
type Manha = { nota: { id: number; numero: string }; shampoo: number; clara: Pessoa }

test.describe('a day of a warehouse, from an empty database', () => {
  const product: { stop?: () => Promise<void> } = {}
  const manha: Partial<Manha> = {}
  const feita = (): Manha => {
    const { nota, shampoo, clara } = manha
    if (!nota || shampoo === undefined || !clara) throw new Error('the day begins with its note')
    return { nota, shampoo, clara }
  }
  const dia = walk(async (tools) => {
    const { stop, ...armazem } = await openArmazem(tools)
    product.stop = stop
    return {
      ...armazem,
      otavio: await armazem.hire('Otávio Prado', 'ROLE_OPERADOR'),
      celia: await armazem.hire('Célia Ramos', 'ROLE_OPERADOR'),
    }
  }, 'ERR_FAILED /chegada/:id/contar')
  test.afterAll(() => product.stop?.())

  test('an XML brings its client, its products and itself', async () => {
    const { admin, hire, open } = dia()
    const page = await open(admin, '/notas')
    const nota = notaOf(page)
    await nota.escolher.setInputFiles(amostra('ok-rastro-lotes'))
    await page.getByRole('link', { name: /Cadastrar este cliente/ }).click()
    await expect(field(page, 'Razão social')).toHaveValue('Cosméticos Aurora Fictícia S.A.')
    await page.getByRole('button', { name: /^Salvar/ }).click()
    await act(page, 'Cadastrar os 3 que faltam').click()
    await act(page, 'Cadastrar os produtos').click()
    await expect(toasts(page)).toContainText('3 produtos cadastrados.')
    await nota.enviar.click()
    await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
    const id = Number(page.url().split('/').at(-1))
    const guardada = await ok(
      admin.call<{ numero: string; cliente: { id: number }; itens: { produto: { id: number } }[] }>(
        'GET',
        `/notas/${id}`,
      ),
    )
    manha.nota = { id, numero: guardada.numero }
    manha.shampoo = guardada.itens[1]?.produto.id ?? 0
    manha.clara = await hire('Clara Nunes', 'ROLE_CLIENTE', { cliente: { id: guardada.cliente.id } })
  })

  test('its goods are counted against it, through a hole in the network; two of them are missing', async () => {
    const { otavio, open } = dia()
    const { nota } = feita()
    const fila = await open(otavio, '/chegada', PHONE)
    await expect(act(fila, `Contar a nota ${nota.numero}`)).toBeVisible()
    await expectAccessible(fila)
    await act(fila, `Contar a nota ${nota.numero}`).click()
    await expect(fila.getByRole('list', { name: 'Linhas da nota' })).toBeVisible()
    const contar = (posicao: number, lote: string, validade: string | null, quantidade: number) =>
      ok(
        otavio.call<Chegada>('POST', `/chegada/${nota.id}/contar`, {
          posicao,
          lote,
          validade,
          avaria: false,
          quantidade,
          codigo: null,
        }),
      )
    await contar(0, 'L2026-09B', '2028-08-01', 30)
    await contar(0, 'L2026-09C', '2028-09-01', 18)
    await contar(1, '000777', '2027-03-02', 12)
    await contar(2, 'U', null, 100)
    await fila.reload()
    await expect(fila.getByRole('list', { name: 'Linhas da nota' })).toBeVisible()
    await scan(fila, 'NADA')
    await expect(fila.getByRole('alert')).toContainText('não está nesta nota')
    await act(fila, 'Entendi').click()
    await scan(fila, SABONETE)
    await expect(fila.getByRole('heading', { name: /^SABONETE LÍQUIDO/ })).toBeVisible()
    await fila.getByRole('radio', { name: new RegExp(LOTE) }).check({ force: true })
    await expectAccessible(fila)
    await act(fila, 'Apagar').click()
    // The server counts the first 30, but its answer is lost; the other 20 wait until the network is back.
    let perdidas = 0
    await fila.route('**/chegada/*/contar', async (route) => {
      if (perdidas === 0) await route.fetch()
      perdidas += 1
      await route.abort()
    })
    for (const parte of ['30', '20']) {
      for (const tecla of parte) await act(fila, tecla).click()
      await act(fila, `Somar ${parte}`).click()
    }
    await expect(fila.getByText('2 leituras guardadas')).toBeVisible()
    await expect(fila.getByRole('list', { name: 'Já contado' })).toContainText(`${LOTE}: 50`)
    await fila.unroute('**/chegada/*/contar')
    await fila.reload()
    await fila.getByRole('button', { name: /SABONETE LÍQUIDO/ }).click()
    await expect(fila.getByText('leituras guardadas')).toBeHidden()
    await expect
      .poll(async () => {
        const { linhas } = await ok(otavio.call<Chegada>('GET', `/chegada/${nota.id}`))
        return linhas[0]?.contado.find(({ lote }) => lote === LOTE)?.quantidade
      })
      .toBe(50)
    await act(fila, 'Linhas').click()
    await act(fila, 'Fechar a contagem').click()
    await expect(fila.getByText('2 linhas iguais à nota')).toBeVisible()
    await expectAccessible(fila)
    await fila.getByLabel('Falta: 2 un').selectOption('Aconteceu no transporte')
    await act(fila, 'Dar entrada no que contei').click()
    await expect(fila.getByRole('heading', { name: 'Entrou no estoque o que foi contado' })).toBeVisible()
    expect(await fila.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('thirty orders come by a spreadsheet', async () => {
    const { admin, open } = dia()
    const { clara } = feita()
    const rows = Array.from({ length: PEDIDOS }, (_, at) =>
      [`PC-${at + 1}`, SABONETE, at === 0 ? '3' : '1', '31/12/2030 10:15'].join(';'),
    )
    const page = await open(clara, '/pedidos/importar')
    await page.locator('input[type=file]').setInputFiles({
      name: 'pedidos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${['Pedido do cliente;Código;Quantidade;Coleta', ...rows].join('\r\n')}`),
    })
    await act(page, `Importar ${PEDIDOS} pedidos`).click()
    await expect(page.getByText(`${PEDIDOS} de ${PEDIDOS} pedidos gravados`).first()).toBeVisible()
    const { _embedded } = await ok(
      clara.call<{ _embedded: { pedidos: { id: number; versao: number }[] } }>('GET', '/pedidos?size=100'),
    )
    for (const { id, versao } of _embedded.pedidos)
      await ok(admin.call('PUT', `/pedidos/${id}`, { concluido: true, versao }))
  })

  test('one person picks by scanner what a supervisor gives: a wrong product is refused, a short line told', async () => {
    const { admin, otavio, open } = dia()
    const fila = await ok(otavio.call<{ pedido: number; numeroPedido: number }[]>('GET', '/separacao'))
    expect(fila).toHaveLength(PEDIDOS)
    const [primeiro, ...outros] = fila.toSorted((a, b) => a.numeroPedido - b.numeroPedido)
    const page = await open(otavio, '/separacao/coletor', PHONE)
    await expect(page.getByRole('heading', { name: 'Nada com você' })).toBeVisible()
    const andamento = await open(admin, '/separacao/andamento')
    await act(andamento, 'Distribuir').click()
    await andamento.getByLabel('Quem separa').selectOption('Otávio Prado')
    await andamento.getByRole('checkbox', { name: new RegExp(`^${primeiro?.numeroPedido} `) }).check()
    await act(andamento, 'Entregar 1 pedido').click()
    await expect(page.getByText('0 de 3')).toBeVisible()
    await scan(page, SHAMPOO)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: /^Entendi/ }).click()
    await scan(page, SABONETE)
    await scan(page, SABONETE)
    await expect(page.getByText('2 de 3')).toBeVisible()
    await act(page, 'Faltou').click()
    await page.getByRole('radio', { name: 'Avariado' }).check()
    await act(page, 'Seguir com 2 de 3').click()
    const falta = andamento.getByRole('listitem').filter({ hasText: 'Falta de 1' })
    await expect(falta).toContainText('avariado · Otávio Prado')
    await falta.getByRole('button', { name: 'Aceitar a falta' }).click()
    await expect(falta).toBeHidden()
    await act(page, 'Terminar a separação').click()
    await expect(page.getByRole('heading', { name: 'Nada com você' })).toBeVisible()
    for (let at = 0; at < outros.length; at += 10) {
      const pedidos = outros.slice(at, at + 10).map(({ pedido }) => pedido)
      const meus = await ok(otavio.call<PedidoSeparacao[]>('POST', '/separacao/tomar', { pedidos }))
      for (const { pedido, linhas } of meus) {
        for (const { saldo, quantidade } of linhas)
          await ok(otavio.call('POST', `/separacao/${pedido}/ler`, { saldo, codigo: SABONETE, quantidade }))
        await ok(otavio.call('POST', `/separacao/${pedido}/terminar`))
      }
    }
  })

  test('another checks blind, and the last reading ends in the labels', async () => {
    const { celia, open } = dia()
    const fila = await ok(celia.call<{ pedido: number; numeroPedido: number }[]>('GET', '/conferencia'))
    const [primeiro, ...outros] = fila.toSorted((a, b) => a.numeroPedido - b.numeroPedido)
    const page = await open(celia, '/conferencia')
    await act(page, `Conferir o pedido ${primeiro?.numeroPedido}`).click()
    await expect(page.getByText('Leia o primeiro')).toBeVisible()
    await scan(page, SABONETE)
    await scan(page, SABONETE)
    const dialog = page.getByRole('dialog', { name: 'A contagem bate com o pedido' })
    await dialog.getByLabel('Peso do volume 1').fill('1,2')
    await act(page, 'Concluir e imprimir').click()
    await expect(page.getByRole('article', { name: /^Etiqueta do pedido/ })).toContainText('1,2 kg')
    await expect(page.locator('html')).toHaveAttribute('data-impresso', '')
    for (const { pedido } of outros) {
      const meus = await ok(celia.call<PedidoConferencia[]>('POST', `/conferencia/${pedido}/tomar`))
      for (const { saldo } of meus.find((one) => one.pedido === pedido)?.linhas ?? []) {
        const lida = { saldo, codigo: SABONETE, quantidade: 1, volume: 1 }
        await ok(celia.call('POST', `/conferencia/${pedido}/ler`, lida))
      }
      await ok(celia.call('POST', `/conferencia/${pedido}/volume`, { numero: 1, peso: 0.4 }))
      await ok(celia.call('POST', `/conferencia/${pedido}/fechar`))
      await ok(celia.call('POST', `/conferencia/${pedido}/terminar`))
    }
  })

  test('all of them are invoiced and dispatched in bulk', async () => {
    const { admin, open } = dia()
    const page = await open(admin, '/index')
    const table = page.getByRole('table', { name: 'Pedidos' })
    const bar = page.getByRole('region', { name: 'pedidos escolhidos' })
    for (const to of ['Faturado aguardando expedição', 'Expedido']) {
      await page.goto('/pedidos')
      await expect(table).toHaveAttribute('aria-busy', 'false')
      await table.getByRole('checkbox', { name: 'Selecionar os desta página' }).click()
      await bar.getByRole('button', { name: /^Selecionar os / }).click()
      await act(page, 'Mover').click()
      await page.getByRole('menuitem', { name: to }).click()
      if (to === 'Expedido') await act(page, `Expedir ${PEDIDOS} pedidos`).click()
      const dialog = page.getByRole('dialog', { name: `Mover ${PEDIDOS} pedidos para ${to}` })
      await expect(dialog).toContainText(`${PEDIDOS} mudaram`)
      await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    }
  })

  test('a count finds one too few; another person lets it into the stock', async () => {
    const { admin, otavio, celia, open } = dia()
    const { shampoo } = feita()
    const lista = await ok(
      admin.call<ContagemResumo>('POST', '/contagem', { criterio: 'PRODUTO', produtos: [shampoo] }),
    )
    const coletor = await open(otavio, `/contagem/${lista.id}/coletor`, PHONE)
    await expect(coletor.getByRole('heading', { name: 'SHAMPOO CAMOMILA 500ML' })).toBeVisible()
    for (const tecla of ['1', '1']) await act(coletor, tecla).click()
    await act(coletor, 'Contei 11, próximo').click()
    await expect(coletor.getByText('espera a segunda contagem, de outra pessoa')).toBeVisible()
    const { linhas } = await ok(celia.call<ContagemColetor>('GET', `/contagem/${lista.id}/coletor`))
    const [linha] = linhas
    const contada = { linha: linha?.id, vez: 2, quantidade: 11, codigo: null }
    await ok(celia.call('POST', `/contagem/${lista.id}/contar`, contada))
    const pedida = { linhas: [{ id: linha?.id, motivo: 'PERDA' }] }
    await ok(otavio.call('POST', `/contagem/${lista.id}/pedir`, pedida))
    const page = await open(admin, `/contagem/${lista.id}`)
    await page.getByRole('button', { name: /A aprovar/ }).click()
    await page.getByRole('row').filter({ hasText: SHAMPOO }).getByRole('checkbox').check()
    await act(page, 'Aprovar').click()
    await expect(page.getByText('1 ajuste entrou no estoque.')).toBeVisible()
  })

  test('a lot is recalled: from its note to every order that left with it', async () => {
    const { admin, open } = dia()
    const page = await open(admin, '/rastreio')
    await page.getByRole('textbox', { name: 'Lote' }).fill(LOTE)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: LOTE }).click()
    await expect(page.getByRole('region', { name: 'De onde veio' })).toContainText('Cosméticos Aurora')
    const facts = page.getByRole('definition')
    await expect(facts.filter({ hasText: /^31$/ }).first()).toBeVisible()
    await expect(page.getByText(`${PEDIDOS} pedidos`).first()).toBeVisible()
  })

  test('the client follows on a phone: what arrived, what is in stock, what has left', async () => {
    const { open } = dia()
    const { clara } = feita()
    const page = await open(clara, '/pedidos', PHONE)
    await expect(page.getByText(/expedidos?/i).first()).toBeVisible()
    await page.goto('/avisos')
    await page.getByRole('link', { name: /Chegada diferente da nota/ }).click()
    await expect(page.getByText('1 diferença entre a nota e o que chegou.')).toBeVisible()
    await expect(page.getByText('Falta: 2 un')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText('Aconteceu no transporte')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })
})
