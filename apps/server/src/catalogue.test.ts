import { readFileSync } from 'node:fs'
import { ERROR_TEXTS, type ErrorBody } from '@app/contract/casca/errors'
import { afterAll, describe, expect, test } from 'vitest'
import { type Caller, expectOneShape, startTestApp } from './platform/testing/app.ts'
import { seedModelo, seedPostos } from './platform/testing/postos.ts'

let broken = false
const app = await startTestApp({
  clock: () => {
    if (broken) throw new Error('the clock has stopped')
    return new Date()
  },
})
const postos = await seedPostos(app)
const people = {
  admin: await app.as('admin'),
  operador: await app.as('operador'),
  cliente: await app.as('cliente'),
  sp: await app.as('sp'),
  tecnico: await app.as('tecnico'),
}
const { anyone } = app
afterAll(app.close)

type Answer = Awaited<ReturnType<Caller['get']>>

const ETAPA_1 = '/public/pessoa/validate/etapa1'
const ETAPA_2 = '/public/postoAutorizado/validate/etapa2'
const arquivo = (filename: string, text: string) => ({ filename, data: Buffer.from(text).toString('base64') })

/** An order on the bench whose watch came back within the warranty of a repair. */
const voltou = async (): Promise<number> => {
  const { db } = app.database
  const consumidor = await db
    .insertInto('consumidor')
    .values({ posto_id: postos.um, nome: 'Dalva Quaresma' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const modelo = await seedModelo(app)
  const relogio = await db
    .insertInto('relogio')
    .values({ modelo_produto_id: modelo.id, numero_serie: 'VOLTOU' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const insertOs = async (numero: number, repaired?: number): Promise<number> => {
    const os = await db
      .insertInto('ordem_servico')
      .values({
        posto_id: postos.um,
        consumidor_id: consumidor.id,
        relogio_id: relogio.id,
        ano: 2026,
        numero,
        os_type: 'OS',
        status: 'AVALIACAO_TECNICA',
        ...(repaired === undefined
          ? { status: 'CANCELADA', status_anterior: 'AVALIACAO_TECNICA' }
          : { reincidencia: 'PENDENTE', reincidencia_os_id: repaired }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return os.id
  }
  return insertOs(2, await insertOs(1))
}

const id = 1
const LINHA = {
  tipo: 'SERVICO',
  servico: { id },
  sintoma: { id },
  causa: { id },
  garantia: false,
  valorFinal: 1,
}

/** A call while something of ours is broken that nobody thought of. */
const whileBroken = async (call: () => Promise<Answer>): Promise<Answer> => {
  broken = true
  try {
    return await call()
  } finally {
    broken = false
  }
}

/** Makes a record, and then another one with the same unique field. */
const twice = async (path: string, body: object, other: object = {}): Promise<Answer> => {
  const first = await people.admin.post(path, body)
  expect(first.statusCode, first.body).toBe(201)
  return people.admin.post(path, { ...body, ...other })
}

const produto = () => ({
  cliente: { id: app.clientes.um },
  codigoProduto: 'DUAS-VEZES',
  codigoOmni: 'DUAS-VEZES',
  descricao: 'Xampu',
})

const cliente = (codigo: string) => ({
  nomeFantasia: 'Duas Vezes',
  razaoSocial: 'Duas Vezes Ltda',
  cnpjCpf: '99.999.901/0001-04',
  codigoCliente: codigo,
  codigoDepositante: codigo,
})

// Each code of the specification's catalogue: its row, the call that produces it, and the words where they are law or ours.
const PRODUCED: [row: string, code: string, text: string, call: () => Promise<Answer>][] = [
  [
    'S8-021',
    'UNEXPECTED_ERROR',
    'Erro inesperado, contate o administrador.',
    () => whileBroken(() => people.sp.get('/sintomaOs')),
  ],
  ['S8-022', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório', () => people.cliente.post('/pedidos', {})],
  ['S8-023', 'NOT_PERMITED', 'Acesso não permitido', () => people.cliente.get('/cliente')],
  [
    'S8-024',
    'INVALID_CONFIRM_PASSWORD',
    'As senhas não conferem.',
    () => anyone.post(ETAPA_1, { password: 'uma', confirmPassword: 'outra' }),
  ],
  [
    'S8-025',
    'ConfirmEqualsConstraint',
    'As senhas não conferem.',
    () =>
      people.sp.put('/usuario/updatePassword/', {
        senhaAtual: 'a',
        senha: 'Girassol*Bigorna*27',
        confirmacao: 'outra',
      }),
  ],
  [
    'S8-026',
    'DT_NASCIMENTO_MENOR_18',
    'É preciso ter 18 anos ou mais.',
    () => anyone.post(ETAPA_1, { dataNascimento: '2015-01-01' }),
  ],
  [
    'S8-027',
    'REINCIDENCIA_IDENTIFICADA',
    'Reincidência de reparo identificada para este cliente. Aguarde a autorização do fabricante.',
    async () => people.tecnico.put(`/ordemServico/salvarOrcamento/${await voltou()}`, { linhas: [LINHA] }),
  ],
  ['S8-028', 'SAME_CODE', 'Código de produto já cadastrado.', () => twice('/produto', produto())],
  ['S8-029', 'USER_NOT_FOUND', 'Usuário não encontrado.', () => people.admin.get('/usuario/999999')],
  ['S8-030', 'NOT_FOUND', 'Registro não encontrado.', () => people.cliente.get('/pedidos/999999')],
  [
    'S8-031',
    'CAST_ERROR',
    'Valor em formato inválido.',
    () => people.cliente.post('/pedidos', { urgente: 'sim' }),
  ],
  [
    'S8-032',
    'RECEIVE_NOT_FOUND',
    'Destinatário não encontrado.',
    () => people.sp.post('/chat', { equipe: 'ASSISTENCIA_SP', posto: { id: 999_999 } }),
  ],
  [
    'S8-033',
    'SENDER_NOT_FOUND',
    'Remetente não encontrado.',
    () => people.sp.post('/chat', { equipe: 'TROCA', posto: { id: postos.um } }),
  ],
  ['S8-034', 'CNPJ_INVALID', 'CNPJ inválido.', () => anyone.post(ETAPA_2, { cnpj: '99.999.901/0001-05' })],
  [
    'S8-035',
    'INVALID_ADDRES',
    'Endereço inválido: não há endereço com este CEP.',
    () => people.operador.get('/cep/00000000'),
  ],
  ['S8-036', 'INVALID_REQUEST', 'Requisição inválida.', () => people.operador.get('/cliente?page=%00')],
  ['S8-037', 'CPF_INVALID', 'CPF inválido.', () => anyone.post(ETAPA_1, { cpf: '529.982.247-26' })],
  [
    'S8-038',
    'POSTO_NOT_FOUND',
    'Posto autorizado não encontrado.',
    () => people.admin.post('/usuario', { nome: 'X', email: 'x@x.example', posto: { id: 999_999 } }),
  ],
  [
    'S8-039',
    'ERROR_CONVERT_FILE',
    'Não foi possível ler o arquivo.',
    () => people.operador.post('/notas/import', arquivo('nota.xml', '<html></html>')),
  ],
  [
    'S8-040',
    'INVALID_CONFIRM_EMAIL',
    'Os e-mails não conferem.',
    () => anyone.post(ETAPA_1, { email: 'celio@horas.example', confirmEmail: 'outra@horas.example' }),
  ],
  [
    'S8-041',
    'CNPJ_AREADY_REGISTERED',
    'CNPJ já cadastrado.',
    () => twice('/cliente', cliente('1'), cliente('2')),
  ],
  [
    'S8-042',
    'DOCUMENT_INVALID',
    'Documento inválido: envie um PDF ou uma foto, e que o conteúdo seja o que o nome diz.',
    () => anyone.post(ETAPA_2, { alvara: arquivo('alvara.pdf', 'só um texto') }),
  ],
  [
    'S8-043',
    'INVALID_INSCRICAO_ESTADUAL',
    'Inscrição estadual inválida: use só números, ou ISENTO.',
    () => anyone.post(ETAPA_2, { estado: 'SP', inscricaoEstadual: '11A' }),
  ],
  ['S8-044', 'CEP_INVALID', 'CEP inválido.', () => people.operador.get('/cep/123')],
  [
    'S8-045',
    'CPF_AREADY_REGISTERED',
    'CPF já cadastrado.',
    async () => {
      await twice('/usuario', { nome: 'Uma Pessoa', email: 'uma@x.example', cpf: '529.982.247-25' })
      return anyone.post(ETAPA_1, { cpf: '529.982.247-25' })
    },
  ],
  [
    'S8-046',
    'EMAIL_AREADY_REGISTERED',
    'E-mail já cadastrado.',
    () => twice('/usuario', { nome: 'Duas Vezes', email: 'duas@x.example' }),
  ],
]

/** The codes of the specification, from its rows; the newest row of each stands in the table above. */
const CODES = readFileSync(new URL('../../../docs/specification.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row, code] = /^(S8-\d+)\t.*Server code (\w+) /.exec(line) ?? []
    return row !== undefined && code !== undefined ? [`${row} ${code}`] : []
  })

/** Of spec §8: 'each with its own message whose wording is not shown'. */
const OWN = [
  'USER_NOT_FOUND',
  'NOT_FOUND',
  'CAST_ERROR',
  'RECEIVE_NOT_FOUND',
  'SENDER_NOT_FOUND',
  'CNPJ_INVALID',
  'INVALID_ADDRES',
  'INVALID_REQUEST',
  'CPF_INVALID',
  'POSTO_NOT_FOUND',
  'ERROR_CONVERT_FILE',
  'INVALID_CONFIRM_EMAIL',
  'CNPJ_AREADY_REGISTERED',
  'DOCUMENT_INVALID',
  'INVALID_INSCRICAO_ESTADUAL',
  'CEP_INVALID',
  'CPF_AREADY_REGISTERED',
  'EMAIL_AREADY_REGISTERED',
]

describe('the catalogue', () => {
  test('S8-047: the table below has each code of the specification, and produces no other', () => {
    expect(CODES).toHaveLength(26)
    expect(PRODUCED.map(([row, code]) => `${row} ${code}`)).toEqual(CODES)
  })

  test.each(PRODUCED)('%s: a call is answered %s, in the words %s', async (_row, code, text, call) => {
    const answer = await call()
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const { error, error_description, messages } = answer.json<ErrorBody>()
    const said = [{ code: error, text: error_description }, ...messages]
    expect(said.filter((message) => message.code === code).map((message) => message.text)).toContain(text)
  })

  test('S8-037: each code that the specification leaves without words has some of its own, not shared', () => {
    const texts: Record<string, string> = ERROR_TEXTS
    const shared = OWN.filter((code) => {
      const text = texts[code]
      return (
        text !== undefined &&
        Object.entries(texts).some(([other, theirs]) => other !== code && theirs === text)
      )
    })
    expect(shared).toEqual([])
  })

  test('S8-048: every refusal of a test run is read by the one shape, and none passes in another', async () => {
    const odd = { statusCode: 400, headers: {}, json: () => ({ error: 'x', message: 'texto' }) }
    expect(() => expectOneShape(odd)).toThrow()
    const nameless = { error: 'x', error_description: 'y', messages: [{ code: 'x', text: 'y' }] }
    expect(() => expectOneShape({ ...odd, json: () => nameless })).toThrow()
    expect(() => expectOneShape({ ...odd, statusCode: 200 })).not.toThrow()
    // The shared test helper reads every answer in this way.
    expect((await people.cliente.get('/nada')).statusCode).toBe(404)
  })
})
