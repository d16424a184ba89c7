import {
  CADASTRO_SITUACAO_LABELS,
  CadastroAprovar,
  CadastroPedirCorrecao,
  type CadastroPosto,
  CadastroRecusar,
  type CadastroSituacao,
} from '@app/contract/assistencia/cadastroPosto'
import { DIAS_VENCIMENTO } from '@app/contract/assistencia/cobranca'
import { horarioEmPalavras } from '@app/rules/assistencia/postoAutorizado'
import { localDay } from '@app/rules/casca/tempo'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import { insertUsuario, recordUsuario } from '../../../casca/usuario/index.ts'
import { createAssinatura } from '../../cobranca/index.ts'
import { lockCredenciado } from '../../postoAutorizado/index.ts'
import { type CadastroRow, findCadastro, lockCadastro } from '../store/read.ts'
import { insertPosto, isCategoriaAtiva, updateCadastro } from '../store/write.ts'
import { type AvisoCadastro, JOB_CADASTRO_AVISAR } from './mails.ts'
import { shownCadastro } from './read.ts'

const demandSituacao = (row: CadastroRow, ...aceitas: CadastroSituacao[]): void => {
  if (!aceitas.includes(row.situacao))
    refuse('CADASTRO_SITUACAO', { situacao: CADASTRO_SITUACAO_LABELS[row.situacao] })
}

type Decisao = {
  para: CadastroSituacao
  de: CadastroSituacao[]
  aviso: AvisoCadastro
  campos: (db: Executor, row: CadastroRow) => Promise<Parameters<typeof updateCadastro>[2]>
}

/** Every decision does the same: lock, compare, check the state, write, and notify audit, queue and registrant. */
const decide = (
  ctx: Context,
  id: number,
  body: unknown,
  { para, de, aviso, campos }: Decisao,
): Promise<CadastroPosto> =>
  ctx.transaction(async (db) => {
    const row = await lockCadastro(db, id)
    if (!row || row.situacao === 'AGUARDANDO_EMAIL') return refuse('NOT_FOUND')
    await demandVersao(db, { entidade: 'cadastroPosto', id, versao: row.versao }, versaoSent(ctx, body), () =>
      shownCadastro(ctx, db, row),
    )
    demandSituacao(row, ...de)
    const after = await updateCadastro(db, id, { ...(await campos(db, row)), situacao: para })
    await recordChange(db, ctx, {
      entidade: 'cadastroPosto',
      id,
      versao: after.versao,
      clienteId: null,
      mudancas: [{ campo: 'status', de: row.situacao, para }],
    })
    await addJob(db, JOB_CADASTRO_AVISAR, { id, aviso })
    return shownCadastro(ctx, db, (await findCadastro(db, id)) ?? refuse('NOT_FOUND'))
  })

const decidido = (ctx: Context) => ({ decidido_em: ctx.now(), decidido_por: ctx.usuario.id })

/** Sends a text to the registrant, who corrects by a link; asked again, a new link replaces the old one. */
export const askCorrecao = (ctx: Context, id: number, body: unknown): Promise<CadastroPosto> =>
  decide(ctx, id, body, {
    de: ['AGUARDANDO_APROVACAO', 'CORRECAO'],
    para: 'CORRECAO',
    aviso: 'CORRECAO',
    campos: async () => ({ pedido_correcao: parseBody(CadastroPedirCorrecao, body).texto }),
  })

/** Releases CNPJ, e-mail and coupon; the password becomes useless. */
export const rejectCadastro = (ctx: Context, id: number, body: unknown): Promise<CadastroPosto> =>
  decide(ctx, id, body, {
    de: ['AGUARDANDO_APROVACAO', 'CORRECAO'],
    para: 'RECUSADO',
    aviso: 'RECUSADO',
    campos: async () => ({
      ...decidido(ctx),
      motivo: parseBody(CadastroRecusar, body).motivo,
      senha_hash: null,
    }),
  })

/** A habilitado belongs to an active credenciado or to none yet, a credenciado to none. */
const credenciadoOf = async (
  db: Executor,
  { tipo, credenciado }: CadastroAprovar,
): Promise<number | null> => {
  if (!credenciado) return null
  if (tipo === 'CREDENCIADO') refuseField('credenciado', 'CREDENCIADO_DE_HABILITADO')
  if (!(await lockCredenciado(db, credenciado.id))) refuseField('credenciado', 'CREDENCIADO_INVALIDO')
  return credenciado.id
}

