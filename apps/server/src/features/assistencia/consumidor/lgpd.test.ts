import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { consumidorJobs } from './index.ts'

const bancada = await startBancada()
const { app, db, atendente, done } = bancada
afterAll(app.close)
const [admin, sp, outro] = await Promise.all(['admin', 'sp', 'atendente2'].map(app.as))
const PNG = (
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
).toString('base64')

const PESSOA = {
  nome: 'Sicrana Reservada',
  cnpjCpf: '529.982.247-25',
  email: 'sicrana@reservada.example',
  telefone: '(19) 90000-7777',
  street: 'Rua Reservadíssima',
}
const OUTRA = { nome: 'Beltrana Exportada', cnpjCpf: '999.990.150-69' }
const create = async (pessoa: typeof OUTRA = PESSOA) => {
  const answer = await atendente.post('/consumidor', pessoa)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number; versao: number }>()
}
const changesOf = async (entidade: string, id: number): Promise<string[]> =>
  (await sp!.get(`/api/auditlogs/by-entity-id/${id}?entidade=${entidade}`))
    .json<{ changes: string[] }[]>()
    .flatMap(({ changes }) => changes)
/** Handed back, after an answer to its budget or without one. */
const entregue = async (
  consumidorId: number,
  answered: boolean,
  { nome, cnpjCpf }: typeof OUTRA = PESSOA,
): Promise<OrdemServico> => {
  const os = await bancada.create(atendente, {
    consumidor: { id: consumidorId },
    fotos: [{ filename: 'frente.png', data: PNG }],
  })
  if (answered) {
    await done(atendente, os.id, 'abrir', { condicoes: { versao: 1 } })
    await done(bancada.tecnico, os.id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
    await done(bancada.tecnico, os.id, 'avaliar', { avaliacao: 'Sujo.' })
    await done(bancada.tecnico, os.id, 'salvarOrcamento', { linhas: [bancada.linhaServico] })
    await done(atendente, os.id, 'aprovarOrcamento', { nome, documento: cnpjCpf })
  }
  await bancada.put(os.id, 'ENTREGUE', { entregue_a: nome, entregue_documento: cnpjCpf })
  return os
}
/** Messages of post and manufacturer about an order. */
const talkAbout = async (os: OrdemServico, texto: string) => {
  const conversa = await atendente.post('/chat', { equipe: 'ASSISTENCIA_SP', ordemServico: { id: os.id } })
  const sent = await atendente.post(`/chat/${conversa.json<{ id: number }>().id}/mensagens`, {
    dispositivo: randomUUID(),
    texto,
    arquivos: [{ filename: `${texto.slice(0, 7)}.txt`, data: Buffer.from('dela').toString('base64') }],
  })
  expect(sent.statusCode, sent.body).toBe(201)
  const ticket = await atendente.post('/chamado', {
    titulo: texto,
    categoria: 'TECNICA',
    texto,
    ordemServico: { id: os.id },
    arquivos: [{ filename: `${texto.slice(0, 7)}.txt`, data: Buffer.from('dela').toString('base64') }],
  })
  expect(ticket.statusCode, ticket.body).toBe(201)
}
/** A choice after the 30 days, for an order that has been delivered since. */
const choose = (ordem_servico_id: number, { nome, cnpjCpf }: { nome: string; cnpjCpf: string }) =>
  db
    .insertInto('os_escolha')
    .values({
      ordem_servico_id,
      tipo: 'ABATIMENTO',
      valor: 50,
      nome,
      documento: cnpjCpf,
      mostrado: `${nome} escolhe o abatimento`,
      hash: Buffer.alloc(32),
      criado_em: bancada.now(),
      criado_por: sql<number>`(select id from usuario order by id limit 1)`,
    })
    .execute()
const holders = async (words: string[]): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ t: string }>(
    `select table_name as t from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { t } of rows) {
    const hit = await app.database.pool.query(
      `select 1 from "${t}" as linha where linha::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    )
    if (hit.rowCount) found.push(t)
  }
  return found
}

