import { afterAll, expect } from 'vitest'
import { startPeople } from '../../../../platform/testing/people.ts'
import { seedPostos } from '../../../../platform/testing/postos.ts'
import { cadastroPostoJobs } from '../index.ts'

/** A minimal PDF: only its first bytes are right. */
export const PDF = {
  filename: 'contrato.pdf',
  data: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n').toString('base64'),
}
/** Claims to be a PDF but is a text. */
export const FALSO = { filename: 'alvara.pdf', data: Buffer.from('só um texto').toString('base64') }

export const SENHA_POSTO = 'Girassol*Bigorna*27'
const CPFS = ['52998224725', '99999007040', '11144477735', '39053344705', '12345678909', '98765432100']
export const CNPJS = [
  '99999901000104',
  '99999902000140',
  '99999903000195',
  '99999904000130',
  '99999905000184',
]

export const PESSOA = {
  nome: 'CÉLIO CRONÔMETRO',
  cpf: '529.982.247-25',
  dataNascimento: '1980-05-01',
  email: 'celio@horas.example',
  confirmEmail: 'Celio@horas.example',
  telefone: '(11) 95555-0151',
  password: SENHA_POSTO,
  confirmPassword: SENHA_POSTO,
}

export const EMPRESA = {
  cnpj: '99.999.901/0001-04',
  razaoSocial: 'Horas Inventadas Ltda',
  nomeFantasia: 'Horas Inventadas',
  inscricaoEstadual: '110.042.490.114',
  inscricaoMunicipal: 'isento',
  emailComercial: 'loja@horas.example',
  telefoneComercial: '(11) 5555-0150',
  cep: '01310-200',
  rua: 'Rua do Tique',
  numero: '120',
  complemento: 'Sem complemento',
  bairro: 'Centro',
  cidade: 'São Paulo',
  estado: 'SP',
  horarios: [
    { dias: 'SEGUNDA_A_SEXTA', abre: '09:00', fecha: '18:00' },
    { dias: 'SABADO', abre: '09:00', fecha: '13:00' },
  ],
  marcas: [] as number[],
  contratoSocial: PDF,
  alvara: PDF,
}

const ACEITE = { aceito: true, termos: '2026-11' }

/** The product with people of the network, and the words of a registration. */
export const startCadastros = async () => {
  const people = await startPeople()
  const { app, db } = people
  const postos = await seedPostos(app)
  afterAll(people.close)
  let count = 0

  const post = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') => {
    count += 1
    // Each comes from a network of its own, because otherwise the throttle would affect the next one.
    return app.app.inject({ method, url, payload, remoteAddress: `10.9.${count >> 8}.${count & 255}` })
  }
  const send = (
    fields: {
      pessoa?: object
      empresa?: object
      plano?: object
      codigoCupom?: string
      aceite?: object
    } = {},
  ) =>
    post('/public/postoAutorizado', {
      pessoa: { ...PESSOA, ...fields.pessoa },
      empresa: { ...EMPRESA, ...fields.empresa },
      plano: fields.plano,
      codigoCupom: fields.codigoCupom,
      aceite: fields.aceite ?? ACEITE,
    })
  const run = (name: string, payload: unknown = {}) =>
    cadastroPostoJobs.find((job) => job.name === name)?.run(payload, app.app.services)

  const newest = async () =>
    await db.selectFrom('cadastro_posto').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

  /** Sends the waiting mail, and reads the token of its link. */
  const tokenOf = async (id: number, aviso = 'CONFIRMAR'): Promise<string> => {
    await run('cadastro_posto_avisar', { id, aviso })
    const mail = await db.selectFrom('correio').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    return /#token=([\w-]+)/.exec(mail.texto)?.[1] ?? ''
  }
  let person = 0
  /** Registers a new person each time, with the given CNPJ. */
  const register = async (
    cnpj: string,
    fields: { codigoCupom?: string; empresa?: object; plano?: object } = {},
  ) => {
    const email = `registra${(person += 1)}@horas.example`
    const answer = await send({
      ...fields,
      pessoa: { email, confirmEmail: email, cpf: CPFS[person % CPFS.length] },
      empresa: { cnpj, ...fields.empresa },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id } = await newest()
    return { id, email, token: await tokenOf(id) }
  }
  const confirm = (token: string) => post('/public/postoAutorizado/confirmar', { token })
  const waiting = async (cnpj: string, fields: Parameters<typeof register>[1] = {}) => {
    const made = await register(cnpj, fields)
    const answer = await confirm(made.token)
    expect(answer.statusCode, answer.body).toBe(200)
    return made
  }
  const reset = async () => {
    await db.deleteFrom('cadastro_posto').execute()
    await db.updateTable('plano_valores').set({ ativo: false }).execute()
    await db.deleteFrom('correio').execute()
    await db.deleteFrom('tentativa_login').execute()
  }
  return { ...people, postos, post, send, run, newest, tokenOf, register, confirm, waiting, reset }
}
