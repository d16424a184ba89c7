import {
  type CadastroConfirmacao,
  type CadastroDoLink,
  CadastroEmpresa,
  CadastroPessoa,
  type CadastroSituacaoAnswer,
} from '@app/contract/assistencia/cadastroPosto'
import { nomeProprio } from '@app/rules/casca/usuario'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { withFileWork } from '../../../../platform/files/work.ts'
import { refuse, refuseField, refuseFields } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import {
  type CadastroRow,
  hasPosto,
  hasUsuario,
  listDocumentos,
  lockPorLink,
  namedDocumentos,
} from '../store/read.ts'
import { deleteDocumentos, updateCadastro } from '../store/write.ts'
import { aceiteOf, checkAceite, type Origem } from './aceite.ts'
import { firstOfEach } from './campos.ts'
import { checkEtapa2 } from './check-empresa.ts'
import { checkPessoa } from './check-pessoa.ts'
import { checkEtapa3, planoPedido } from './check-plano.ts'
import { JOB_CADASTRO_AVISAR } from './mails.ts'
import { empresaColumns, storeDocumentos } from './send.ts'
import { counted } from './validate.ts'

const demandPorLink = async (db: Executor, { now }: Services, token: string): Promise<CadastroRow> =>
  (await lockPorLink(db, hashToken(token), now())) ?? refuse('LINK_VENCIDO')

const answerOf = (row: CadastroRow, situacao = row.situacao): CadastroSituacaoAnswer => ({
  situacao,
  nomeFantasia: row.nome_fantasia,
  email: row.email ?? '',
})

/** The click that goes on without the coupon is a consent of its own: to the same data, at the plan's price. */
const withoutCupom = ({ now }: Services, row: CadastroRow, origem: Origem) => ({
  cupom: null,
  ...aceiteOf(
    {
      ...pessoaOf(row),
      empresa: row.empresa,
      plano: { plano_id: row.plano_id, dia_vencimento: row.dia_vencimento },
      cupom: null,
    },
    origem,
    now(),
  ),
})

/**
 * `POST /public/postoAutorizado/confirmar`: proves the e-mail and reserves CNPJ, e-mail and coupon. The unique indexes
 * decide between two calls at once; a post that was created during the wait is found afterwards.
 */
export const confirmCadastro = (
  services: Services,
  { token, semCupom }: CadastroConfirmacao,
  origem: Origem,
): Promise<CadastroSituacaoAnswer> =>
  services.transaction(async (db) => {
    const row = await demandPorLink(db, services, token)
    // The link was opened again, or by a mail program in advance, so nothing changes.
    if (row.situacao !== 'AGUARDANDO_EMAIL') return answerOf(row)
    const { versao } = await updateCadastro(db, row.id, {
      situacao: 'AGUARDANDO_APROVACAO',
      confirmado_em: services.now(),
      ...(semCupom && row.cupom !== null && withoutCupom(services, row, origem)),
    })
    if (await hasPosto(db, row.cnpj)) refuseField('cnpj', 'CNPJ_AREADY_REGISTERED')
    if (row.email && (await hasUsuario(db, 'email', row.email)))
      refuseField('email', 'EMAIL_AREADY_REGISTERED')
    if (row.cpf && (await hasUsuario(db, 'cpf', row.cpf))) refuseField('cpf', 'CPF_AREADY_REGISTERED')
    await recordChange(
      db,
      { ...services, usuario: null },
      {
        entidade: 'cadastroPosto',
        id: row.id,
        versao,
        clienteId: null,
        mudancas: [{ campo: 'status', de: 'AGUARDANDO_EMAIL', para: 'AGUARDANDO_APROVACAO' }],
      },
    )
    await addJob(db, JOB_CADASTRO_AVISAR, { id: row.id, aviso: 'RECEBIDO' })
    return answerOf(row, 'AGUARDANDO_APROVACAO')
  })

const demandCorrecao = (row: CadastroRow): CadastroRow =>
  row.situacao === 'CORRECAO' && row.anonimizado_em === null ? row : refuse('LINK_VENCIDO')

