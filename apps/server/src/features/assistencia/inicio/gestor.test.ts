import type { Inicio, SemanasDoInicio } from '@app/contract/assistencia/inicio'
import { DAY_MS } from '@app/rules/casca/tempo'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'

const bancada = await startBancada()
const { app, db, atendente, tecnico, create, done, put, orcada, linhaServico, linhaPeca, peca, postos } =
  bancada
afterAll(app.close)
const responsavel = await app.as('responsavel')
const sp = await app.as('sp')

type Who = { get: typeof atendente.get }
const inicio = async (person: Who): Promise<Inicio> => {
  const answer = await person.get('/inicio')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ago = (days: number) => new Date(bancada.now().getTime() - days * DAY_MS)
const aprovada = async () => {
  const { id } = await orcada([linhaServico, { ...linhaPeca, solicitarPeca: true }])
  return done(atendente, id, 'aprovarOrcamento', { nome: 'Dalva' })
}

test('decisions 41: a refused part waits for the responsible person until it is asked for again', async () => {
  const { id, numero } = await aprovada()
  const [compra] = (await inicio(sp)).compras[0]!.compras
  const refused = await sp.put(`/compraPeca/rejeitar/${compra?.id}`, { motivo: 'modelo fora de linha' })
  expect(refused.statusCode, refused.body).toBe(200)
  const { decisoes } = await inicio(responsavel)
  expect(decisoes).toMatchObject({
    total: 1,
    decisoes: [
      {
        tipo: 'PECA_REJEITADA',
        ordemServico: { id, numero },
        fato: 'Coroa com tubo, 6 mm: “modelo fora de linha”',
      },
    ],
  })
  const versao = decisoes?.decisoes[0]?.ordemServico.versao
  expect((await responsavel.put(`/ordemServico/pedirDeNovo/${id}`, { versao })).statusCode).toBe(200)
  expect((await inicio(responsavel)).decisoes?.total).toBe(0)
})

test('a second refusal of the quality check, and a warranty beyond its 30 days, are decided here', async () => {
  const { id } = await create(atendente)
  const historico = (n: number) => ({
    ordem_servico_id: id,
    por: 'SISTEMA',
    acao: 'reprovarReparo',
    de: 'CONTROLE_QUALIDADE',
    para: 'REPROVADO_QC',
    nota: `estanqueidade ${n}`,
  })
  await put(id, 'REPROVADO_QC')
  await db.insertInto('os_historico').values(historico(1)).execute()
  expect((await inicio(responsavel)).decisoes?.total).toBe(0)
  await db.insertInto('os_historico').values(historico(2)).execute()
  const velha = await create(atendente)
  await put(velha.id, 'AVALIACAO_TECNICA', { garantia: true, criado_em: ago(31) })
  expect((await inicio(responsavel)).decisoes?.decisoes.map(({ tipo, fato }) => [tipo, fato])).toEqual([
    ['PRAZO_PASSOU', null],
    ['REPROVADA', 'estanqueidade 2'],
  ])
  await put(id, 'CANCELADA')
  await put(velha.id, 'CANCELADA')
})

test('S6-067: decisions, team, money and scarce parts are for who has the ability, of the own post', async () => {
  const { id } = await create(atendente)
  await db
    .insertInto('os_pagamento')
    .values(
      [
        { forma: 'PIX', valor: 100, tipo: 'PAGAMENTO' },
        { forma: 'DINHEIRO', valor: 30, tipo: 'PAGAMENTO' },
        { forma: 'PIX', valor: 20, tipo: 'DEVOLUCAO' },
      ].map((pago) => ({
        ...pago,
        ordem_servico_id: id,
        posto_id: postos.um,
        recebido_em: bancada.now(),
        recebido_por: 1,
      })),
    )
    .execute()
  const made = await tecnico.post('/estoquePeca', {
    peca: { id: peca.id },
    quantidade: 1,
    minimo: 4,
    motivo: 'Contagem',
  })
  expect(made.statusCode, made.body).toBe(201)
  const meu = await inicio(responsavel)
  expect(meu.recebidoHoje).toEqual({
    pagamentos: 2,
    total: 110,
    formas: [
      { forma: 'PIX', valor: 80 },
      { forma: 'DINHEIRO', valor: 30 },
    ],
  })
  expect(meu.pecasAbaixo).toMatchObject({
    total: 1,
    pecas: [{ descricao: 'Coroa com tubo, 6 mm', livre: 1, minimo: 4 }],
  })
  expect(await inicio(atendente)).toMatchObject({
    decisoes: null,
    equipe: null,
    pecasAbaixo: null,
    raias: null,
  })
  expect(await inicio(tecnico)).toMatchObject({ decisoes: null, recebidoHoje: null, postos: null })
  expect(await inicio(sp)).toMatchObject({
    decisoes: null,
    equipe: null,
    recebidoHoje: null,
    pecasAbaixo: null,
  })
  const outro = await inicio(await app.as('atendente2'))
  expect(outro.recebidoHoje).toEqual({ pagamentos: 0, total: 0, formas: [] })
})

test('the team: who has what, what is red, what was repaired today, and the days of the last month', async () => {
  const { id: quem } = await db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'tecnico@retaguarda.example')
    .executeTakeFirstOrThrow()
  const dele = ({ equipe }: Inicio) => equipe?.find(({ tecnico: ele }) => ele?.id === quem)
  const antes = dele(await inicio(responsavel))?.comEle ?? 0
  const [a, b, c] = [await create(atendente), await create(atendente), await create(atendente)]
  await put(a.id, 'AVALIACAO_TECNICA', { tecnico_id: quem, criado_em: ago(27) })
  await put(b.id, 'CONSERTADA', { tecnico_id: quem })
  await put(c.id, 'REPARADA', { reparado_por: quem, data_reparo: bancada.now(), criado_em: ago(12) })
  const depois = await inicio(responsavel)
  const { raias } = depois
  expect(dele(depois)).toMatchObject({
    comEle: antes + 2,
    vermelhas: 1,
    hoje: 1,
    mediaDias: 12,
  })
  expect(raias?.find(({ raia }) => raia === 'AVALIACAO')?.cores.VERMELHO).toBe(1)
  expect(raias?.find(({ raia }) => raia === 'ENTREGA')?.cores.BRANCO).toBeGreaterThan(0)
  expect((await inicio(sp)).postos).toMatchObject([{ posto: { id: postos.um }, vermelhas: 1 }])
})

