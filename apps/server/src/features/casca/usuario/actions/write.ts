import type { Usuario } from '@app/contract/casca/usuario'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { type Author, recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { endLinks } from '../../../../platform/session/once.ts'
import { demandVersao, semVersao } from '../../../../platform/versao.ts'
import { demandAdministrator, lockAdministrators } from '../../perfil/index.ts'
import { type Campos, findUsuario, updateUsuario, type UsuarioRow } from '../store/usuario.ts'
import { shownUsuario } from '../view.ts'
import { JOB_LIBERADO } from './release.ts'
import { JOB_AVISAR } from './mails.ts'

/** Refuses an old `versao`, with the current record. */
export const demandUsuarioVersao = (
  db: Executor,
  ctx: Context,
  row: UsuarioRow,
  sent: number | undefined,
): Promise<void> =>
  demandVersao(db, { entidade: 'usuario', id: row.id, versao: row.versao }, sent, () =>
    shownUsuario(ctx, row),
  )

/** The log is permanent, so it never holds personal data: only that it changed (LGPD). */
const PERSONAL = [
  ['nome', 'nome'],
  ['nome_exibicao', 'nomeExibicao'],
  ['email', 'email'],
  ['cpf', 'cpf'],
  ['foto_id', 'foto'],
] as const

const statusOf = ({ ativo }: UsuarioRow): string => (ativo ? 'ATIVO' : 'INATIVO')

export const mudancasOf = (before: UsuarioRow, after: UsuarioRow, campos: Campos): Mudanca[] => [
  ...PERSONAL.filter(([column]) => before[column] !== after[column]).map(([, campo]): Mudanca => ({
    campo,
    acao: 'alterado',
  })),
  ...(campos.senha_hash === undefined ? [] : [{ campo: 'senha', acao: 'alterado' } as const]),
  ...(before.ativo === after.ativo ? [] : [{ campo: 'status', de: statusOf(before), para: statusOf(after) }]),
  ...(before.role === after.role ? [] : [{ campo: 'role', de: before.papel, para: after.papel }]),
  ...(before.cliente_id === after.cliente_id
    ? []
    : [{ campo: 'cliente', de: before.codigo_cliente, para: after.codigo_cliente }]),
  ...(before.posto_id === after.posto_id
    ? []
    : [{ campo: 'posto', de: before.posto_nome, para: after.posto_nome }]),
]

/** Writes the audit log, and notifies the open lists and the person's own sessions. */
export const recordUsuario = async (
  db: Executor,
  ctx: Author & Pick<Context, 'sessions'>,
  { id, versao }: Pick<UsuarioRow, 'id' | 'versao'>,
  mudancas: Mudanca[],
): Promise<void> => {
  await recordChange(db, ctx, { entidade: 'usuario', id, versao, clienteId: null, mudancas })
  await ctx.sessions.refresh(db, { usuarioId: id })
}

/** The consequences of a change: sessions and links that must end, and mails to the people concerned. */
const endAccessAndNotify = async (
  db: Executor,
  ctx: Context,
  before: UsuarioRow,
  after: UsuarioRow,
  campos: Campos,
) => {
  const newSenha = campos.senha_hash !== undefined
  if (!after.ativo || newSenha || before.email !== after.email) await endLinks(db, after.id)
  if (before.email !== after.email)
    await addJob(db, JOB_AVISAR, { usuarioId: after.id, aviso: 'email-trocado', para: before.email })
  if (before.tipo === 'pendente' && after.tipo !== 'pendente' && after.ativo)
    await addJob(db, JOB_LIBERADO, { usuarioId: after.id })
  if (!after.ativo) await ctx.sessions.revokeAll(db, after.id)
  else if (newSenha)
    // The own session stays; a person whose password somebody else set must log in again.
    await ctx.sessions.revokeAll(db, after.id, after.id === ctx.usuario.id ? ctx.usuario.sessaoId : undefined)
}

/** Whether the change may remove an administrator. */
const isLess = (before: UsuarioRow, campos: Campos): boolean =>
  (campos.ativo === false && before.ativo) || (campos.role !== undefined && campos.role !== before.role)

/** Writes the differences, in the caller's transaction and under its lock; undefined when there are none. */
export const changeUsuario = async (
  db: Executor,
  ctx: Context,
  before: UsuarioRow,
  campos: Campos,
  sent: number | undefined,
): Promise<Usuario> => {
  const differs = Object.entries(campos).some(
    ([column, value]) => !(column in before) || before[column as keyof UsuarioRow] !== value,
  )
  if (!differs) return shownUsuario(ctx, before)
  const less = isLess(before, campos)
  if (less) await lockAdministrators(db)
  const waits = campos.tipo === 'pendente' && before.tipo !== 'pendente'
  await updateUsuario(db, before.id, { ...campos, ...(waits && { pendente_desde: ctx.now() }) })
  if (less) await demandAdministrator(db)
  const after = (await findUsuario(db, before.id)) ?? refuse('USER_NOT_FOUND')
  await endAccessAndNotify(db, ctx, before, after, campos)
  await recordUsuario(db, ctx, after, [...mudancasOf(before, after, campos), ...semVersao('usuario', sent)])
  return shownUsuario(ctx, after)
}
