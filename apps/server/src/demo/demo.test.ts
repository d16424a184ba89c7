import { verify } from '@node-rs/argon2'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { MODULOS } from '@app/contract/casca/perfil'
import { isCpf } from '@app/rules/casca/documento'
import { deadlineOf, effectiveStatus } from '@app/rules/armazem/pedido'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskStore } from '../platform/files/storage/disk.ts'
import { hearStatements } from '../platform/testing/count.ts'
import { createTestDatabase, type TestDatabase } from '../platform/testing/database.ts'
import { DEMO_SENHA, demoLogins, seedDemo } from './index.ts'

const now = new Date('2026-11-20T15:07:00Z')
let test_: TestDatabase
let statements: string[]

const folder = mkdtempSync(join(tmpdir(), 'retaguarda-demo-'))
const files = createDiskStore(folder)

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(test_.database.db)).rows

beforeAll(async () => {
  test_ = await createTestDatabase()
  const hear = hearStatements(test_.database.pool)
  statements = await hear(async () =>
    expect(
      await seedDemo({
        database: test_.database,
        modulos: MODULOS,
        timeZone: 'America/Sao_Paulo',
        now,
        files,
      }),
    ).toBe(true),
  )
})
afterAll(async () => {
  await test_.drop()
  rmSync(folder, { recursive: true })
})

test('the working day is written in few statements, and only once', async () => {
  expect(statements.length).toBeLessThan(77)
  const again = { database: test_.database, modulos: MODULOS, timeZone: 'America/Sao_Paulo', now, files }
  expect(await seedDemo(again)).toBe(false)
  expect(await rowsOf(sql<{ n: number }>`select count(*) as n from pedido`)).toEqual([{ n: 60 }])
})

test('addresses are chosen, and one of each kind of record does not deliver', async () => {
  expect(
    await rowsOf(sql`
      select coalesce(cliente.nome_fantasia, posto.nome_fantasia) as nome, destino.finalidade, count(*)::int as n,
             count(parado.id)::int as parados
        from correio_destino destino
        join correio_dono dono on dono.id = destino.dono_id
        left join cliente on cliente.id = dono.cliente_id
        left join posto_autorizado posto on posto.id = dono.posto_id
        left join correio_endereco parado on parado.endereco = destino.endereco
       group by 1, 2 order by 1, 2`),
  ).toEqual([
    { nome: 'Aurora Fictícia', finalidade: 'estoque', n: 1, parados: 1 },
    { nome: 'Aurora Fictícia', finalidade: 'pedidos', n: 2, parados: 0 },
    { nome: 'Relojoaria Ponteiro Fictício', finalidade: 'cobrancas', n: 1, parados: 0 },
    { nome: 'Relojoaria Ponteiro Fictício', finalidade: 'documentos', n: 1, parados: 0 },
  ])
  expect(
    await rowsOf(sql`
      select (select count(*) from posto_autorizado where email_comercial = endereco)::int as postos,
             (select count(*) from cadastro_posto where email = endereco)::int as cadastros
        from correio_endereco where nao_entrega_em is not null order by 1, 2`),
  ).toEqual([
    { postos: 0, cadastros: 0 },
    { postos: 0, cadastros: 1 },
    { postos: 1, cadastros: 0 },
  ])
})

test('every balance is the sum of its ledger, and what is reserved is what open orders hold', async () => {
  const wrong = await rowsOf(sql`
    select saldo.id, saldo.quantidade, saldo.reservado, livro.fisico, livro.reservado, abertos.quantidade
      from saldo
      left join (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
                   from movimento group by saldo_id) livro on livro.saldo_id = saldo.id
      left join (select saldo_id, sum(quantidade) as quantidade
                   from pedido_item join pedido on pedido.id = pedido_id
                  where etapa <> 'CANCELADO' and status_alcis <> 'expedido'
                  group by saldo_id) abertos on abertos.saldo_id = saldo.id
     where saldo.quantidade is distinct from livro.fisico
        or saldo.reservado is distinct from livro.reservado
        or saldo.reservado is distinct from coalesce(abertos.quantidade, 0)`)
  expect(wrong).toEqual([])
  const never = await rowsOf(sql`
    select saldo_id from (
      select saldo_id, sum(fisico) over (partition by saldo_id order by id) as fisico,
             sum(reservado) over (partition by saldo_id order by id) as reservado from movimento
    ) passo where reservado < 0 or reservado > fisico`)
  expect(never).toEqual([])
})

test('every line belongs to the company of its order and takes whole units where it must', async () => {
  const wrong = await rowsOf(sql`
    select item.id from pedido_item item
      join pedido on pedido.id = item.pedido_id
      join produto on produto.id = item.produto_id
      join saldo on saldo.id = item.saldo_id
     where pedido.cliente_id <> item.cliente_id or produto.cliente_id <> item.cliente_id
        or saldo.produto_id <> item.produto_id or saldo.bloqueado
        or (produto.inteiro and item.quantidade <> trunc(item.quantidade))`)
  expect(wrong).toEqual([])
  expect(
    await rowsOf(sql`select id from pedido where not exists
    (select from pedido_item where pedido_id = pedido.id)`),
  ).toEqual([])
})

