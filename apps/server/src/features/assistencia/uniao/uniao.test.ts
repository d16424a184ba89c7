import type { FichaConsumidor, FichaRelogio } from '@app/contract/assistencia/ficha'
import type { Gemeos } from '@app/contract/assistencia/uniao'
import type { Consumidor } from '@app/contract/registers/consumidor'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startBancada } from '../ordemServico/testing/bancada.ts'
import { REFERENCIAS_DO_RELOGIO } from './store-relogio.ts'
import { REFERENCIAS_DO_CONSUMIDOR } from './store.ts'

const bancada = await startBancada()
afterAll(bancada.close)
const { app, db, consumidores, modelo, outro: outroModelo, atendente } = bancada
const responsavel = await app.as('responsavel')
const doOutro = await app.as('atendente2')
const sp = await app.as('sp')
const tecnico = await app.as('tecnico')

let seed = 100_000_000
const digit = (digits: string) => {
  const sum = Array.from(digits).reduce((total, one, at) => total + Number(one) * (digits.length + 1 - at), 0)
  return String(((sum * 10) % 11) % 10)
}
const cpf = () => {
  const nine = String((seed += 7))
  const ten = nine + digit(nine)
  return ten + digit(ten)
}

const create = async (fields: object = {}, by = atendente): Promise<Consumidor> => {
  const answer = await by.post('/consumidor', { nome: 'Dalva Gêmea', cnpjCpf: cpf(), ...fields })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const unir = (
  fica: { id: number; versao: number },
  vai: { id: number; versao: number },
  more: object = {},
  by: Caller = responsavel,
) =>
  by.post(`/consumidor/${fica.id}/unir`, {
    gemeo: vai.id,
    versao: fica.versao,
    versaoGemeo: vai.versao,
    motivo: 'CPF digitado errado na primeira vez.',
    ...more,
  })
const fichaDe = async (id: number) =>
  (await responsavel.get(`/consumidor/${id}/ficha`)).json<FichaConsumidor>()

/** The foreign keys to a table, as the database's catalogue has them. */
const keysTo = async (table: string): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ conname: string }>(
    `select conname from pg_constraint where contype = 'f' and confrelid = $1::regclass order by 1`,
    [table],
  )
  return rows.map(({ conname }) => conname)
}