test('the history tells that personal fields changed, never what they were', async () => {
  const { id } = await create()
  const saved = await atendente.put(`/consumidor/${id}`, {
    nome: 'Sicrana Outra',
    telefone: '19900008888',
    street: 'Rua Outra',
    tipoTelefone: 'Celular',
    versao: 1,
  })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await changesOf('consumidor', id)).toSorted()).toEqual([
    'Consumidor criado',
    'Nome alterado',
    'Rua alterada',
    'Telefone alterado',
    'Tipo de telefone: de vazio para “Celular”',
  ])
  await atendente.del(`/consumidor/${id}`)
  expect(await changesOf('consumidor', id)).toContain('Consumidor excluído')
  expect(await holders(['Sicrana', '900008888'])).toEqual([])
})

test('the export holds everything that is kept of a consumer, for the own post and staff, on record', async () => {
  const { id } = await create(OUTRA)
  const os = await entregue(id, true, OUTRA)
  await choose(os.id, OUTRA)
  await talkAbout(os, 'Ela vem amanhã.')
  // The maker's sale of this watch, and of another one of its model.
  await sql`
    insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia)
    select modelo_produto_id, numero_serie || mais, '2026-03-12', 'Relojoaria do Porto', 24
      from relogio cross join unnest(array['', '9']) mais
     where relogio.id = (select relogio_id from ordem_servico where id = ${os.id})`.execute(db)
  const { href } = (await atendente.post(`/ordemServico/${os.id}/link`, {})).json<{ href: string }>()
  const token = href.split('/acompanhar/')[1]
  const wrote = await app.anyone.post('/public/ordemServico/escrever', { token, mensagem: 'Ela vem amanhã?' })
  expect(wrote.statusCode, wrote.body).toBe(200)
  const answer = await atendente.get(`/consumidor/${id}/dados`)
  expect(answer.json(), answer.body).toMatchObject({
    consumidor: { nome: OUTRA.nome, cnpj_cpf: '99999015069' },
    ordensDeServico: [{ numero: os.numero, entregueA: OUTRA.nome }],
    arquivos: [{ tipo: 'FOTO', filename: 'frente.jpg' }],
    respostas: [{ nome: OUTRA.nome, resposta: 'APROVADO' }],
    condicoesAceitas: [{ os: os.numero, versao: 1, texto: expect.any(String), taxaDiagnostico: null }],
    mensagens: [{ os: os.numero, texto: 'Ela vem amanhã?' }],
    escolhas: [{ nome: OUTRA.nome, tipo: 'ABATIMENTO', valor: 50 }],
    relogiosVendidos: [{ vendidoEm: '2026-03-12', revendedor: 'Relojoaria do Porto', mesesGarantia: 24 }],
    conversas: [{ texto: 'Ela vem amanhã.' }],
    chamados: [{ titulo: 'Ela vem amanhã.', texto: 'Ela vem amanhã.' }],
  })
  expect((await outro!.get(`/consumidor/${id}/dados`)).statusCode).toBe(404)
  expect((await bancada.tecnico.get(`/consumidor/${id}/dados`)).statusCode).toBe(403)
  expect(await changesOf('consumidor', id)).toContain('Dados pessoais: “exportados”')
})