test('each company has three whole-unit products with two lots of 5,000 or more that have not expired', async () => {
  const companies = await rowsOf<{ produtos: number }>(sql`
    select cliente.id, count(farto.produto_id) as produtos from cliente
      left join (select produto_id, produto.cliente_id from saldo
                   join produto on produto.id = produto_id and inteiro
                  where not bloqueado and quantidade - reservado >= 5000
                    and (validade is null or validade > '2026-11-20')
                  group by 1, 2 having count(*) >= 2) farto on farto.cliente_id = cliente.id
     group by cliente.id`)
  expect(companies).toHaveLength(7)
  for (const { produtos } of companies) expect(produtos).toBeGreaterThanOrEqual(3)
})

test('some lots have expired, some expire soon, one is blocked, and some products are weighed', async () => {
  const [found] = await rowsOf<Record<string, number>>(sql`
    select count(*) filter (where validade < '2026-11-20') as vencidos,
           count(*) filter (where validade between '2026-11-20' and '2026-12-05' and quantidade > reservado) as perto,
           count(*) filter (where bloqueado) as bloqueados,
           (select count(*) from produto where not inteiro) as granel
      from saldo`)
  expect(found?.['vencidos']).toBeGreaterThanOrEqual(3)
  expect(found?.['perto']).toBeGreaterThanOrEqual(2)
  expect(found).toMatchObject({ bloqueados: 1, granel: 4 })
})

test('orders stand in every status, late ones of both kinds and dispatched ones included', async () => {
  const pedidos = await test_.database.db.selectFrom('pedido').selectAll().orderBy('numero_pedido').execute()
  const prazos = { tempoSeparacao: 4, tempoFaturar: 4 }
  const clock = pedidos.map((pedido) => ({
    etapa: pedido.etapa as 'CRIADO',
    concluido: pedido.concluido,
    statusDesde: pedido.status_desde,
    statusAlcis: pedido.status_alcis as 'recebido',
  }))
  const count = (wanted: string) =>
    clock.filter((each, at) => {
      const out = pedidos[at]?.status_alcis === 'expedido'
      return (out ? 'EXPEDIDO' : effectiveStatus(each, prazos, now)) === wanted
    }).length
  expect(count('CRIADO')).toBe(12)
  expect(count('SEPARACAO_ATRASADA')).toBe(7)
  expect(count('FATURAMENTO_ATRASADO')).toBe(3)
  expect(count('EM_SEPARACAO')).toBe(7)
  expect(count('A_FATURAR')).toBe(6)
  expect(count('FATURADO')).toBe(7)
  expect(count('EXPEDIDO')).toBe(14)
  expect(count('CANCELADO')).toBe(4)
  expect(clock.filter((each) => !each.concluido && deadlineOf(each, prazos) !== null)).toEqual([])
  expect(pedidos.filter(({ urgente }) => urgente).length).toBeGreaterThan(3)
  const placed = pedidos.map(({ criado_em }) => criado_em.getTime())
  expect(placed).toEqual(placed.toSorted((a, b) => a - b))
  for (const { data_hora_coleta } of pedidos) expect(data_hora_coleta.getTime() % 900_000).toBe(0)
})

test('the kept counts agree with the orders', async () => {
  const kept = sql`select etapa, status_alcis, sum(total)::bigint as n from pedido_contagem group by 1, 2`
  const real = sql`select etapa, status_alcis, count(*) as n from pedido group by 1, 2`
  expect(await rowsOf(sql`(${kept} except ${real}) union all (${real} except ${kept})`)).toEqual([])
})

test('every order has its story, told by people who exist', async () => {
  const untold = await rowsOf(sql`select id from pedido where not exists
    (select from auditoria where entidade = 'pedido' and entidade_id = pedido.id)`)
  expect(untold).toEqual([])
  const strangers = await rowsOf(sql`select id from auditoria where usuario_id is not null
    and usuario_id not in (select id from usuario)`)
  expect(strangers).toEqual([])
})