describe('twins of a person', () => {
  test('every foreign key to a customer or a watch is known to the merge', async () => {
    expect(Object.keys(REFERENCIAS_DO_CONSUMIDOR).toSorted()).toEqual(await keysTo('consumidor'))
    expect(Object.keys(REFERENCIAS_DO_RELOGIO).toSorted()).toEqual(await keysTo('relogio'))
  })

  test('likely ones are found by telephone, e-mail and name, within the post, and one that is named', async () => {
    const este = await create({ nome: 'Marília Sousa Prado', telefone: '19900001111', email: 'm@p.example' })
    const porTelefone = await create({ nome: 'Outra Pessoa', telefone: '(19) 90000-1111' })
    const porEmail = await create({ nome: 'Mais Alguém', email: 'M@P.example' })
    const porNome = await create({ nome: 'Marilia Souza Prado' })
    const estranha = await create({ nome: 'Zuleica Bittencourt' })
    await create({ nome: 'Marília Sousa Prado', telefone: '19900001111' }, doOutro)
    const read = async (query = '') =>
      (await responsavel.get(`/consumidor/${este.id}/gemeos${query}`)).json<Gemeos>()
    const { gemeos } = await read()
    expect(Object.fromEntries(gemeos.map(({ id, por }) => [id, por]))).toEqual({
      [porNome.id]: ['NOME'],
      [porTelefone.id]: ['TELEFONE'],
      [porEmail.id]: ['EMAIL'],
    })
    expect((await read(`?com=${estranha.id}`)).gemeos[0]).toMatchObject({ id: estranha.id, por: [] })
    expect((await atendente.get(`/consumidor/${este.id}/gemeos`)).statusCode).toBe(403)
    expect((await tecnico.get(`/consumidor/${este.id}/gemeos`)).statusCode).toBe(403)
    expect((await sp.get(`/consumidor/${este.id}/gemeos`)).statusCode).toBe(200)
  })

  test('all that is one’s moves, the chosen values stay, and what is old leads to the one that stays', async () => {
    const fica = await create({ telefone: '19900002222' })
    const vai = await create({ nome: 'Dalva G. da Silva', email: 'dalva@g.example' })
    const os = await bancada.create(atendente, { consumidor: { id: vai.id } })
    const pa = await bancada.create(atendente, { consumidor: { id: vai.id }, osType: 'PA', relogio: null })
    await bancada.done(atendente, os.id, 'abrir', { condicoes: { versao: 1 } })
    const aberta = await bancada.create(atendente, { consumidor: { id: fica.id } })
    const { href } = (await atendente.post(`/ordemServico/${os.id}/link`, {})).json<{ href: string }>()
    const wrote = await app.anyone.post('/public/ordemServico/escrever', {
      token: href.split('/acompanhar/')[1],
      mensagem: 'Fica pronto quando?',
    })
    expect(wrote.statusCode, wrote.body).toBe(200)
    const antes = await bancada.read(os.id)

    const answer = await unir(fica, vai, { doGemeo: ['nome', 'documento', 'email'] })
    expect(answer.json(), answer.body).toEqual({ id: fica.id, ordens: 2 })
    const stays = (await atendente.get(`/consumidor/${fica.id}`)).json<Consumidor>()
    expect(stays).toMatchObject({
      nome: 'Dalva G. da Silva',
      cnpjCpf: vai.cnpjCpf,
      telefone: '19900002222',
      email: 'dalva@g.example',
      unidoAId: null,
      status: 'ATIVO',
    })
    expect((await atendente.get(`/consumidor/${vai.id}`)).json()).toMatchObject({
      nome: 'Dalva Gêmea',
      cnpjCpf: fica.cnpjCpf,
      unidoAId: fica.id,
      status: 'INATIVO',
    })
    // Nothing in the database is the other one's any more, but for the trace.
    const { rows } = await app.database.pool.query<{ t: string; c: string }>(
      `select conrelid::regclass::text as t, attname as c
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'consumidor'::regclass and conrelid <> 'consumidor_uniao'::regclass`,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { t, c } of rows) {
      const left = await app.database.pool.query(`select 1 from ${t} where ${c} = $1`, [vai.id])
      expect(left.rowCount, `${t}.${c}`).toBe(0)
    }
    const depois = await bancada.read(os.id)
    expect(depois.consumidor).toMatchObject({ id: fica.id, nome: 'Dalva G. da Silva' })
    // A form that was open meanwhile is out of date.
    expect(depois.versao).toBe(antes.versao + 1)
    expect((await responsavel.get(`/consumidor/${fica.id}/mensagens`)).body).toContain('Fica pronto quando?')
    const ficha = await fichaDe(fica.id)
    expect(ficha).toMatchObject({ id: fica.id, os: { total: 3, pa: 1 } })
    expect(ficha.unidos).toMatchObject([{ id: vai.id, ordens: 2, por: 'responsavel' }])
    expect((await fichaDe(vai.id)).id).toBe(fica.id)
    // The old document, the old name and the old number find her.
    for (const q of [fica.cnpjCpf, vai.cnpjCpf, 'Dalva Gêmea'])
      expect(
        (await atendente.get(`/consumidor/findAll?q=${encodeURIComponent(String(q))}`))
          .json<Consumidor[]>()
          .some(({ id }) => id === fica.id),
        String(q),
      ).toBe(true)
    const found = (filter: object) =>
      atendente
        .post('/ordemServico/findByFiltro', { filter })
        .then((list) => list.json<{ content: { id: number }[] }>().content.map(({ id }) => id))
    const todas = [os.id, pa.id, aberta.id].toSorted((a, b) => b - a)
    expect((await found({ consumidor: fica.cnpjCpf })).toSorted((a, b) => b - a)).toEqual(todas)
    expect((await found({ consumidorId: vai.id })).toSorted((a, b) => b - a)).toEqual(todas)
    const opened = await app.anyone.post('/public/ordemServico/acompanhar', {
      token: href.split('/acompanhar/')[1],
    })
    expect(opened.statusCode, opened.body).toBe(200)
    // Who wrote what is kept, without a name.
    const log = (await sp.get(`/api/auditlogs/by-entity-id/${fica.id}?entidade=consumidor`)).body
    expect(log).toContain(`2 OS do cadastro ${vai.id}`)
    expect(log).not.toContain('Dalva')
  })

  test('the record that went takes nothing: no change, no order, no second merge, no removal', async () => {
    const fica = await create()
    const vai = await create()
    expect((await unir(fica, vai)).statusCode).toBe(200)
    expect((await atendente.put(`/consumidor/${vai.id}`, { nome: 'Volta' })).json().error).toBe(
      'CADASTRO_UNIDO',
    )
    const os = await atendente.post('/ordemServico', bancada.entrada({ consumidor: { id: vai.id } }))
    expect(os.json().messages[0].code).toBe('CONSUMIDOR_DESCONHECIDO')
    // The database refuses it, too.
    await expect(
      db
        .insertInto('ordem_servico')
        .values({ posto_id: bancada.postos.um, consumidor_id: vai.id, ano: 2026, numero: 999, os_type: 'OS' })
        .execute(),
    ).rejects.toThrow('unido')
    const again = await unir(fica, vai)
    expect([again.statusCode, again.json().error]).toEqual([409, 'CADASTRO_UNIDO'])
    for (const id of [fica.id, vai.id])
      expect((await atendente.del(`/consumidor/${id}`)).json().error).toBe('REGISTRO_EM_USO')
    for (const [method, what] of [
      ['get', 'dados'],
      ['post', 'anonimizar'],
    ] as const)
      expect((await responsavel[method](`/consumidor/${vai.id}/${what}`, {})).json().error).toBe(
        'CADASTRO_UNIDO',
      )
  })

  test('refused: oneself, another post’s, an old version, different documents without a reason, who may not', async () => {
    const fica = await create()
    const vai = await create()
    const deOutro = await create({}, doOutro)
    const errorOf = async (answer: ReturnType<typeof unir>) => {
      const { statusCode, json } = await answer
      return [statusCode, json().error]
    }
    expect(await errorOf(unir(fica, fica))).toEqual([400, 'UNIAO_MESMO'])
    expect(await errorOf(unir(fica, deOutro))).toEqual([404, 'NOT_FOUND'])
    expect(await errorOf(unir(fica, deOutro, {}, sp))).toEqual([409, 'UNIAO_DE_POSTOS'])
    expect(await errorOf(unir({ ...fica, versao: 7 }, vai))).toEqual([409, 'VERSAO_ANTIGA'])
    expect(await errorOf(unir(fica, { ...vai, versao: 7 }))).toEqual([409, 'VERSAO_ANTIGA'])
    expect((await unir(fica, vai, { motivo: null })).json().messages).toMatchObject([{ fieldName: 'motivo' }])
    expect((await unir(fica, vai, {}, atendente)).statusCode).toBe(403)
    const removida = await create()
    await atendente.post(`/consumidor/${removida.id}/anonimizar`, {})
    expect(await errorOf(unir(fica, { ...removida, versao: 2 }))).toEqual([409, 'CONSUMIDOR_ANONIMIZADO'])
    expect(await fichaDe(vai.id)).toMatchObject({ id: vai.id, unidos: [] })
  })

  test('twice at once, and each into the other: one is done, the other is a 409', async () => {
    for (const cruzado of [false, true]) {
      const fica = await create()
      const vai = await create()
      const both = await Promise.all([unir(fica, vai), cruzado ? unir(vai, fica) : unir(fica, vai)])
      expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
    }
  })

  test('of three, the first leads to the last; export and removal hold all of them', async () => {
    const a = await create({ nome: 'Antônia Primeira', telefone: '19977776666' })
    const b = await create({ nome: 'Antônia Segunda' })
    const c = await create({ nome: 'Antônia Terceira' })
    const os = await bancada.create(atendente, { consumidor: { id: a.id } })
    expect((await unir(b, a)).statusCode).toBe(200)
    expect((await unir(c, { ...b, versao: 2 })).statusCode).toBe(200)
    expect((await fichaDe(a.id)).id).toBe(c.id)
    const dados = await responsavel.get(`/consumidor/${c.id}/dados`)
    expect(dados.json().ordensDeServico).toHaveLength(1)
    expect(
      dados
        .json()
        .cadastrosUnidos.map(({ nome }: { nome: string }) => nome)
        .toSorted(),
    ).toEqual(['Antônia Primeira', 'Antônia Segunda'])
    await bancada.put(os.id, 'CANCELADA')
    expect((await responsavel.post(`/consumidor/${c.id}/anonimizar`, {})).statusCode).toBe(204)
    const left = await app.database.pool.query(
      `select 1 from consumidor where consumidor::text like '%Antônia%' or consumidor::text like '%19977776666%'
        union all select 1 from consumidor_uniao where ficou_id = any($1) and motivo is not null`,
      [[b.id, c.id]],
    )
    expect(left.rowCount).toBe(0)
  })
})

