import type { Colaborador, Convite } from '@app/contract/assistencia/colaborador'
import { conhecidas, within } from '@app/rules/casca/permissao'
import type { Context } from '../../../platform/context.ts'
import type { ConviteRow } from './store/convite.ts'
import type { ColaboradorRow } from './store/pessoas.ts'

/** Whether whoever asks has every ability of a profile: nobody gives, or changes, more than the own rights. */
export const isWithinOwn = ({ usuario, config }: Context, habilidades: readonly string[]): boolean =>
  within(usuario.authorities, conhecidas(habilidades, config.MODULOS))

export const shownColaborador = (ctx: Context, row: ColaboradorRow): Colaborador => ({
  id: row.id,
  nome: row.nome,
  nomeExibicao: row.nomeExibicao,
  email: row.email,
  role: row.role,
  papel: row.papel,
  status: row.ativo ? 'ATIVO' : 'INATIVO',
  ultimoAcesso: row.ultimoAcesso?.toISOString() ?? null,
  editavel: row.id !== ctx.usuario.id && isWithinOwn(ctx, row.habilidades),
  versao: row.versao,
})

export const shownConvite = ({ now }: Pick<Context, 'now'>, row: ConviteRow): Convite => ({
  id: row.id,
  email: row.email ?? '',
  role: row.role,
  papel: row.papel,
  convidadoPor: row.convidadoPor,
  criadoEm: row.criadoEm.toISOString(),
  expiraEm: row.expiraEm.toISOString(),
  vencido: row.expiraEm <= now(),
  envios: row.envios,
})