test('anonymised, orders and evidence stay; evidence is the administrator’s alone, and after five years its hash', async () => {
  const { id } = await create()
  const aberta = await bancada.create(atendente, { consumidor: { id } })
  const early = await atendente.post(`/consumidor/${id}/anonimizar`)
  expect(early.statusCode).toBe(409)
  expect(early.json().error).toBe('CONSUMIDOR_COM_OS')
  await bancada.put(aberta.id, 'CANCELADA')
  const provada = await entregue(id, true)
  await choose(provada.id, PESSOA)
  const simples = await entregue(id, false)
  await talkAbout(simples, 'Sicrana Reservada liga amanhã.')
  const foto = provada.fotos[0]!.id
  const link = await atendente.post(`/ordemServico/${provada.id}/link`, {})
  const wrote = await app.anyone.post('/public/ordemServico/escrever', {
    token: link.json<{ href: string }>().href.split('/acompanhar/')[1],
    mensagem: 'Aqui é a Sicrana.',
  })
  expect(wrote.statusCode, wrote.body).toBe(200)
  expect((await outro!.post(`/consumidor/${id}/anonimizar`)).statusCode).toBe(404)
  const answer = await atendente.post(`/consumidor/${id}/anonimizar`)
  expect(answer.statusCode, answer.body).toBe(204)

  expect((await atendente.get(`/consumidor/${id}`)).json()).toMatchObject({
    nome: `Consumidor removido ${id}`,
    cnpjCpf: null,
    email: null,
    telefone: null,
    street: null,
    status: 'INATIVO',
    anonimizado: true,
  })
  expect(await changesOf('consumidor', id)).toContain('Dados pessoais: “removidos a pedido do consumidor”')
  const token = link.json<{ href: string }>().href.split('/acompanhar/')[1]
  expect((await app.anyone.post('/public/ordemServico/acompanhar', { token })).statusCode).toBe(400)
  // Without an answer the files are no evidence; the audit keeps their hash.
  expect((await sp!.get(`/ordemServico/${simples.id}`)).json()).toMatchObject({
    fotos: [],
    retiradoPor: null,
  })
  expect((await changesOf('ordemServico', simples.id))[0]).toMatch(/^Arquivo removido: foto \(SHA-256 /)
  // Only the administrator sees the whole evidence.
  for (const person of [atendente, sp!]) {
    const seen = (await person.get(`/ordemServico/${provada.id}`)).json<OrdemServico>()
    expect(seen).toMatchObject({ fotos: [], retiradoPor: null, numero: provada.numero })
    expect(seen.orcamento?.resposta).toMatchObject({ aprovado: true, nome: null, documento: null })
    expect(seen.escolha).toMatchObject({ tipo: 'ABATIMENTO', nome: null, texto: '' })
    expect((await person.get(`/ordemServico/${provada.id}/arquivos/${foto}`)).statusCode).toBe(404)
  }
  const whole = (await admin!.get(`/ordemServico/${provada.id}`)).json<OrdemServico>()
  expect(whole.fotos).toHaveLength(1)
  expect(whole.orcamento?.resposta).toMatchObject({ nome: PESSOA.nome, documento: PESSOA.cnpjCpf })
  expect((await admin!.get(`/ordemServico/${provada.id}/arquivos/${foto}`)).statusCode).toBe(200)
  expect(await holders(['Sicrana', 'Reservad', '52998224725', '900007777'])).toEqual([
    'ordem_servico',
    'os_aprovacao',
    'os_escolha',
  ])
  for (const again of [
    await atendente.post(`/consumidor/${id}/anonimizar`),
    await atendente.put(`/consumidor/${id}`, { nome: 'Voltei' }),
    await atendente.get(`/consumidor/${id}/dados`),
  ])
    expect(again.json().error).toBe('CONSUMIDOR_ANONIMIZADO')

  const run = () => consumidorJobs[0]!.run({}, app.app.services)
  await run()
  expect((await holders(['Sicrana'])).length).toBeGreaterThan(0)
  const { hash } = await db
    .selectFrom('os_aprovacao')
    .select('hash')
    .where('ordem_servico_id', '=', provada.id)
    .executeTakeFirstOrThrow()
  await expect(sql`select esquecer_evidencia(${provada.id})`.execute(db)).rejects.toThrow('ainda fica')
  await db
    .updateTable('ordem_servico')
    .set({ status_desde: '2020-01-01T00:00:00Z' })
    .where('consumidor_id', '=', id)
    .execute()
  await run()
  expect(await holders(['Sicrana', 'Reservad', '529.982', '52998224725', '900007777'])).toEqual([])
  const left = await db
    .selectFrom('os_aprovacao')
    .select(['hash', 'mostrado'])
    .where('ordem_servico_id', '=', provada.id)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({ hash, mostrado: '' })
  await expect(sql`update os_aprovacao set nome = 'x'`.execute(db)).rejects.toThrow('append-only')
})
