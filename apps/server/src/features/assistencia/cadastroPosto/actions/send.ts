import {
  CADASTRO_ENVIOS,
  CADASTRO_LINK_HORAS,
  CadastroEmpresa,
  CadastroEtapa1,
  type CadastroReenvio,
  type CadastroSituacaoAnswer,
} from '@app/contract/assistencia/cadastroPosto'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { z } from 'zod'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { type FileWork, withFileWork } from '../../../../platform/files/work.ts'
import { refuseFields } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { createQueue } from '../../../../platform/jobs/queue.ts'
import { blockOf } from '../../../../platform/session/network.ts'
import { hashPassword } from '../../../../platform/session/password.ts'
import { listSemEmail, namedDocumentos } from '../store/read.ts'
import { insertCadastro, insertDocumento } from '../store/write.ts'
import { aceiteOf, checkAceite, type Origem } from './aceite.ts'
import { firstOfEach } from './campos.ts'
import { checkEtapa2, type Recebido } from './check-empresa.ts'
import { checkEtapa1 } from './check-pessoa.ts'
import { checkEtapa3 } from './check-plano.ts'
import { JOB_CADASTRO_AVISAR } from './mails.ts'
import { counted } from './validate.ts'

const inTurn = createQueue()

const partOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** The company's columns: fields that are searched get a column of their own. */
export const empresaColumns = (empresa: z.output<typeof CadastroEmpresa>) => ({
  cnpj: empresa.cnpj,
  nome_fantasia: empresa.nomeFantasia,
  cep: empresa.cep,
  cidade: empresa.cidade,
  estado: empresa.estado,
  empresa: JSON.stringify(empresa),
})

export const storeDocumentos = async (
  db: Executor,
  work: FileWork,
  id: number,
  recebidos: readonly Recebido[],
) => {
  for (const { tipo, file } of recebidos)
    await insertDocumento(db, id, {
      tipo,
      filename: file.filename,
      contentType: file.contentType,
      ...work.stored(file),
    })
}

const horas = (now: Date, quantas: number) => new Date(now.getTime() + quantas * 3_600_000)

/** All steps of a new registration, with every error at once. */
const checkAll = async (services: Services, body: unknown) => {
  const pessoa = await checkEtapa1(services, partOf(body, 'pessoa'), ['pessoa'])
  const empresa = await checkEtapa2(services, partOf(body, 'empresa'), { em: ['empresa'] })
  const { columns, cupom, erros } = await checkEtapa3(services, body)
  const all = [...pessoa.erros, ...empresa.erros, ...erros, ...checkAceite(partOf(body, 'aceite'))]
  if (all.length > 0) refuseFields(firstOfEach(all))
  return {
    pessoa: CadastroEtapa1.parse(pessoa.valores),
    empresa: CadastroEmpresa.parse(empresa.valores),
    recebidos: empresa.recebidos,
    plano: columns,
    cupom: cupom?.codigo ?? null,
  }
}

/**
 * `POST /public/postoAutorizado`: stored for a day until the e-mail is proved; before that it reserves nothing against
 * others.
 */
export const sendCadastro = (
  services: Services,
  body: unknown,
  origem: Origem,
): Promise<CadastroSituacaoAnswer> =>
  counted(services, origem.endereco, async () => {
    const { pessoa, empresa, recebidos, plano, cupom } = await checkAll(services, body)
    const { nome, cpf, dataNascimento, email, telefone, password } = pessoa
    const senha_hash = await inTurn(blockOf(origem.endereco), () => hashPassword(password))
    const agora = services.now()
    const files = recebidos.map(({ file }) => file)
    return withFileWork(services, [namedDocumentos], files, (work) =>
      services.transaction(async (db) => {
        const id = await insertCadastro(db, {
          nome: nomeProprio(nome),
          cpf,
          data_nascimento: dataNascimento,
          email,
          telefone,
          senha_hash,
          cupom,
          ...plano,
          ...empresaColumns(empresa),
          ...aceiteOf({ nome, cpf, dataNascimento, email, telefone, empresa, plano, cupom }, origem, agora),
          link_ate: horas(agora, CADASTRO_LINK_HORAS),
          criado_em: agora,
        })
        await storeDocumentos(db, work, id, recebidos)
        await recordChange(
          db,
          { ...services, usuario: null },
          {
            entidade: 'cadastroPosto',
            id,
            versao: 1,
            clienteId: null,
            mudancas: [{ campo: 'cadastroPosto', acao: 'criado', para: id }],
          },
        )
        await addJob(db, JOB_CADASTRO_AVISAR, { id, aviso: 'CONFIRMAR' }, { maxAttempts: 8 })
        return { situacao: 'AGUARDANDO_EMAIL', nomeFantasia: empresa.nomeFantasia, email } as const
      }),
    )
  })

/** `POST /public/postoAutorizado/reenviar`: the same answer for every address (decisions 31). */
export const resendLink = (
  services: Services,
  { email }: z.output<typeof CadastroReenvio>,
  address: string,
): Promise<{ mensagem: string }> =>
  counted(services, address, async () => {
    const { db, now } = services
    for (const { id } of await listSemEmail(db, email, { now: now(), envios: CADASTRO_ENVIOS }))
      await addJob(db, JOB_CADASTRO_AVISAR, { id, aviso: 'CONFIRMAR' }, { maxAttempts: 8 })
    return { mensagem: 'Se houver um cadastro à espera deste e-mail, o link foi enviado de novo.' }
  })
