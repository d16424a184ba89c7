import { openedOs } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { sql } from '../../support/product.ts'

test('S1-013, S7-103, S7-104, S7-105: a post and the manufacturer talk live; who was offline catches up', async ({
  open,
  api,
  allows,
}) => {
  allows('ERR_INTERNET_DISCONNECTED')
  const os = await openedOs(await api('atendente'))
  const mark = `(${os.numero} de hoje)`
  const posto = await open('atendente', `/ordemServico/${os.id}`)
  await posto.getByRole('button', { name: 'Mais ações' }).click()
  await posto.getByRole('menuitem', { name: 'Conversar sobre esta OS' }).click()
  const dialog = posto.getByRole('dialog', { name: /Conversar sobre esta OS/ })
  await dialog.getByLabel('Com quem').selectOption('Assistência SP')
  await dialog.getByRole('button', { name: 'Conversar' }).click()
  const conversa = posto.getByRole('log')
  await posto.getByRole('textbox', { name: 'Mensagem', exact: true }).fill(`Qual gaxeta? ${mark}`)
  await posto.keyboard.press('Enter')
  await expect(conversa).toContainText(`Qual gaxeta? ${mark}`)
  await expect(posto.getByRole('region', { name: /OS/ }).first()).toContainText(`OS ${os.numero}`)

  const sp = await open('sp', '/chat')
  await expect(sp).toHaveTitle(/^\(\d+\) Conversas/)
  await sp.getByRole('list', { name: 'Conversas', exact: true }).getByRole('link', { name: mark }).click()
  await expect(sp.getByRole('log')).toContainText(`Qual gaxeta? ${mark}`)
  await expect(conversa.getByText('lida', { exact: true }).first()).toBeAttached()
  await sp.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('A de 38 mm.')
  await sp.getByRole('button', { name: 'Enviar' }).click()
  await expect(conversa).toContainText('A de 38 mm.')

  await posto.context().setOffline(true)
  await posto.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('Escrita sem rede')
  await posto.keyboard.press('Enter')
  await expect(posto.getByText('espera a conexão')).toBeVisible()
  await sp.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('Enquanto você estava fora')
  await sp.keyboard.press('Enter')
  await expect(sp.getByRole('log')).toContainText('Enquanto você estava fora')
  await expect(conversa).not.toContainText('Enquanto você estava fora')
  await posto.context().setOffline(false)
  await expect(conversa.getByText('Enquanto você estava fora')).toHaveCount(1)
  await expect(conversa.getByText('Escrita sem rede')).toHaveCount(1)
  await expect(sp.getByRole('log').getByText('Escrita sem rede')).toHaveCount(1)
  await expect(posto.getByText('espera a conexão')).toHaveCount(0)
})

test('on the phone the list, then the conversation full screen', async ({ open, api }) => {
  const atendente = await api('atendente')
  const { body } = await atendente.call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  const dispositivo = crypto.randomUUID()
  await atendente.call('POST', `/chat/${body.id}/mensagens`, { dispositivo, texto: 'Pelo telefone' })
  const page = await open('sp', '/chat', { width: 390, height: 844, colorScheme: 'dark' })
  const list = page.getByRole('list', { name: 'Conversas', exact: true })
  await list.getByRole('link').first().click()
  await expect(page.getByRole('log')).toBeVisible()
  await expect(list).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar às conversas' }).click()
  await expect(list).toBeVisible()
})

test('the keyboard of a phone covers neither the field nor the head of the conversation', async ({
  open,
  api,
}) => {
  const { call } = await api('atendente')
  const { body } = await call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  const page = await open('atendente', '/inicio', { width: 390, height: 844, hasTouch: true })
  // What a phone tells of its keyboard: the page keeps its size, and less of it is shown.
  await page.addInitScript(() => {
    const shown = Object.assign(new EventTarget(), {
      width: 390,
      height: 844,
      offsetLeft: 0,
      offsetTop: 0,
      scale: 1,
    })
    Object.defineProperty(window, 'visualViewport', { value: shown })
  })
  await page.goto(`/chat?conversa=${body.id}`)
  const texto = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  const bottom = async () => {
    const box = await texto.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  await expect.poll(bottom).toBeGreaterThan(780)
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 480, offsetTop: 90 })
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottom).toBeLessThanOrEqual(570)
  const back = await page.getByRole('link', { name: 'Voltar às conversas' }).boundingBox()
  expect(back?.y).toBeGreaterThanOrEqual(90)
})

