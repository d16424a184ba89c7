import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { audit, type Author } from '../../../../platform/audit.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { notifyChange } from '../../../../platform/push/push.ts'
import { writesFor } from '../../../../platform/scope.ts'
import { countTomadas, listPapeis, type PapelRow, type PostoRow } from '../store/pessoas.ts'
import { isWithinOwn } from '../view.ts'

/** The people of a post are the business of that post and of the manufacturer; to others the post does not exist. */
export const demandPosto = (ctx: Context, postoId: number): void => {
  if (!writesFor(ctx.scope, postoId)) refuse('NOT_FOUND')
}

/** The profiles of service points that the person may give. */
export const papeisDe = async (db: Executor, ctx: Context): Promise<PapelRow[]> =>
  (await listPapeis(db)).filter(({ habilidades }) => isWithinOwn(ctx, habilidades))

/** A profile of service points, within the own rights. */
export const demandPapel = async (db: Executor, ctx: Context, role: string): Promise<PapelRow> =>
  (await papeisDe(db, ctx)).find(({ codigo }) => codigo === role) ??
  refuseField('role', 'PERFIL_DE_OUTRO_TIPO')

/** Refuses one more at a locked post when all licences are in use or kept for an open invitation. */
export const demandLicenca = async (
  db: Executor,
  { now }: Pick<Services, 'now'>,
  { id, licencas }: PostoRow,
): Promise<void> => {
  const { emUso, convites } = await countTomadas(db, id, now())
  if (emUso + convites >= licencas) refuse('LICENCAS_ESGOTADAS', { licencas })
}

/** Refreshes the open screens of the post and of the manufacturer. */
export const notifyColaboradores = (db: Executor, postoId: number): Promise<void> =>
  notifyChange(db, { entidade: 'colaborador', id: postoId, versao: 0, clienteId: null, postos: [postoId] })

/** What became of an invitation, in the history of its post; never the address (LGPD). */
export const recordConvite = async (
  db: Executor,
  autor: Author,
  postoId: number,
  para: string,
): Promise<void> => {
  await audit(db, autor, {
    entidade: 'postoAutorizado',
    entidadeId: postoId,
    clienteId: null,
    mudancas: [{ campo: 'convite', acao: 'alterado', para }],
  })
  await notifyColaboradores(db, postoId)
}
