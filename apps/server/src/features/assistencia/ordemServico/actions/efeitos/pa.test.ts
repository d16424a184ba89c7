import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../../platform/testing/app.ts'
import { startBancada } from '../../testing/bancada.ts'

describe('decisions 55: a PA has lines, a price, a payment', () => {
  let bancada: Awaited<ReturnType<typeof startBancada>>
  beforeAll(async () => {
    bancada = await startBancada()
  })
  afterAll(() => bancada.close())

  const novo = async () => {
    const { create, atendente } = bancada
    const { id } = await create(atendente, { osType: 'PA', relogio: null })
    return id
  }
  const servico = (valorFinal = 180, mais: object = {}) => ({
    tipo: 'SERVICO',
    servico: bancada.linhaServico.servico,
    valorFinal,
    ...mais,
  })
  const peca = { tipo: 'PECA', quantidade: 2, valorFinal: 96.3 }
  const atender = (id: number, body: object) => bancada.act(bancada.atendente, id, 'atender', body)

  test('decisions 55: somebody without a record is served by one name for each post, twice at once too', async () => {
    const anew = () => bancada.atendente.post('/ordemServico', { osType: 'PA' })
    const [um, dois] = await Promise.all([anew(), anew()])
    expect([um.statusCode, dois.statusCode], um.body).toEqual([201, 201])
    expect(um.json().consumidor.nome).toBe('Sem cadastro')
    expect(dois.json().consumidor.id).toBe(um.json().consumidor.id)
    const served = await bancada.atendente.put(`/ordemServico/atender/${um.json().id}`, { valorTotal: 0 })
    expect(served.statusCode, served.body).toBe(200)
    const ordem = await bancada.atendente.post('/ordemServico', { osType: 'OS' })
    expect(ordem.statusCode).toBe(400)
    expect(ordem.json().messages).toMatchObject([{ fieldName: 'consumidor', code: 'EMPTY_REQUIRED_FIELD' }])
  })

  test('service and part with what was paid; no thirty days run', async () => {
    const id = await novo()
    expect(await bancada.read(id)).toMatchObject({ diasRestantes: null, linhasPa: [] })
    const done = await atender(id, {
      linhas: [servico(), { ...peca, peca: bancada.peca }],
      pagamentos: [{ forma: 'CARTAO', valor: 276.3 }],
    })
    expect(done.json()).toMatchObject({
      statusOS: { name: 'ATENDIDA' },
      valorTotal: 276.3,
      diasRestantes: null,
      diasGarantiaServico: 90,
      linhasPa: [
        { tipo: 'SERVICO', titulo: 'Revisão do movimento', quantidade: 1, valor: 180, valorFinal: 180 },
        { tipo: 'PECA', titulo: 'Coroa com tubo, 6 mm', quantidade: 2, valor: 96.3, valorFinal: 96.3 },
      ],
      conta: { devido: 276.3, recebido: 276.3, falta: 0 },
    })
  })

  test('the counter is offered what its post does most, then the cheapest services; another post its own', async () => {
    const de = async (quem: Caller) =>
      (await quem.get('/ordemServico/frequentes')).json<{ tipo: string; id: number; titulo: string }[]>()
    for (const _ of [1, 2]) {
      const linhas = [{ ...peca, peca: bancada.peca }]
      await atender(await novo(), { linhas, pagamentos: [{ forma: 'PIX', valor: 96.3 }] })
    }
    const nossos = await de(bancada.atendente)
    expect(nossos[0]).toEqual({
      tipo: 'PECA',
      id: bancada.peca.id,
      codigo: 'TESTE',
      titulo: 'Coroa com tubo, 6 mm',
      preco: 48.15,
    })
    expect(nossos[1]).toMatchObject({ tipo: 'SERVICO', titulo: 'Revisão do movimento' })
    const deles = await de(await bancada.app.as('atendente2'))
    expect(deles.some(({ tipo }) => tipo === 'PECA')).toBe(false)
    expect((await (await bancada.app.as('consulta')).get('/ordemServico/frequentes')).statusCode).toBe(403)
  })

  test('without its payment nothing is done, lines included', async () => {
    const id = await novo()
    const refused = await atender(id, { linhas: [servico()] })
    expect(refused.json().messages).toEqual([
      expect.objectContaining({ fieldName: 'pagamentos', code: 'OS_FALTA_RECEBER' }),
    ])
    expect(await bancada.read(id)).toMatchObject({ statusOS: { name: 'EM_CRIACAO' }, linhasPa: [] })
  })

  test('the discount is the profile\u2019s, and above the list a reason is asked', async () => {
    const id = await novo()
    const refused = await atender(id, {
      linhas: [servico(100), servico(200), { tipo: 'SERVICO', servico: { id: 999999 }, valorFinal: 1 }],
    })
    expect(
      refused.json().messages.map(({ fieldName, code }: Record<string, string>) => [fieldName, code]),
    ).toEqual([
      ['linhas[2].servico', 'OPCAO_INVALIDA'],
      ['linhas[0].valorFinal', 'OS_DESCONTO'],
      ['linhas[1].motivoValor', 'OS_ACIMA_DA_TABELA'],
    ])
    const done = await atender(id, {
      linhas: [servico(200, { motivoValor: 'Na hora' })],
      pagamentos: [{ forma: 'PIX', valor: 200 }],
    })
    expect(done.json().linhasPa).toMatchObject([{ valor: 180, valorFinal: 200, motivoValor: 'Na hora' }])
  })

  test('opened again, what was paid counts, and other lines take the place of the first', async () => {
    const id = await novo()
    await bancada.done(bancada.atendente, id, 'atender', {
      linhas: [servico()],
      pagamentos: [{ forma: 'DINHEIRO', valor: 180 }],
    })
    const sp = await bancada.app.as('sp')
    await bancada.done(sp, id, 'reabrirOs', { motivo: 'Faltou a peça' })
    const again = await atender(id, {
      linhas: [servico(), { ...peca, peca: bancada.peca }],
      pagamentos: [{ forma: 'PIX', valor: 96.3 }],
    })
    expect(again.json()).toMatchObject({
      linhasPa: [{ tipo: 'SERVICO' }, { tipo: 'PECA' }],
      conta: { devido: 276.3, recebido: 276.3, falta: 0, aDevolver: 0 },
    })
  })

  describe('decisions 43: its parts are of the post\u2019s stock', () => {
    const estoqueDe = async (pecaId: number, quantidade: number) => {
      const answer = await bancada.tecnico.post('/estoquePeca', {
        peca: { id: pecaId },
        quantidade,
        minimo: 0,
        motivo: 'Contagem inicial',
      })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id: estoque } = answer.json<{ id: number }>()
      const livro = async () =>
        (await bancada.tecnico.get(`/estoquePeca/${estoque}/movimentos?size=50`))
          .json()
          ._embedded.movimentos.map(({ tipo, fisico }: { tipo: string; fisico: number }) => [tipo, fisico])
          .toReversed()
          .slice(1)
      const livre = async () => (await bancada.tecnico.get(`/estoquePeca/${estoque}`)).json().livre
      return { livro, livre }
    }
    const insertPeca = (codigo: string) =>
      bancada.db
        .insertInto('peca')
        .values({ codigo, descricao: `Bateria ${codigo}`, preco: 10 })
        .returning('id')
        .executeTakeFirstOrThrow()
    const linha = (id: number, quantidade: number) => ({
      tipo: 'PECA',
      peca: { id },
      quantidade,
      valorFinal: quantidade * 10,
    })
    const cobrado = (...linhas: { valorFinal: number }[]) => ({
      linhas,
      pagamentos: [{ forma: 'PIX', valor: linhas.reduce((sum, { valorFinal }) => sum + valorFinal, 0) }],
    })

    test('taken when it is done, given back when it is opened again, taken anew by its other lines', async () => {
      const { id: bateria } = await insertPeca('B1')
      const { livro, livre } = await estoqueDe(bateria, 3)
      const id = await novo()
      await bancada.done(bancada.atendente, id, 'atender', cobrado(linha(bateria, 2)))
      expect(await livre()).toBe(1)
      const sp = await bancada.app.as('sp')
      await bancada.done(sp, id, 'reabrirOs', { motivo: 'Era outra bateria' })
      expect(await livre()).toBe(3)
      await bancada.done(bancada.atendente, id, 'atender', { linhas: [linha(bateria, 1)] })
      expect(await livro()).toEqual([
        ['USO', -2],
        ['DEVOLUCAO', 2],
        ['USO', -1],
      ])
      const admin = await bancada.app.as('admin')
      await bancada.done(admin, id, 'alterarStatus', { status: 'CANCELADA', motivo: 'Engano' })
      expect(await livre()).toBe(3)
      await bancada.done(sp, id, 'reabrirOs', { motivo: 'Não era' })
      expect(await livre()).toBe(2)
      await bancada.done(await bancada.app.as('responsavel'), id, 'finalizar')
      await bancada.done(sp, id, 'reabrirOs', { motivo: 'Faltou a nota' })
      expect(await livre()).toBe(2)
    })

    test('a part out of stock or reserved for an approved order is refused at its line, and nothing is written', async () => {
      const { id: bateria } = await insertPeca('B2')
      const { livro, livre } = await estoqueDe(bateria, 2)
      const os = await bancada.orcada([
        { ...bancada.linhaPeca, peca: { id: bateria }, quantidade: 1, valorFinal: 10 },
      ])
      await bancada.done(bancada.atendente, os.id, 'aprovarOrcamento', { nome: 'Dalva' })
      expect(await livre()).toBe(1)
      const id = await novo()
      const refused = await atender(id, cobrado(linha(bateria, 1), linha(bateria, 1)))
      expect(refused.json().messages).toEqual([
        {
          fieldName: 'linhas[1].quantidade',
          code: 'ESTOQUE_FALTA',
          text: 'Só há 1 disponíveis.',
          params: { disponivel: 1 },
        },
      ])
      expect(await bancada.read(id)).toMatchObject({ statusOS: { name: 'EM_CRIACAO' }, linhasPa: [] })
      expect(await livro()).toEqual([['RESERVA', 0]])
    })

    test('two at once for the last one: one has it', async () => {
      const { id: bateria } = await insertPeca('B3')
      const { livre } = await estoqueDe(bateria, 1)
      const ids = [await novo(), await novo()]
      const answers = await Promise.all(ids.map((id) => atender(id, cobrado(linha(bateria, 1)))))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
      expect(await livre()).toBe(0)
    })
  })
})