describe('twins of a watch', () => {
  let count = 0
  const dois = async (by = atendente, fields: object = {}) => {
    const numeroSerie = `GEMEO${(count += 1)}`
    const of = (id: number) => bancada.create(by, { ...fields, relogio: { modelo: { id }, numeroSerie } })
    const certo = await of(modelo.id)
    const errado = await of(outroModelo.id)
    return { numeroSerie, certo, errado, fica: certo.relogio!.id, vai: errado.relogio!.id }
  }
  const unirRelogio = (fica: number, vai: number, by: Caller = responsavel, more: object = {}) =>
    by.post(`/relogio/${fica}/unir`, {
      gemeo: vai,
      versao: 1,
      versaoGemeo: 1,
      motivo: 'O modelo foi escolhido errado.',
      ...more,
    })

  test('one number with two models: the orders move, and the wrong model leads to the right one', async () => {
    const { numeroSerie, certo, errado, fica, vai } = await dois()
    await bancada.put(errado.id, 'CANCELADA')
    const answer = await unirRelogio(fica, vai)
    expect(answer.json(), answer.body).toEqual({ id: fica, ordens: 1 })
    expect((await bancada.read(errado.id)).relogio).toMatchObject({ id: fica, modelo: { id: modelo.id } })
    const ficha = (await responsavel.get(`/relogio/${vai}/ficha`)).json<FichaRelogio>()
    expect(ficha).toMatchObject({ id: fica, os: { total: 2 }, mesmaSerie: [], unidos: [{ id: vai }] })
    // An intake that chooses the wrong model again gets the watch that stays.
    await bancada.put(certo.id, 'CANCELADA')
    const nova = await bancada.create(atendente, {
      relogio: { modelo: { id: outroModelo.id }, numeroSerie },
    })
    expect(nova.relogio).toMatchObject({ id: fica, modelo: { id: modelo.id } })
    expect((await unirRelogio(fica, vai)).json().error).toBe('CADASTRO_UNIDO')
    expect((await sp.put(`/relogio/${vai}`, { observacoes: 'x' })).json().error).toBe('CADASTRO_UNIDO')
  })

  test('refused: both in an open order, another number, another post’s watch, oneself, who may not', async () => {
    const { fica, vai, errado } = await dois()
    expect((await unirRelogio(fica, vai)).json().error).toBe('UNIAO_COM_OS')
    await bancada.put(errado.id, 'CANCELADA')
    expect((await unirRelogio(fica, (await dois()).vai)).json().error).toBe('UNIAO_DE_SERIES')
    expect((await unirRelogio(fica, fica)).json().error).toBe('UNIAO_MESMO')
    expect((await unirRelogio(fica, vai, responsavel, { versaoGemeo: 4 })).json().error).toBe('VERSAO_ANTIGA')
    expect((await unirRelogio(fica, vai, atendente)).statusCode).toBe(403)
    const deles = await dois(doOutro, { consumidor: { id: consumidores.dois } })
    await bancada.put(deles.errado.id, 'CANCELADA')
    expect((await unirRelogio(deles.fica, deles.vai)).json().error).toBe('UNIAO_DE_POSTOS')
    expect((await unirRelogio(deles.fica, deles.vai, sp)).statusCode).toBe(200)
  })
})