test('orders have papers: each a PDF that is stored, of its own order, told in the history', async () => {
  const anexos = await rowsOf<{
    chave: string
    sha256: Buffer
    length: number
    numero: number
    campo: string
  }>(
    sql`select chave, sha256, length, campo, filename, numero_pedido as numero
          from anexo join pedido on pedido.id = pedido_id where pedido.cliente_id = anexo.cliente_id`,
  )
  expect(anexos.length).toBeGreaterThan(20)
  expect(new Set(anexos.map(({ campo }) => campo))).toEqual(new Set(['nf', 'pv']))
  for (const { chave, sha256, length, numero, campo } of anexos) {
    const bytes = await buffer(await files.open(chave))
    expect([bytes.byteLength, createHash('sha256').update(bytes).digest()]).toEqual([length, sha256])
    const text = bytes.toString('latin1')
    expect(text).toContain(`pedido ${numero}) Tj`)
    // The cross-reference table points at each part, as a PDF reader expects.
    const [, from = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? []
    const offsets = [...text.slice(Number(from)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
      Number(at),
    )
    expect(
      offsets.map((at, index) => text.slice(at).startsWith(`${index + 1} 0 obj`)),
      campo,
    ).toEqual(Array(5).fill(true))
  }
  const told = await rowsOf<{ n: number }>(
    sql`select count(*) as n from auditoria, jsonb_array_elements(mudancas) mudanca
         where mudanca ->> 'campo' in ('nf', 'pv')`,
  )
  expect(told).toEqual([{ n: anexos.length }])
})

test('the log-ins that are offered are those that exist, with the one password', async () => {
  const people = await test_.database.db
    .selectFrom('usuario')
    .leftJoin('cliente', 'cliente.id', 'usuario.cliente_id')
    .select(['email', 'senha_hash', 'cnpj_cpf'])
    .orderBy('usuario.id')
    .execute()
  expect(people.map(({ email }) => email)).toEqual(demoLogins(MODULOS).map(({ email }) => email))
  expect(people.map(({ cnpj_cpf }) => cnpj_cpf).slice(0, 4)).toEqual([
    null,
    null,
    '99999002000101',
    '99999003000148',
  ])
  expect(people.slice(4).filter(({ cnpj_cpf }) => cnpj_cpf !== null)).toEqual([])
  for (const { senha_hash } of people) {
    expect(senha_hash).toMatch(/^\$argon2id\$/)
    expect(await verify(senha_hash, DEMO_SENHA)).toBe(true)
  }
})

const checkDigit = (base: string): number => {
  const weights = Array.from(base).map((_, at) => 2 + ((base.length - 1 - at) % 8))
  const sum = Array.from(base).reduce(
    (total, char, at) => total + (char.charCodeAt(0) - 48) * (weights[at] ?? 0),
    0,
  )
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

test('the documents of the companies have valid check digits', async () => {
  const { db } = test_.database
  const companies = await db.selectFrom('cliente').select('cnpj_cpf').execute()
  const postos = await db.selectFrom('posto_autorizado').select('cnpj as cnpj_cpf').execute()
  for (const { cnpj_cpf } of [...companies, ...postos]) {
    const first = checkDigit(cnpj_cpf.slice(0, 12))
    const second = checkDigit(`${cnpj_cpf.slice(0, 12)}${first}`)
    expect(cnpj_cpf.slice(12)).toBe(`${first}${second}`)
  }
})

test('the repair network has two credenciados, a habilitado of the first, and a person of each of its roles', async () => {
  const { db } = test_.database
  const postos = await db.selectFrom('posto_autorizado').selectAll().orderBy('id').execute()
  expect(postos.map(({ tipo }) => tipo)).toEqual(['CREDENCIADO', 'CREDENCIADO', 'HABILITADO'])
  expect(postos[2]?.credenciado_id).toBe(postos[0]?.id)
  const people = await db
    .selectFrom('usuario')
    .where(
      'email',
      'not in',
      ['admin', 'operador', 'cliente', 'cliente2'].map((name) => `${name}@retaguarda.example`),
    )
    .select(['email', 'role', 'posto_id', 'cpf'])
    .execute()
  const rolesOf = (posto: number | null | undefined) =>
    people.filter(({ posto_id }) => posto_id === posto).map(({ role }) => role)
  expect(rolesOf(postos[0]?.id)).toEqual([
    'ATENDENTE',
    'CENTRO_TECNICO',
    'CENTRO_TECNICO',
    'ROLE_REPRESENTANTE_LEGAL',
  ])
  expect(rolesOf(postos[1]?.id)).toEqual(['ROLE_REPRESENTANTE_LEGAL'])
  expect(rolesOf(null)).toEqual([
    'ROLE_ASSISTENCIA_TECNICA_SAO_PAULO',
    'ROLE_MANAUS',
    'ROLE_MANAUS_TROCA',
    'ADMIN_CONSULTA',
    'ROLE_FINANCEIRO',
    'ROLE_CONSUMIDOR',
  ])
  for (const { cpf } of people) expect(isCpf(cpf ?? '')).toBe(true)
})

test.each([
  [['armazem'], ['Armazém']],
  [['assistencia'], ['Assistência']],
  [MODULOS, ['Armazém', 'Assistência']],
] as const)('with %o the log-ins offered are those of %o, and the administrator', (modulos, grupos) => {
  const logins = demoLogins(modulos)
  expect(logins[0]).toEqual({ email: 'admin@retaguarda.example', papel: 'Administrador', grupo: null })
  expect([...new Set(logins.slice(1).map(({ grupo }) => grupo))]).toEqual(grupos)
})
