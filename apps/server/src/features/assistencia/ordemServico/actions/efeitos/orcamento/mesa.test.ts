import type { OrcamentoItem, OrcamentoMesa, OrcamentoVersao } from '@app/contract/assistencia/ordemServico'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../../../testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, act, done, orcada, linhaServico, linhaPeca } = bancada
afterAll(app.close)
const responsavel = await app.as('responsavel')

const mesaDe = async (id: number, quem = tecnico): Promise<OrcamentoMesa> =>
  (await quem.get(`/ordemServico/${id}/orcamento`)).json()
const stock = async (quantidade: number) => {
  const answer = await responsavel.post('/estoquePeca', {
    peca: { id: bancada.peca.id },
    quantidade,
    minimo: 0,
    motivo: 'Contagem do teste.',
  })
  expect(answer.statusCode, answer.body).toBe(201)
}

test("decisions 43: the bench sees today's price and what its post has free of each part of the budget", async () => {
  const os = await orcada()
  expect((await mesaDe(os.id)).itens).toMatchObject([
    { tipo: 'SERVICO', codigo: 'TESTE', preco: 180, livre: null, ativo: true },
    { tipo: 'PECA', codigo: 'TESTE', preco: 48.15, livre: 0, ativo: true },
  ])
  await stock(3)
  await db.updateTable('peca').set({ preco: 50, ativo: false }).where('id', '=', bancada.peca.id).execute()
  expect((await mesaDe(os.id)).itens[1]).toMatchObject({ preco: 50, livre: 3, ativo: false })
  const search = await tecnico.get(`/ordemServico/${os.id}/orcamento/itens?q=coroa com tubo`)
  expect(search.json()).toEqual([])
  const gone = await act(tecnico, os.id, 'alterarOrcamento', { linhas: [linhaPeca] })
  expect(gone.json().messages).toMatchObject([{ fieldName: 'linhas[0].peca', code: 'OPCAO_INVALIDA' }])
  await db.updateTable('peca').set({ preco: 48.15, ativo: true }).where('id', '=', bancada.peca.id).execute()
})

test('services and parts are found by code or name, with the stock of the post of the order', async () => {
  const os = await orcada()
  const find = async (query: string) =>
    (await tecnico.get(`/ordemServico/${os.id}/orcamento/itens?${query}`)).json<OrcamentoItem[]>()
  expect((await find('q=teste')).map(({ tipo }) => tipo)).toEqual(['SERVICO', 'PECA'])
  expect(await find('q=coroa&tipo=PECA')).toContainEqual(
    expect.objectContaining({ codigo: 'TESTE', nome: 'Coroa com tubo, 6 mm', livre: 3 }),
  )
  expect(await find('q=coroa com&tipo=SERVICO')).toEqual([])
})

test('decisions 48: everybody who writes budgets knows the limits, and which is their own', async () => {
  const { id } = await orcada()
  const { descontoMaximo, descontos } = await mesaDe(id, responsavel)
  expect(descontoMaximo).toBe(30)
  expect(descontos.filter(({ meu }) => meu)).toMatchObject([{ maximo: 30 }])
  expect(descontos.map(({ maximo }) => maximo)).toEqual(
    descontos.map(({ maximo }) => maximo).toSorted((a, b) => a - b),
  )
})

test('another post finds nothing, and who only sees the order reads its versions, not the bench', async () => {
  const { id } = await orcada()
  const other = await app.as('responsavel2')
  for (const path of ['', '/itens', '/versoes'])
    expect((await other.get(`/ordemServico/${id}/orcamento${path}`)).statusCode).toBe(404)
  expect((await atendente.get(`/ordemServico/${id}/orcamento`)).statusCode).toBe(403)
  expect((await atendente.get(`/ordemServico/${id}/orcamento/versoes`)).statusCode).toBe(200)
})