const correcaoOf = async (db: Executor, services: Services, row: CadastroRow) => ({
  texto: row.pedido_correcao ?? '',
  pessoa: pessoaOf(row),
  empresa: row.empresa,
  plano: await planoPedido({ ...services, db }, row),
  codigoCupom: row.cupom,
  documentos: (await listDocumentos(db, row.id)).map(({ chave: _chave, ...documento }) => documento),
})

/**
 * `POST /public/postoAutorizado/correcao`: where the registration stands, so that a used link says so, and the sent data
 * while a correction is awaited.
 */
export const openLink = (services: Services, token: string): Promise<CadastroDoLink> =>
  services.transaction(async (db) => {
    const row = await demandPorLink(db, services, token)
    if (row.anonimizado_em !== null) refuse('LINK_VENCIDO')
    const correcao = row.situacao === 'CORRECAO' ? await correcaoOf(db, services, row) : null
    return { ...answerOf(row), correcao }
  })

/** The person of a registration whose personal data have not been removed. */
export const pessoaOf = (row: CadastroRow) => ({
  nome: row.nome ?? '',
  cpf: row.cpf ?? '',
  dataNascimento: row.data_nascimento ?? '',
  email: row.email ?? '',
  telefone: row.telefone ?? '',
})

const partOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

const SemEmail = CadastroPessoa.omit({ email: true })

/** `PUT /public/postoAutorizado/correcao`: the corrected registration waits for the manufacturer again. */
export const sendCorrecao = (
  services: Services,
  body: unknown,
  origem: Origem,
): Promise<CadastroSituacaoAnswer> =>
  counted(services, origem.endereco, async () => {
    const sent = partOf(body, 'token')
    const token = typeof sent === 'string' ? sent : ''
    const before = await services.transaction(async (db) =>
      demandCorrecao(await demandPorLink(db, services, token)),
    )
    const guardados = (await listDocumentos(services.db, before.id)).map(({ tipo }) => tipo)
    const pessoa = await checkPessoa(services, partOf(body, 'pessoa'), ['pessoa'])
    const empresa = await checkEtapa2(services, partOf(body, 'empresa'), {
      em: ['empresa'],
      own: before.id,
      guardados,
    })
    const plano = await checkEtapa3(services, body, { semCupom: true })
    const erros = [...pessoa.erros, ...empresa.erros, ...plano.erros, ...checkAceite(partOf(body, 'aceite'))]
    if (erros.length > 0) refuseFields(firstOfEach(erros))
    const nova = { pessoa: SemEmail.parse(pessoa.valores), empresa: CadastroEmpresa.parse(empresa.valores) }
    const files = empresa.recebidos.map(({ file }) => file)
    return withFileWork(services, [namedDocumentos], files, (work) =>
      services.transaction(async (db) => {
        const row = demandCorrecao(await demandPorLink(db, services, token))
        const agora = services.now()
        const { nome, cpf, dataNascimento, telefone } = nova.pessoa
        const { versao } = await updateCadastro(db, row.id, {
          nome: nomeProprio(nome),
          cpf,
          data_nascimento: dataNascimento,
          telefone,
          ...empresaColumns(nova.empresa),
          ...plano.columns,
          ...aceiteOf({ ...nova, plano: plano.columns, email: row.email, cupom: row.cupom }, origem, agora),
          situacao: 'AGUARDANDO_APROVACAO',
          corrigido_em: agora,
        })
        const tipos = empresa.recebidos.map(({ tipo }) => tipo)
        if (tipos.length > 0)
          for (const chave of await deleteDocumentos(db, row.id, tipos)) work.discard(chave)
        await storeDocumentos(db, work, row.id, empresa.recebidos)
        await recordChange(
          db,
          { ...services, usuario: null },
          {
            entidade: 'cadastroPosto',
            id: row.id,
            versao,
            clienteId: null,
            mudancas: [
              { campo: 'status', de: 'CORRECAO', para: 'AGUARDANDO_APROVACAO' },
              { campo: 'dadosPessoais', acao: 'alterado' },
            ],
          },
        )
        await addJob(db, JOB_CADASTRO_AVISAR, { id: row.id, aviso: 'RECEBIDO' })
        return answerOf({ ...row, nome_fantasia: nova.empresa.nomeFantasia }, 'AGUARDANDO_APROVACAO')
      }),
    )
  })