test('who is there and who writes is shown; the computer tells of a message after a click, and not of one in view', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const { call } = await api('atendente')
  const input = { equipe: 'ASSISTENCIA_SP', ordemServico: { id: os.id } }
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', input)
  const path = `/chat?conversa=${conversa.id}`
  const sp = await open('sp', '/inicio')
  await sp.addInitScript(() => {
    const shown: string[] = []
    class Notice extends EventTarget {
      static permission = 'default'
      static requestPermission = async () => {
        shown.push('asked')
        return (Notice.permission = 'granted')
      }
      close = () => {}
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: Notice, shown })
  })
  // Of other conversations other tests make messages meanwhile.
  const shown = async () =>
    (await sp.evaluate(() => (window as unknown as { shown: string[] }).shown)).filter((one) =>
      /asked|: Um$|vista$/.test(one),
    )
  const mensagem = async (texto: string) =>
    call('POST', `/chat/${conversa.id}/mensagens`, { dispositivo: crypto.randomUUID(), texto })

  await sp.goto(path)
  const posto = await open('atendente', path)
  const cabeca = sp.getByRole('region', { name: /^Conversa com/ })
  await expect(cabeca.getByText('on-line')).toBeVisible()
  await posto.getByRole('textbox', { name: 'Mensagem', exact: true }).pressSequentially('Um')
  await expect(cabeca.getByText(/está digitando$/)).toBeVisible()
  await posto.keyboard.press('Enter')
  await expect(cabeca.getByRole('log')).toContainText('Um')
  await expect(cabeca.getByText(/está digitando$/)).toHaveCount(0)

  expect(await shown()).toEqual([])
  const button = sp.getByRole('button', { name: 'Avisar no computador' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await mensagem('À vista')
  await expect(cabeca.getByRole('log')).toContainText('À vista')
  await sp.getByRole('link', { name: 'Chamados' }).first().click()
  // The conversation is read as long as it is on the screen, so the next screen must be there.
  await expect(cabeca).toHaveCount(0)
  await mensagem('Longe da vista')
  await expect.poll(shown).toEqual(['asked', expect.stringContaining('Longe da vista')])
  await expect(sp).toHaveTitle(/^\(\d+\) /)
})

test('on the phone a cut network is told at once, with its hour, and is gone when it is back', async ({
  open,
  api,
  allows,
}) => {
  allows('ERR_INTERNET_DISCONNECTED')
  const atendente = await api('atendente')
  const { body } = await atendente.call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  const page = await open('atendente', `/chat?conversa=${body.id}`, { width: 390, height: 844 })
  const escrita = `Escrita no elevador ${crypto.randomUUID().slice(0, 6)}`
  const texto = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await expect(texto).toBeVisible()
  const caiu = page.getByRole('status').filter({ hasText: /^Sem conexão desde \d\d:\d\d\. / })
  await expect(caiu).toHaveCount(0)
  await page.context().setOffline(true)
  await expect(caiu).toBeVisible({ timeout: 1_000 })
  await expect(caiu).toContainText('O que você enviar espera e sai sozinho.')
  await texto.fill(escrita)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(caiu).toContainText('1 mensagem espera.')
  await expect(page.getByRole('button', { name: 'Tentar agora' })).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByRole('log').getByText(escrita)).toHaveCount(1)
  await expect(caiu).toHaveCount(0)
})

test('a network that is cut while the strip of suspended posts still loads leaves the conversation as it is', async ({
  open,
  api,
  allows,
}) => {
  allows('ERR_INTERNET_DISCONNECTED')
  const atendente = await api('atendente')
  const { body } = await atendente.call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  const page = await open('atendente', '/conta', { width: 390, height: 844 })
  const waiting: (() => Promise<void>)[] = []
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('Cobrança em atraso'))
      waiting.push(async () => route.abort('internetdisconnected'))
    else await route.fulfill({ response: answer })
  })
  await page.goto(`/chat?conversa=${body.id}`)
  const texto = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await expect(texto).toBeVisible()
  await expect.poll(() => waiting.length).toBe(1)
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await waiting[0]?.()
  await failed
  const escrita = `Escrita no túnel ${crypto.randomUUID().slice(0, 6)}`
  await texto.fill(escrita)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('espera a conexão')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.context().setOffline(false)
  await expect(page.getByRole('log').getByText(escrita)).toHaveCount(1)
  await expect(page.getByText('espera a conexão')).toHaveCount(0)
})

