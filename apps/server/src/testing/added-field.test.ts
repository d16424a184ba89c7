import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Migrations from '../platform/db/migrate.ts'
import type * as Apps from '../platform/testing/app.ts'
import type * as Databases from '../platform/testing/database.ts'
import { createScratch, type Scratch, type Step } from './scratch.ts'
import { seedPostos } from '../platform/testing/postos.ts'
import { COLETA, linha, stockLot } from './stock.ts'

type App = Apps.TestApp

/** Where an added field must appear, each as text or as an answer that is searched for it. */
type Seen = Record<'form' | 'read' | 'list' | 'csv' | 'history' | 'description', unknown>

/**
 * A noun with a table of plain fields: the steps of docs/architecture.md that add one, and the places where it then
 * appears.
 */
type Kind = {
  noun: string
  field: string
  label: string
  migration: string
  steps: readonly Step[]
  /** A file of the copy that exports the form's markup as `form`. */
  probe: { file: string; text: string }
  /** The files that the compiler checks, with all their imports. */
  files: readonly string[]
  /** Stores a record with the value and looks for it in every place. */
  see: (app: App, value: string) => Promise<Omit<Seen, 'form' | 'description'>>
  /** The schemas of the API's description that must have the field. */
  schemas: readonly string[]
}

const seePedido: Kind['see'] = async (app, value) => {
  const [operador, admin] = [await app.as('operador'), await app.as('admin')]
  const cliente = app.clientes.um
  const lote = await stockLot(
    app.database.db,
    { cliente, codigo: 'A', lote: 'L1', quantidade: 9 },
    new Date(),
  )
  const body = { cliente: { id: cliente }, dataHoraColeta: COLETA, itens: [linha(lote, 1)] }
  const { id, numeroPedido } = (await operador.post('/pedidos', body)).json<{
    id: number
    numeroPedido: number
  }>()
  await operador.put(`/pedidos/${id}`, { referenciaInterna: value })
  const filter = { numeroPedido }
  const list = (await operador.post('/pedidos/findByFiltroAdmin', filter)).json<{ content: unknown[] }>()
  const csv = await operador.post('/pedidos/export/CSV', { fields: ['referenciaInterna'], filter })
  const history = await admin.get(`/api/auditlogs/by-entity-id/${id}`)
  return {
    read: (await operador.get(`/pedidos/${id}`)).json(),
    list: list.content[0],
    csv: csv.body,
    history: history.body,
  }
}

