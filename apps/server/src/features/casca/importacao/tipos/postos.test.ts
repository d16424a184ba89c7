import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { seedPostos } from '../../../../platform/testing/postos.ts'
import { ended, errosOf, importacaoOf, linhasOf, previewOf, start } from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
const postos = await seedPostos(app)
const sp = await app.as('sp')
afterAll(app.close)

const TITULOS = [
  'CNPJ',
  'Razão social',
  'Nome fantasia',
  'IE',
  'IM',
  'E-mail',
  'Telefone',
  'CEP',
  'Rua',
  'Número',
  'Complemento',
  'Bairro',
  'UF',
  'Cidade',
  'País',
  'Horário de funcionamento',
  'Abre às',
  'Fecha às',
  'Marcas',
  'Tipo',
  'Credenciado',
  'SAP',
]
const linha = (
  cnpj: string,
  more: { tipo?: string; credenciado?: string; marcas?: string; sap?: string } = {},
) => [
  cnpj,
  'Relojoaria Inventada Ltda',
  'Relojoaria Inventada',
  'Isento',
  '12345',
  'oi@inventada.example',
  '(11) 5555-0140',
  '01310-100',
  'Avenida Exemplo',
  'S/N',
  'Sem complemento',
  'Centro',
  'SP',
  'São Paulo',
  'Brasil',
  'Segunda a sexta',
  '9h',
  '18:00',
  more.marcas ?? '',
  more.tipo ?? 'Credenciado',
  more.credenciado ?? '',
  more.sap ?? '',
]

test('S7-066: service points come in from a spreadsheet, with their brands and the credenciado by its SAP code', async () => {
  await app.database.db
    .insertInto('marca')
    .values([{ nome: 'Aurora de teste' }, { nome: 'Boreal de teste' }])
    .execute()
  const found = await previewOf(app, sp, 'postos-autorizados', [
    TITULOS,
    linha('99.999.901/0001-04', { sap: '500140' }),
    linha('99.999.902/0001-40', {
      tipo: 'Habilitado',
      credenciado: 'SAP1',
      marcas: 'Aurora de teste, Boreal de teste',
    }),
    linha('99.999.903/0001-96'),
    linha('99.999.901/0001-04'),
    linha('99.999.904/0001-30', { credenciado: 'SAP1' }),
    linha('99.999.905/0001-84', { tipo: 'Habilitado', credenciado: 'NADA' }),
  ])
  expect(errosOf(await linhasOf(sp, found.id))).toEqual([
    '4 cnpj CNPJ_INVALID',
    '5 cnpj PLANILHA_REPETIDA',
    '6 credenciado CREDENCIADO_DE_HABILITADO',
    '7 credenciado CADASTRO_DESCONHECIDO',
  ])
  importacaoOf(await start(sp, 'postos-autorizados', found.id), 202)
  expect(await ended(sp, found.id)).toMatchObject({ estado: 'terminada', gravados: 2, recusados: 0 })
  const listed = await sp.post('/postoAutorizado/findByFiltro', {
    filter: { nome: 'inventada', tipo: 'HABILITADO' },
  })
  expect(listed.json().content).toMatchObject([
    {
      cnpj: '99999902000140',
      inscricaoEstadual: 'ISENTO',
      abre: '09:00',
      estado: 'SP',
      credenciado: { id: postos.um },
      marcas: [{ nome: 'Aurora de teste' }, { nome: 'Boreal de teste' }],
    },
  ])
})