test('a message from long ago is found, opened among its neighbours, and quoted; its quote leads back to it', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const mark = crypto.randomUUID().slice(0, 8)
  const { call } = await api('atendente')
  const input = { equipe: 'FINANCEIRO', ordemServico: { id: os.id } }
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', input)
  const { body: me } = await call<{ id: number }>('GET', '/user/me')
  // More than the thirty that a person may send in a minute.
  await sql(`with dita as (
      insert into chat_mensagem (conversa_id, numero, autor_id, do_posto, dispositivo, texto, criado_em, revisao)
      select ${conversa.id}, n, ${me.id}, true, gen_random_uuid(), case n when 3 then 'O recibo ${mark}' else 'linha ' || n end,
             now() - interval '40 days' + n * interval '1 hour', n
        from generate_series(1, 75) n returning numero)
    update chat_conversa set ultimo_numero = 75, versao = 75, ultima_em = now()
     where id = ${conversa.id} and exists (select 1 from dita)`)
  const page = await open('financeiro', '/chat', { width: 1440, height: 900 })
  const busca = page.getByLabel('Buscar nas conversas')
  await busca.fill(os.numero)
  const conversas = page.getByRole('list', { name: 'Conversas', exact: true })
  await expect(conversas.getByRole('link', { name: `OS ${os.numero}` })).toBeVisible()
  await busca.fill(mark)
  const achadas = page.getByRole('list', { name: 'Mensagens encontradas' })
  await achadas.getByRole('link', { name: mark }).click()
  const log = page.getByRole('log')
  await expect(log.getByText(`O recibo ${mark}`)).toBeInViewport()
  await expect(log.getByText('linha 75', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mostrar mais novas' }).click()
  await expect(log.getByText('linha 75', { exact: true })).toBeVisible()

  const achada = log.getByRole('listitem').filter({ hasText: `O recibo ${mark}` })
  await achada.hover()
  await achada.getByRole('button', { name: /^Responder a/ }).click()
  await page.getByRole('textbox', { name: 'Mensagem', exact: true }).fill('É este.')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/chat?conversa=${conversa.id}`)
  const resposta = log.getByRole('listitem').filter({ hasText: 'É este.' })
  await expect(resposta).toBeInViewport()
  await expect(log.getByText('linha 3', { exact: true })).toHaveCount(0)
  const citada = resposta.getByRole('link', { name: `O recibo ${mark}` })
  await expect(citada).toContainText('Em resposta a')
  await expect(citada).toContainText(/\d\d\/\d\d, \d\d:\d\d/)
  await citada.click()
  await expect(log.getByText(`O recibo ${mark}`, { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Ir para as últimas' }).click()
  await expect(resposta).toBeInViewport()

  await page.getByRole('button', { name: 'Procurar nesta conversa' }).click()
  const procura = page.getByRole('search', { name: 'Nesta conversa' })
  await procura.getByRole('textbox').fill(mark)
  await expect(procura).toContainText('1 achada')
  await page.keyboard.press('Enter')
  await expect(log.getByText(`O recibo ${mark}`, { exact: true })).toBeInViewport()
  await expect(procura).toContainText('1 de 1')
  await page.keyboard.press('Escape')
  await expect(procura).toHaveCount(0)
})

test('what waits for a connection outlives the page, and is sent from whichever screen is opened next', async ({
  open,
  api,
  allows,
}) => {
  allows('ERR_INTERNET_DISCONNECTED')
  const { call } = await api('tecnico')
  const { body: conversa } = await call<{ id: number }>('POST', '/chat', { equipe: 'MANAUS' })
  const page = await open('tecnico', `/chat?conversa=${conversa.id}`)
  const texto = page.getByRole('textbox', { name: 'Mensagem', exact: true })
  await expect(texto).toBeVisible()
  const escrita = `Escrita antes de fechar ${crypto.randomUUID().slice(0, 6)}`
  const context = page.context()
  await context.setOffline(true)
  await texto.fill(escrita)
  await texto.press('Enter')
  await expect(page.getByText('espera a conexão')).toBeVisible()
  await page.getByRole('button', { name: 'Sair do sistema' }).click()
  const asked = page.getByRole('dialog', { name: 'Sair e apagar o rascunho?' })
  await expect(asked).toContainText('Mensagem não enviada para Manaus')
  await asked.getByRole('button', { name: 'Continuar no sistema' }).click()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/inicio')
  const found = async () =>
    (await call<unknown[]>('GET', `/chat/busca?q=${encodeURIComponent(escrita)}`)).body.length
  await expect.poll(found).toBe(1)
  await next.goto(`/chat?conversa=${conversa.id}`)
  await expect(next.getByRole('log').getByText(escrita)).toHaveCount(1)
  await expect(next.getByText('espera a conexão')).toHaveCount(0)
})
