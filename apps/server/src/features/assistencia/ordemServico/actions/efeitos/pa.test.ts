import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
})
