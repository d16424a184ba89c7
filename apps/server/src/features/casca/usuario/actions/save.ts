import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import { type Usuario, type UsuarioInput, UsuarioUpdate } from '@app/contract/casca/usuario'
import { bareDocumento, isCnpj, isCpf } from '@app/rules/casca/documento'
import { nomeProprio, type Vinculo } from '@app/rules/casca/usuario'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { versaoSent } from '../../../../platform/versao.ts'
import { hashPassword } from '../../../../platform/session/password.ts'
import { demandSenha } from '../../../../platform/session/strength.ts'
import { dropFoto, type FotoMudada, putFoto, readFoto, withFoto } from '../../midia/index.ts'
import { JOB_AVISAR, JOB_CONVIDAR } from './mails.ts'
import {
  type Campos,
  findClienteAtivo,
  findLicencasEsgotadas,
  findPostoAtivo,
  findUsuario,
  insertUsuario,
  lockUsuario,
  type UsuarioRow,
} from '../store/usuario.ts'
import { shownUsuario } from '../view.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { demandManageable, demandNotOwn, planVinculo, readAcesso } from './rights.ts'
import { changeUsuario, demandUsuarioVersao, recordUsuario } from './write.ts'

/** Bare, with right check digits; a CNPJ may hold letters (decisions 36). */
const cpfOf = (sent: string | null | undefined): string | null | undefined => {
  if (!sent) return sent
  const bare = bareDocumento(sent)
  if (/^\d{0,11}$/.test(bare)) return isCpf(bare) ? bare : refuseField('cpf', 'CPF_INVALID')
  return isCnpj(bare) ? bare : refuseField('cpf', 'CNPJ_INVALID')
}

type DadosEnviados = Omit<UsuarioUpdate, 'id' | 'versao'>

/** The columns of the form's plain fields. */
const plainCampos = (input: DadosEnviados): Campos => {
  const cpf = cpfOf(input.cpf)
  return {
    ...(input.nome !== undefined && { nome: nomeProprio(input.nome) }),
    ...(input.nomeExibicao !== undefined && { nome_exibicao: input.nomeExibicao }),
    ...(input.email !== undefined && { email: input.email }),
    ...(cpf !== undefined && { cpf }),
    ...(input.status !== undefined && { ativo: input.status === 'ATIVO' }),
  }
}

type Pronto = { senhaHash: string | undefined; foto: FotoMudada }

/** The slow part of a save, done before anything is locked. */
const prepare = async (
  ctx: Context,
  input: DadosEnviados,
  pessoa: { nome: string; email: string },
): Promise<Pronto> => {
  const { senha } = input
  if (senha) await demandSenha(senha, { minima: FORCA_TROCA, pessoa, fieldName: 'senha' })
  return { senhaHash: senha ? await hashPassword(senha) : undefined, foto: await readFoto(ctx, input.foto) }
}

/** A person who starts at a service point takes one of its licences (spec §9). */
const demandLicenca = async (db: Executor, before: UsuarioRow | null, after: Campos): Promise<void> => {
  const { posto_id: posto } = after
  const ativo = after.ativo ?? before?.ativo ?? true
  if (!posto || !ativo || (before?.ativo && before.posto_id === posto)) return
  const licencas = await findLicencasEsgotadas(db, posto)
  if (licencas !== undefined) refuseField('posto', 'LICENCAS_ESGOTADAS', { licencas })
}

/** A newly chosen company or service point must be one that can be chosen. */
const demandLigacao = async (db: Executor, vinculo: Vinculo, before: UsuarioRow | null): Promise<void> => {
  const { clienteId, postoId } = vinculo
  if (clienteId !== null && clienteId !== before?.cliente_id && !(await findClienteAtivo(db, clienteId)))
    refuseField('cliente', 'CLIENTE_DESCONHECIDO')
  if (postoId !== null && postoId !== before?.posto_id && !(await findPostoAtivo(db, postoId)))
    refuseField('posto', 'POSTO_NOT_FOUND')
}

const camposOf = (input: DadosEnviados, vinculo: Vinculo, { senhaHash }: Pronto): Campos => ({
  ...plainCampos(input),
  ...(senhaHash !== undefined && { senha_hash: senhaHash }),
  role: vinculo.role,
  tipo: vinculo.tipo,
  cliente_id: vinculo.clienteId,
  posto_id: vinculo.postoId,
})