test('decisions 45: each version stays with its lines and its answer', async () => {
  const os = await orcada([linhaServico])
  await done(atendente, os.id, 'reprovarOrcamento', { nome: 'Dalva', motivo: 'Caro.' })
  await done(responsavel, os.id, 'reabrirOrcamento', { nota: 'Com desconto.' })
  await done(tecnico, os.id, 'salvarOrcamento', {
    prazoDiasUteis: 7,
    linhas: [{ ...linhaServico, valorFinal: 162 }, linhaPeca],
  })
  const versoes = (await atendente.get(`/ordemServico/${os.id}/orcamento/versoes`)).json<OrcamentoVersao[]>()
  expect(versoes).toMatchObject([
    {
      versao: 1,
      situacao: 'REPROVADO',
      salvoPor: 'tecnico',
      linhas: [{ nome: 'Revisão do movimento', valorFinal: 180, situacao: 'RECUSADA' }],
      resposta: { aprovado: false, motivo: 'Caro.' },
    },
    {
      versao: 2,
      situacao: 'ABERTO',
      prazoDiasUteis: 7,
      linhas: [{ valorFinal: 162 }, { nome: 'Coroa com tubo, 6 mm', quantidade: 2 }],
      resposta: null,
    },
  ])
})

test('the templates of the network and of the own post are offered, with the stock of the post; those of another are not', async () => {
  const servico = bancada.linhaServico.servico
  const modelo = (nome: string) => ({
    nome,
    servicos: [servico],
    opcionais: [servico],
    pecas: [{ id: bancada.peca.id }],
    causa: bancada.linhaServico.causa,
  })
  const make = async (person: string, nome: string) => {
    const answer = await (await app.as(person)).post('/modeloOrcamento', modelo(nome))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: number; versao: number; dono: string }>()
  }
  const rede = await make('sp', 'Revisão completa')
  const nosso = await make('tecnico', 'Só daqui')
  const deles = await make('responsavel2', 'De outro posto')
  expect(rede.dono).toBe('Toda a rede')
  const { id } = await orcada()
  const { modelos } = await mesaDe(id)
  expect(modelos.map(({ nome }) => nome)).toEqual(['Revisão completa', 'Só daqui'])
  expect(modelos[0]).toMatchObject({
    sintoma: null,
    causa: { nome: 'Causa de teste' },
    itens: [
      {
        tipo: 'SERVICO',
        nome: 'Revisão do movimento',
        preco: 180,
        livre: null,
        ativo: true,
        opcional: false,
      },
      { tipo: 'PECA', codigo: 'TESTE', preco: 48.15, livre: 3, ativo: true, opcional: false },
    ],
  })
  const take = (other: number) => tecnico.put(`/modeloOrcamento/${other}`, { nome: 'Nosso agora', versao: 1 })
  expect((await take(rede.id)).json().messages[0].code).toBe('REGISTRO_DE_OUTRO_POSTO')
  expect((await take(deles.id)).statusCode).toBe(404)
  expect((await tecnico.get(`/modeloOrcamento/${deles.id}`)).statusCode).toBe(404)
  const shown = async (person: string) => {
    const list = await (await app.as(person)).post('/modeloOrcamento/findByFiltro', { filter: {} })
    return list.json<{ content: { nome: string }[] }>().content.map(({ nome }) => nome)
  }
  expect(await shown('tecnico')).toEqual(['Revisão completa', 'Só daqui'])
  expect(await shown('sp')).toEqual(['De outro posto', 'Revisão completa', 'Só daqui'])
  const off = await tecnico.put(`/modeloOrcamento/${nosso.id}`, { status: 'INATIVO', versao: nosso.versao })
  expect(off.statusCode, off.body).toBe(200)
  expect((await mesaDe(id)).modelos.map(({ nome }) => nome)).toEqual(['Revisão completa'])
  expect((await atendente.get('/modeloOrcamento')).statusCode).toBe(403)
})
