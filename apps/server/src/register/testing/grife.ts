import { Dinheiro } from '@app/contract/casca/dinheiro'
import { coded } from '@app/contract/casca/errors'
import { Links } from '@app/contract/casca/paging'
import { CADASTRO_STATUS, defineRegister } from '@app/contract/casca/register'
import { sql } from 'kysely'
import { z } from 'zod'
import { startTestApp, type Caller } from '../../platform/testing/app.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { refuseField } from '../../platform/http/errors.ts'
import { registered } from '../index.ts'

// A definition and a migration are all that a register needs; this one belongs to the test.
const grife = defineRegister({
  view: {
    name: 'grife',
    modulo: 'armazem',
    path: '/grife',
    title: 'Grifes',
    subtitle: 'Grifes de relógio',
    noun: ['grife', 'grifes'],
    abilities: { view: 'CLIENTE_VER', edit: 'CONFIG_EDITAR', lookUp: 'CLIENTE_VER' },
    columns: [
      { name: 'nome', label: 'Nome', sort: 'nome' },
      { name: 'preco', label: 'Preço', format: 'quantity' },
      { name: 'desde', label: 'Desde', format: 'day' },
      { name: 'vistoEm', label: 'Visto em', format: 'instant' },
      { name: 'propria', label: 'Própria', format: 'yesNo' },
    ],
    filters: [
      { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
      { name: 'codigo', label: 'Código', kind: 'begins', fields: ['codigo'] },
      { name: 'status', label: 'Situação', kind: 'active' },
    ],
    sort: 'nome,asc',
    heading: 'nome',
    subheading: 'codigo',
    seeded: 'doProduto',
    planilha: { unicos: ['codigo'] },
    groups: [
      {
        title: 'Grife',
        fields: [
          { name: 'nome', label: 'Nome da grife', type: 'text', max: 40, required: true },
          { name: 'codigo', label: 'Código', type: 'text', max: 10, required: true },
          { name: 'desde', label: 'Desde', type: 'day' },
          { name: 'propria', label: 'Própria', type: 'switch' },
          {
            name: 'status',
            label: 'Situação',
            type: 'option',
            options: [
              { value: 'ATIVO', label: 'Em linha' },
              { value: 'INATIVO', label: 'Fora de linha' },
            ],
          },
          { name: 'valor', label: 'Valor', type: 'number', format: 'money' },
        ],
      },
    ],
  },
  record: z.object({
    id: z.number().int(),
    nome: z.string(),
    codigo: z.string(),
    preco: z.number().nullable(),
    valor: z.number().nullable(),
    desde: z.string().nullable(),
    vistoEm: z.string().nullable(),
    propria: z.boolean(),
    doProduto: z.boolean(),
    status: z.enum(CADASTRO_STATUS),
    versao: z.number().int(),
    _links: Links,
  }),
  input: z.object({
    nome: z.string().trim().min(1).max(40),
    codigo: z.string().trim().min(1).max(10),
    preco: z.number().nullish(),
    valor: Dinheiro.nullish(),
    desde: z.iso.date({ error: coded('DATA_INVALIDA') }).nullish(),
    vistoEm: z.iso.datetime().nullish(),
    propria: z.boolean().optional(),
    status: z.enum(CADASTRO_STATUS).optional(),
  }),
  table: 'grife',
  company: null,
  sorts: { nome: 'nome', codigo: 'codigo', preco: 'preco' },
  lookUp: ['nome', 'codigo'],
  inUse: { vitrine: 'vitrines' },
})

/** The product with one more register, on a table of the test. */
export const startGrife = async ({ work = false } = {}) => {
  const database = await createTestDatabase()
  const { db } = database.database
  await sql`
    create table grife (
      id bigint generated always as identity primary key, nome text not null, codigo text not null unique,
      preco numeric(15, 4), valor numeric(15, 2), desde date, visto_em timestamptz, propria boolean not null default true,
      do_produto boolean not null default false, ativo boolean not null default true, versao integer not null default 1)`.execute(
    db,
  )
  await sql`create table vitrine (grife_id bigint references grife)`.execute(db)
  const deleted: string[] = []
  const register = registered(grife, {
    beforeSave: async ({ input, before }) => {
      if (input.nome === 'Proibida') refuseField('nome', 'OPCAO_INVALIDA')
      return before === null ? { ...input, codigo: (input.codigo ?? '').toUpperCase() } : input
    },
    beforeDelete: async ({ record }) => void deleted.push(record.nome),
  })
  const app = await startTestApp({
    database,
    moreRegisters: [register],
    work,
    clock: () => new Date('2026-11-21T01:30:00Z'),
  })
  const [admin, operador]: Caller[] = [await app.as('admin'), await app.as('operador')]
  if (!admin || !operador) throw new Error('people expected')
  return {
    app,
    db,
    deleted,
    admin,
    operador,
    create: async (body: object) => {
      const answer = await admin.post('/grife', body)
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return answer.json<{ id: number; versao: number; _links: { self: { href: string } } }>()
    },
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}
export type Grife = Awaited<ReturnType<typeof startGrife>>
