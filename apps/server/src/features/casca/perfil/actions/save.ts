import type { Perfil, PerfilInput, PermissoesPerfil } from '@app/contract/casca/perfil'
import { HABILIDADES, PerfilUpdate, PermissoesPerfilInput } from '@app/contract/casca/perfil'
import type { Ability, UsuarioTipo } from '@app/contract/casca/session'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { within, habilidadesDe, isPermitida } from '@app/rules/casca/permissao'
import { randomUUID } from 'node:crypto'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import * as store from '../store.ts'
import { habilidadesOf, permissoesOf, shownPerfil } from '../view.ts'

/** Somebody must stay who can repair all other rights. Call it after the write, with the lock taken before. */
export const demandAdministrator = async (db: Executor): Promise<void> => {
  if (!(await store.hasAdministrator(db))) refuse('ULTIMO_ADMINISTRADOR')
}

/** Abilities that this kind may not hold are refused first, then those that this person may not give. */
const demandGrantable = (ctx: Context, tipo: UsuarioTipo, habilidades: readonly Ability[]) => {
  if (!within(ctx.usuario.authorities, habilidades)) refuseField('habilidades', 'ALEM_DO_PROPRIO')
  if (!habilidades.every((habilidade) => isPermitida(tipo, habilidade)))
    refuseField('habilidades', 'HABILIDADE_DE_OUTRO_TIPO')
}

type Changed = Pick<store.PerfilRow, 'id' | 'versao'>

const record = (db: Executor, ctx: Context, { id, versao }: Changed, mudancas: Mudanca[]): Promise<void> =>
  recordChange(db, ctx, { entidade: 'perfil', id, versao, clienteId: null, mudancas })

export const createPerfil = (ctx: Context, input: PerfilInput): Promise<Perfil> => {
  demandStaff(ctx)
  const habilidades = [...new Set(input.habilidades ?? [])]
  demandGrantable(ctx, input.tipo, habilidades)
  return ctx.transaction(async (db) => {
    const id = await store.insertPerfil(db, `PERFIL_${randomUUID()}`, input.tipo, {
      nome: input.nome,
      descricao: input.descricao ?? null,
      exige_segundo_fator: input.exigeSegundoFator ?? false,
      desconto_maximo: input.descontoMaximo ?? null,
    })
    await store.putHabilidades(db, id, habilidades, habilidadesDe(ctx.config.MODULOS))
    const row = (await store.findPerfil(db, id)) ?? refuse('NOT_FOUND')
    await record(db, ctx, row, [{ campo: 'perfil', acao: 'criado', para: row.nome }])
    return shownPerfil(ctx, row)
  })
}

const labels = (habilidades: readonly Ability[]): string =>
  habilidades.map((habilidade) => HABILIDADES[habilidade].rotulo).join(', ') || 'nenhuma'

/** The removed and added abilities in words; empty when there are none. */
const habilidadesMudadas = (before: readonly Ability[], after: readonly Ability[]): Mudanca[] => {
  const gone = before.filter((each) => !after.includes(each))
  const come = after.filter((each) => !before.includes(each))
  if (gone.length + come.length === 0) return []
  return [{ campo: 'habilidades', de: labels(gone), para: labels(come) }]
}

type Wanted = {
  nome?: string | undefined
  descricao?: string | null | undefined
  exigeSegundoFator?: boolean | undefined
  descontoMaximo?: number | null | undefined
  habilidades?: readonly Ability[] | undefined
}

const diff = (ctx: Context, before: store.PerfilRow, wanted: Wanted): Mudanca[] => {
  const stored = shownPerfil(ctx, before)
  const plain = (['nome', 'descricao', 'exigeSegundoFator', 'descontoMaximo'] as const).flatMap(
    (campo): Mudanca[] =>
      wanted[campo] === undefined || wanted[campo] === stored[campo]
        ? []
        : [{ campo, de: stored[campo], para: wanted[campo] ?? null }],
  )
  return [...plain, ...(wanted.habilidades ? habilidadesMudadas(stored.habilidades, wanted.habilidades) : [])]
}

const write = async (db: Executor, ctx: Context, before: store.PerfilRow, wanted: Wanted) => {
  const { nome, descricao, exigeSegundoFator, descontoMaximo, habilidades } = wanted
  await store.updatePerfil(db, before.id, {
    ...(nome !== undefined && { nome }),
    ...(descricao !== undefined && { descricao }),
    ...(exigeSegundoFator !== undefined && { exige_segundo_fator: exigeSegundoFator }),
    ...(descontoMaximo !== undefined && { desconto_maximo: descontoMaximo }),
  })
  if (!habilidades) return
  await store.lockAdministrators(db)
  await store.putHabilidades(db, before.id, habilidades, habilidadesDe(ctx.config.MODULOS))
  await demandAdministrator(db)
}

type Show = (ctx: Context, row: store.PerfilRow) => unknown

const demandPerfilVersao = (
  db: Executor,
  ctx: Context,
  row: store.PerfilRow,
  sent: number | undefined,
  show: Show,
): Promise<void> =>
  demandVersao(db, { entidade: 'perfil', id: row.id, versao: row.versao }, sent, () => show(ctx, row))

/** A change of a profile takes effect at once, on every process, for all its holders. */
const changePerfil = (
  ctx: Context,
  id: number,
  body: unknown,
  read: (body: unknown) => Wanted,
  show: Show,
): Promise<store.PerfilRow> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const before = (await store.lockPerfil(db, id)) ?? refuse('NOT_FOUND')
    const sent = versaoSent(ctx, body)
    await demandPerfilVersao(db, ctx, before, sent, show)
    if (!within(ctx.usuario.authorities, habilidadesOf(ctx, before))) refuse('ALEM_DO_PROPRIO')
    const wanted = read(body)
    if (wanted.habilidades) demandGrantable(ctx, before.tipo, wanted.habilidades)
    const mudancas = diff(ctx, before, wanted)
    if (mudancas.length === 0) return before
    await write(db, ctx, before, wanted)
    const row = (await store.findPerfil(db, id)) ?? refuse('NOT_FOUND')
    await record(db, ctx, row, [...mudancas, ...semVersao('perfil', sent)])
    await ctx.sessions.refresh(db, { role: row.codigo })
    return row
  })
}

export const updatePerfil = async (ctx: Context, id: number, body: unknown): Promise<Perfil> =>
  shownPerfil(ctx, await changePerfil(ctx, id, body, (sent) => parseBody(PerfilUpdate, sent), shownPerfil))

export const updatePermissoes = async (ctx: Context, id: number, body: unknown): Promise<PermissoesPerfil> =>
  permissoesOf(
    ctx,
    await changePerfil(ctx, id, body, (sent) => parseBody(PermissoesPerfilInput, sent), permissoesOf),
  )

export const deletePerfil = (ctx: Context, id: number): Promise<void> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const row = (await store.lockPerfil(db, id)) ?? refuse('NOT_FOUND')
    await demandPerfilVersao(db, ctx, row, versaoSent(ctx), shownPerfil)
    if (!within(ctx.usuario.authorities, habilidadesOf(ctx, row))) refuse('ALEM_DO_PROPRIO')
    if (row.semeado) refuse('PERFIL_SEMEADO')
    // Inactive holders prevent the removal too.
    const { total } = await store.listHolders(db, row.codigo, 1, 0)
    if (total > 0) refuse('REGISTRO_EM_USO', { onde: 'usuários' })
    await store.deletePerfil(db, id)
    await record(db, ctx, { id, versao: row.versao + 1 }, [
      { campo: 'perfil', acao: 'excluido', de: row.nome },
    ])
  })
}