const seeOrdemServico: Kind['see'] = async (app, value) => {
  const { um } = await seedPostos(app)
  const consumidor = await app.database.db
    .insertInto('consumidor')
    .values({ posto_id: um, nome: 'Dalva Quaresma' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [atendente, admin] = [await app.as('atendente'), await app.as('admin')]
  const body = { osType: 'PA', consumidor, relogio: null }
  const { id, numero } = (await atendente.post('/ordemServico', body)).json<{ id: number; numero: string }>()
  await atendente.put(`/ordemServico/${id}`, { corDaCaixa: value })
  const filter = { numero }
  const list = (await atendente.post('/ordemServico/findByFiltro', { filter })).json<{ content: unknown[] }>()
  const csv = await atendente.post('/ordemServico/export/CSV', { fields: ['corDaCaixa'], filter })
  const history = await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=ordemServico`)
  return {
    read: (await atendente.get(`/ordemServico/${id}`)).json(),
    list: list.content[0],
    csv: csv.body,
    history: history.body,
  }
}

const seeCliente: Kind['see'] = async (app, value) => {
  const admin = await app.as('admin')
  const id = app.clientes.um
  await admin.put(`/cliente/${id}`, { pontoReferencia: value })
  const filter = { codigo: 'C1' }
  const list = await admin.post('/cliente/findByFiltro', { filter })
  const csv = await admin.post('/cliente/export/CSV', { fields: ['pontoReferencia'], filter })
  return {
    read: (await admin.get(`/cliente/${id}`)).json(),
    list: list.json<{ content: unknown[] }>().content[0],
    csv: csv.body,
    history: (await admin.get(`/api/auditlogs/by-entity-id/${id}?entidade=cliente`)).body,
  }
}

const KINDS: readonly Kind[] = [
  {
    noun: 'pedido',
    field: 'referenciaInterna',
    label: 'Referência interna',
    migration: 'alter table pedido add referencia_interna text check (char_length(referencia_interna) <= 60)',
    steps: [
      {
        file: 'packages/contract/src/armazem/pedido/campos.ts',
        before: '  transportadora: {\n',
        line: "  referenciaInterna: { type: 'text', max: 60, label: 'Referência interna' },\n",
      },
      {
        file: 'apps/web/src/features/armazem/pedido/form/dados-section.tsx',
        before: '        <Campo {...plain} name="transportadora"',
        line: '        <Campo {...plain} name="referenciaInterna" className="g2" />\n',
      },
    ],
    probe: {
      file: 'apps/web/src/features/armazem/pedido/form/probe.tsx',
      text: `import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { DadosSection } from './dados-section.tsx'
import { emptyValues } from './form-model.ts'

export const form = renderToStaticMarkup(
  <MantineProvider>
    <DadosSection
      values={emptyValues(null)}
      erros={{}}
      locked={new Set()}
      chooseCliente={false}
      concluded={false}
      status={null}
      onChange={() => {}}
    />
  </MantineProvider>,
)
`,
    },
    files: ['apps/server/src/app.ts', 'apps/web/src/features/armazem/pedido/form/editor.tsx'],
    see: seePedido,
    schemas: ['PedidoCreate', 'PedidoUpdate', 'PedidoResumo', 'Pedido'],
  },
  {
    noun: 'ordemServico',
    field: 'corDaCaixa',
    label: 'Cor da caixa',
    migration: 'alter table ordem_servico add cor_da_caixa text check (char_length(cor_da_caixa) <= 60)',
    steps: [
      {
        file: 'packages/contract/src/assistencia/ordemServico/campos.ts',
        before: '  acessorios: {',
        line: "  corDaCaixa: { type: 'text', max: 60, label: 'Cor da caixa', resumo: true },\n",
      },
      {
        file: 'apps/web/src/features/assistencia/ordemServico/acoes/correct-campos.tsx',
        before: '      <Campo {...plain} name="acessorios" />',
        line: '      <Campo {...plain} name="corDaCaixa" />\n',
      },
    ],
    probe: {
      file: 'apps/web/src/features/assistencia/ordemServico/acoes/probe.tsx',
      text: `import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { formValuesOf } from '../../../../platform/campos/campos.ts'
import { CorrectCampos } from './correct-campos.tsx'

export const form = renderToStaticMarkup(
  <MantineProvider>
    <CorrectCampos form={{ values: formValuesOf(CAMPOS_OS), erros: {}, onChange: () => {} }} />
  </MantineProvider>,
)
`,
    },
    files: [
      'apps/server/src/app.ts',
      'apps/web/src/features/assistencia/ordemServico/acoes/correct-dialog.tsx',
      'apps/web/src/features/assistencia/ordemServico/screens/novo.tsx',
    ],
    see: seeOrdemServico,
    schemas: ['OrdemServicoCreate', 'OrdemServicoUpdate', 'OrdemServicoResumo', 'OrdemServico'],
  },
  {
    noun: 'cliente',
    field: 'pontoReferencia',
    label: 'Ponto de referência',
    migration: 'alter table cliente add ponto_referencia text check (char_length(ponto_referencia) <= 80)',
    steps: [
      {
        file: 'packages/contract/src/registers/cliente.ts',
        before: "        {\n          name: 'horaFuncionamento',\n",
        line: "        { name: 'pontoReferencia', label: 'Ponto de referência', type: 'text', max: 80 },\n",
      },
    ],
    probe: {
      file: 'apps/web/src/register/form/probe.tsx',
      text: `import { clienteView } from '@app/contract/registers/cliente'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { RecordField } from './field.tsx'
import { fieldsOf } from './values.ts'

export const form = renderToStaticMarkup(
  <MantineProvider>
    {fieldsOf(clienteView).map((field) => (
      <RecordField key={field.name} name={field.name} field={field} value="" error={null} locked={false} onChange={() => {}} />
    ))}
  </MantineProvider>,
)
`,
    },
    files: ['apps/server/src/app.ts', 'apps/web/src/register/form/form.tsx'],
    see: seeCliente,
    schemas: ['Cliente', 'ClienteInput'],
  },
]

const VALUE = 'Cais 4'

let scratch: Scratch
let app: App
/** The complaints of the generator and the compiler; both run while the copy is tested. */
let complaints: Promise<string>
let close = async () => {}

beforeAll(async () => {
  scratch = createScratch()
  for (const { noun, migration, steps, probe } of KINDS) {
    scratch.addMigration(`campo_${noun.toLowerCase()}`, migration)
    for (const step of [...steps, probe]) scratch.follow(step)
  }
  complaints = scratch.check(KINDS.flatMap(({ files }) => files))
  const { createTestDatabase } = await scratch.load<typeof Databases>(
    'apps/server/src/platform/testing/database.ts',
  )
  const { migrate } = await scratch.load<typeof Migrations>('apps/server/src/platform/db/migrate.ts')
  const { startTestApp } = await scratch.load<typeof Apps>('apps/server/src/platform/testing/app.ts')
  const database = await createTestDatabase()
  await migrate(database.url)
  app = await startTestApp({ database })
  close = async () => {
    await app.close()
    await database.drop()
  }
}, 120_000)
afterAll(async () => {
  await close()
  scratch.remove()
})

test.each(KINDS)(
  'a plain field added to $noun in these steps is on its form, read, listed, exported, told and described',
  async ({ field, label, probe, see, schemas }) => {
    const { form } = await scratch.load<{ form: string }>(probe.file)
    expect(form).toContain(label)
    const { read, list, csv, history } = await see(app, VALUE)
    expect(read).toMatchObject({ [field]: VALUE })
    expect(list).toMatchObject({ [field]: VALUE })
    expect(csv).toContain(`${label}\r\n${VALUE}\r\n`)
    expect(history).toContain(`${label}: de vazio para “${VALUE}”`)
    const described = (await app.anyone.get('/openapi.json')).json<{
      components: { schemas: Record<string, { properties: Record<string, object> }> }
    }>()
    for (const name of schemas)
      expect(described.components.schemas[name]?.properties[field]).toMatchObject({ description: label })
  },
)

test('the compiler agrees once the types of the database are written anew', async () => {
  expect(await complaints).toBe('')
}, 120_000)