test('repairs week by week: ten weeks, the current one last, empty ones with them', async () => {
  const { id } = await create(atendente)
  await put(id, 'REPARADA', { data_reparo: ago(14), criado_em: ago(50) })
  const semanas = (await responsavel.get('/inicio/semanas')).json<SemanasDoInicio>()
  expect(semanas).toHaveLength(10)
  // 2026-11-20 is a Friday.
  expect(semanas.at(-1)).toMatchObject({ semana: '2026-11-16', reparadas: 1, ate30: 1, mediaDias: 12 })
  expect(semanas.at(-2)).toEqual({ semana: '2026-11-09', reparadas: 0, ate30: 0, mediaDias: null })
  expect(semanas.at(-3)).toMatchObject({ semana: '2026-11-02', reparadas: 1, ate30: 0, mediaDias: 36 })
  expect((await atendente.get('/inicio/semanas')).statusCode).toBe(403)
})

test('a watch that came back shows both orders, and goes with the answer', async () => {
  const antes = await create(atendente)
  const agora = await create(atendente)
  await put(antes.id, 'ENTREGUE')
  await put(agora.id, 'AVALIACAO_TECNICA', { reincidencia: 'PENDENTE', reincidencia_os_id: antes.id })
  const { reincidencias } = await inicio(sp)
  expect(reincidencias).toMatchObject({
    total: 1,
    casos: [
      {
        ordemServico: { id: agora.id },
        antes: { id: antes.id, sintomas: ['Sintoma de teste'] },
        agora: { id: agora.id, sintomas: ['Sintoma de teste'] },
      },
    ],
  })
  expect((await inicio(responsavel)).reincidencias).toBeNull()
  const answer = await sp.put(`/ordemServico/autorizarReincidencia/${agora.id}`, {})
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await inicio(sp)).reincidencias).toEqual({ total: 0, casos: [] })
})