const categoriaOf = async (
  db: Executor,
  { categoriaAssistencia }: CadastroAprovar,
): Promise<number | null> => {
  if (!categoriaAssistencia) return null
  if (!(await isCategoriaAtiva(db, categoriaAssistencia.id)))
    refuseField('categoriaAssistencia', 'OPCAO_INVALIDA')
  return categoriaAssistencia.id
}

/** Creates the post from its registration and the manufacturer's additions. */
const createPosto = async (db: Executor, ctx: Context, row: CadastroRow, input: CadastroAprovar) => {
  const { empresa } = row
  const [horario, ...outros] = empresa.horarios
  const postoId = await insertPosto(
    db,
    {
      cnpj: empresa.cnpj,
      razao_social: empresa.razaoSocial,
      nome_fantasia: empresa.nomeFantasia,
      inscricao_estadual: empresa.inscricaoEstadual,
      inscricao_municipal: empresa.inscricaoMunicipal,
      email_comercial: empresa.emailComercial,
      telefone_comercial: empresa.telefoneComercial,
      telefone_celular: empresa.telefoneCelular ?? null,
      telefone_whatsapp: empresa.telefoneWhatsapp ?? null,
      telefone_residencial: empresa.telefoneResidencial ?? null,
      responsavel_nome: row.nome,
      responsavel_cpf: row.cpf,
      cep: empresa.cep,
      rua: empresa.rua,
      numero: empresa.numero,
      complemento: empresa.complemento,
      bairro: empresa.bairro,
      pais: 'Brasil',
      estado: empresa.estado,
      cidade: empresa.cidade,
      hora_funcionamento: horario?.dias ?? 'SEGUNDA_A_SEXTA',
      abre: horario?.abre ?? null,
      fecha: horario?.fecha ?? null,
      outros_horarios: outros.map(horarioEmPalavras).join('; ') || null,
      tipo: input.tipo,
      credenciado_id: await credenciadoOf(db, input),
      codigo_sap: input.codigoSap ?? null,
      categoria_assistencia_id: await categoriaOf(db, input),
      criado_em: ctx.now(),
    },
    input.marcas.map(({ id }) => id),
  )
  await recordChange(db, ctx, {
    entidade: 'postoAutorizado',
    id: postoId,
    versao: 1,
    clienteId: null,
    mudancas: [{ campo: 'postoAutorizado', acao: 'criado', para: empresa.nomeFantasia }],
  })
  return postoId
}

/** The person who registered the post becomes its responsável, with the password chosen then. */
const createResponsavel = async (db: Executor, ctx: Context, row: CadastroRow, posto_id: number) => {
  const { nome, email, senha_hash } = row
  if (nome === null || email === null || senha_hash === null) return refuse('CADASTRO_ANONIMIZADO')
  const id = await insertUsuario(
    db,
    {
      nome,
      email,
      cpf: row.cpf,
      senha_hash,
      role: 'ROLE_REPRESENTANTE_LEGAL',
      tipo: 'posto',
      posto_id,
      cupom: row.cupom,
    },
    ctx.now(),
  )
  return recordUsuario(db, ctx, { id, versao: 1 }, [{ campo: 'usuario', acao: 'criado', para: id }])
}

/** The requested plan with its first charge; the coupon's terms are those of the day on which it was reserved. */
const subscribe = async (db: Executor, ctx: Context, row: CadastroRow, postoId: number): Promise<void> => {
  const diaVencimento = DIAS_VENCIMENTO.find((dia) => dia === row.dia_vencimento)
  if (row.plano_id === null || diaVencimento === undefined) return
  await createAssinatura(db, ctx, {
    postoId,
    planoId: row.plano_id,
    diaVencimento,
    codigoCupom: row.cupom,
    ...(row.confirmado_em && { cupomEm: localDay(row.confirmado_em, ctx.config.TZ_EXIBICAO) }),
  })
}

/** Post, responsável and first charge in one transaction: all or nothing. */
export const approveCadastro = (ctx: Context, id: number, body: unknown): Promise<CadastroPosto> =>
  decide(ctx, id, body, {
    de: ['AGUARDANDO_APROVACAO'],
    para: 'APROVADO',
    aviso: 'APROVADO',
    campos: async (db, row) => {
      const postoId = await createPosto(db, ctx, row, parseBody(CadastroAprovar, body))
      await createResponsavel(db, ctx, row, postoId)
      await subscribe(db, ctx, row, postoId)
      return { ...decidido(ctx), posto_id: postoId, senha_hash: null }
    },
  })
