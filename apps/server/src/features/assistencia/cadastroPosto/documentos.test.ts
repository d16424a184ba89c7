import type { PostoDocumento } from '@app/contract/assistencia/cadastroPosto'
import { afterAll, expect, it } from 'vitest'
import { startPeople } from '../../../platform/testing/people.ts'
import { seedPostos } from '../../../platform/testing/postos.ts'
import { FALSO, PDF } from './testing/cadastros.ts'

const people = await startPeople()
afterAll(people.close)
const { app, db, admin } = people
const postos = await seedPostos(app)
const responsavel = await app.as('responsavel')
const outro = await app.as('responsavel2')
const sp = await app.as('sp')
const atendente = await app.as('atendente')
const base = `/postoAutorizado/${postos.um}/documentos`

const list = async (by = responsavel) => (await by.get(base)).json<PostoDocumento[]>()
const send = (arquivo: object, tipo = 'alvara', by = responsavel) => by.put(`${base}/${tipo}`, { arquivo })

it('rede §2: the responsável keeps the post’s documents; the newer one takes the place of the older', async () => {
  expect(await list()).toEqual([])
  const first = await send(PDF)
  expect(first.statusCode, first.body).toBe(200)
  expect((await send({ ...PDF, filename: 'novo.pdf' })).statusCode).toBe(200)
  expect(await list(sp)).toMatchObject([
    { tipo: 'alvara', filename: 'novo.pdf', contentType: 'application/pdf', enviadoPor: 'responsavel' },
  ])
  expect((await sp.get(`${base}/alvara`)).headers['content-type']).toContain('application/pdf')
  expect((await responsavel.post(`${base}/alvara/link`, {})).json().href).toContain('/')
  expect((await responsavel.get(`${base}/contratoSocial`)).statusCode).toBe(404)
  const historico = await admin.get(`/auditlog/by-entity-id/${postos.um}?entidade=postoAutorizado`)
  expect(historico.body).toContain('Alvará')
})

it('rede §2: what came with the registration holds until the post sends its own', async () => {
  const { id } = await db
    .insertInto('cadastro_posto')
    .values({
      situacao: 'APROVADO',
      nome: 'Célio Cronômetro',
      cpf: '52998224725',
      data_nascimento: '1980-05-01',
      email: 'celio@horas.example',
      telefone: '11955550151',
      cnpj: '99999901000104',
      nome_fantasia: 'Posto Um',
      cep: '01310200',
      cidade: 'São Paulo',
      estado: 'SP',
      empresa: '{}',
      termos_versao: '2026-11',
      aceite_sha256: Buffer.alloc(32),
      aceito_em: new Date(),
      aceito_de: '198.51.100.60',
      link_ate: new Date(),
      criado_em: new Date(),
      confirmado_em: new Date(),
      decidido_em: new Date(),
      posto_id: postos.um,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const tipo of ['alvara', 'contratoSocial'])
    await db
      .insertInto('cadastro_posto_arquivo')
      .values({
        cadastro_id: id,
        tipo,
        filename: 'antigo.pdf',
        content_type: 'application/pdf',
        length: 10,
        sha256: Buffer.alloc(32),
        chave: `antigo-${tipo}`,
      })
      .execute()
  expect((await list()).map(({ tipo, filename }) => [tipo, filename])).toEqual([
    ['alvara', 'novo.pdf'],
    ['contratoSocial', 'antigo.pdf'],
  ])
})

it('rede §2: a false document, and people who have no right to it', async () => {
  expect((await send(FALSO)).json().messages).toMatchObject([
    { fieldName: 'arquivo', code: 'DOCUMENT_INVALID' },
  ])
  expect((await send(PDF, 'retrato')).statusCode).toBe(404)
  expect((await outro.get(base)).statusCode).toBe(404)
  expect((await send(PDF, 'alvara', outro)).statusCode).toBe(404)
  expect((await atendente.get(base)).statusCode).toBe(403)
  expect((await send(PDF, 'alvara', sp)).statusCode).toBe(200)
})