/** `POST /usuario/`. Without a password the person gets an invitation by mail to choose one. */
export const createUsuario = async (ctx: Context, input: UsuarioInput): Promise<Usuario> => {
  demandStaff(ctx)
  const sent = readAcesso(input)
  const vinculo = await planVinculo(ctx.db, ctx, null, sent)
  await demandLigacao(ctx.db, vinculo, null)
  const pronto = await prepare(ctx, input, input)
  const senhaHash = pronto.senhaHash ?? (await hashPassword(randomUUID()))
  return withFoto(ctx, pronto.foto, (work) =>
    ctx.transaction(async (db) => {
      const foto_id = pronto.foto ? await putFoto(db, ctx, work, pronto.foto) : null
      const campos = camposOf(input, vinculo, { ...pronto, senhaHash })
      await demandLicenca(db, null, campos)
      const id = await insertUsuario(
        db,
        {
          ...campos,
          foto_id,
          nome: nomeProprio(input.nome),
          email: input.email,
          senha_hash: senhaHash,
          role: vinculo.role,
          tipo: vinculo.tipo,
        },
        ctx.now(),
      )
      const row = (await findUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
      await recordUsuario(db, ctx, row, [{ campo: 'usuario', acao: 'criado', para: id }])
      if (!pronto.senhaHash && row.ativo) await addJob(db, JOB_CONVIDAR, { usuarioId: id })
      return shownUsuario(ctx, row)
    }),
  )
}

const movePhoto = async (
  db: Executor,
  ctx: Context,
  work: FileWork,
  before: { foto_id: string | null },
  foto: FotoMudada,
): Promise<Campos> => {
  if (foto === undefined) return {}
  // The row must stop referring to the old photo before it is removed.
  const foto_id = foto === null ? null : await putFoto(db, ctx, work, foto)
  await dropFoto(db, work, before.foto_id)
  return { foto_id }
}

/** 404, old `versao`, rights: in this order, and again under the lock (api.md, order of checks). */
const demandChange = async (db: Executor, ctx: Context, id: number, body: unknown, lock: boolean) => {
  const before = (await (lock ? lockUsuario : findUsuario)(db, id)) ?? refuse('USER_NOT_FOUND')
  await demandUsuarioVersao(db, ctx, before, versaoSent(ctx, body))
  demandManageable(ctx, before)
  const sent = readAcesso(body)
  const vinculo = await planVinculo(db, ctx, before, sent)
  demandNotOwn(ctx, before, vinculo, sent)
  return { before, vinculo }
}

/** `PUT /usuario/` and `PUT /usuario/{id}`: absent is unchanged, null is cleared. */
export const updateUsuario = async (ctx: Context, id: number, body: unknown): Promise<Usuario> => {
  demandStaff(ctx)
  const { before: first } = await demandChange(ctx.db, ctx, id, body, false)
  const input = parseBody(UsuarioUpdate, body)
  const pronto = await prepare(ctx, input, {
    nome: input.nome ?? first.nome,
    email: input.email ?? first.email,
  })
  return withFoto(ctx, pronto.foto, (work) =>
    ctx.transaction(async (db) => {
      const { before, vinculo } = await demandChange(db, ctx, id, body, true)
      await demandLigacao(db, vinculo, before)
      const campos = {
        ...camposOf(input, vinculo, pronto),
        ...(await movePhoto(db, ctx, work, before, pronto.foto)),
      }
      await demandLicenca(db, before, campos)
      if (pronto.senhaHash) await addJob(db, JOB_AVISAR, { usuarioId: id, aviso: 'senha-trocada' })
      return changeUsuario(db, ctx, before, campos, versaoSent(ctx, body))
    }),
  )
}

/** A change of the own account, which has other rules than a change by staff. */
export const updateOwn = (
  ctx: Context,
  campos: Campos,
  foto: FotoMudada,
  sent: number | undefined,
): Promise<Usuario> =>
  withFoto(ctx, foto, (work) =>
    ctx.transaction(async (db) => {
      const before = (await lockUsuario(db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND')
      await demandUsuarioVersao(db, ctx, before, sent)
      const changes = { ...campos, ...(await movePhoto(db, ctx, work, before, foto)) }
      return changeUsuario(db, ctx, before, changes, sent)
    }),
  )
