import {
  CHAMADAS_POR_PAGINA,
  type ChamadaDaChave,
  type ChaveApi,
  type ChaveApiCriada,
  type ChaveApiInput,
  type PessoaParaChave,
} from '@app/contract/casca/chaveApi'
import { UsuarioTipo } from '@app/contract/casca/session'
import { habilidadesDeChave, situacaoDaChave } from '@app/rules/casca/chaveApi'
import { conhecidas, within } from '@app/rules/casca/permissao'
import { DAY_MS } from '@app/rules/casca/tempo'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { demandStaffOrPosto } from '../../../platform/scope.ts'
import { newKey } from '../../../platform/session/index.ts'
import * as store from './store.ts'

type Reader = Pick<Context, 'config' | 'now'>

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

const shown = ({ config, now }: Reader, row: store.ChaveRow): ChaveApi => ({
  id: row.id,
  nome: row.nome,
  pessoa: {
    id: row.usuario_id,
    nome: row.pessoa_nome,
    email: row.email,
    papel: row.papel,
    tipo: UsuarioTipo.parse(row.tipo),
    vinculo: row.vinculo,
  },
  prefixo: row.prefixo,
  habilidades: conhecidas(row.habilidades, config.MODULOS),
  teste: row.teste,
  situacao: situacaoDaChave(row, now()),
  criadaEm: row.criada_em.toISOString(),
  criadaPor: row.criada_por,
  expiraEm: row.expira_em.toISOString(),
  revogadaEm: iso(row.revogada_em),
  usadaEm: iso(row.usada_em),
  chamadas: row.chamadas,
})

export const listChaves = async (ctx: Context): Promise<ChaveApi[]> => {
  demandStaffOrPosto(ctx)
  return (await store.listChaves(ctx.db, ctx.scope, ctx.now())).map((row) => shown(ctx, row))
}

const asCandidato = ({ config }: Reader, row: store.Candidato): PessoaParaChave => ({
  ...row,
  tipo: UsuarioTipo.parse(row.tipo),
  habilidades: habilidadesDeChave(conhecidas(row.habilidades, config.MODULOS)),
})

/** People for whom a key may be made; those without any ability for it are left out. */
export const listPessoas = async (ctx: Context, q: string): Promise<PessoaParaChave[]> => {
  demandStaffOrPosto(ctx)
  const found = await store.listCandidatos(ctx.db, ctx.scope, q)
  return found.map((row) => asCandidato(ctx, row)).filter(({ habilidades }) => habilidades.length > 0)
}

const record = (db: Executor, ctx: Context, usuarioId: number, de: string | null, para: string | null) =>
  audit(db, ctx, {
    entidade: 'usuario',
    entidadeId: usuarioId,
    clienteId: null,
    mudancas: [{ campo: 'chaveApi', de, para }],
  })

/**
 * Makes a key in the name of a person. It holds at most what the person may do, and at most what its maker may give:
 * nobody makes a key that reaches beyond the own abilities. A client user's abilities count as given, because staff
 * with the ability to let such people in may give them.
 */
export const createChave = (ctx: Context, input: ChaveApiInput): Promise<ChaveApiCriada> => {
  demandStaffOrPosto(ctx)
  const { nome, teste } = input
  const habilidades = [...new Set(input.habilidades)]
  return ctx.transaction(async (db) => {
    const row = await store.findCandidato(db, ctx.scope, input.usuarioId)
    if (!row) refuseField('usuarioId', 'OPCAO_INVALIDA')
    const pessoa = asCandidato(ctx, row)
    if (!within(pessoa.habilidades, habilidades)) refuseField('habilidades', 'CHAVE_ALEM_DA_PESSOA')
    if (!within(ctx.usuario.authorities, habilidades)) refuseField('habilidades', 'ALEM_DO_PROPRIO')
    const criadaEm = ctx.now()
    const expiraEm = new Date(criadaEm.getTime() + input.validadeDias * DAY_MS)
    const { token, prefixo, row: stored } = newKey(expiraEm)
    const nova = { nome, usuarioId: pessoa.id, prefixo, habilidades, teste, criadaEm, expiraEm }
    const { id } = await store.insertChave(db, { ...nova, criadaPor: ctx.usuario.id })
    await ctx.sessions.openKey(db, { id, usuarioId: pessoa.id, nome, expiraEm }, stored)
    await record(db, ctx, pessoa.id, null, nome)
    const chave = (await store.findChave(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    return { chave: shown(ctx, chave), token, ...self(`/chaveApi/${id}`) }
  })
}

/** Ends a key at once, on every process; what it did stays to be read. */
export const revokeChave = (ctx: Context, id: number): Promise<void> => {
  demandStaffOrPosto(ctx)
  return ctx.transaction(async (db) => {
    const chave = (await store.findChave(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    if (!(await store.revokeChave(db, id, ctx.now()))) refuse('CHAVE_ENCERRADA')
    await ctx.sessions.revokeKey(db, id)
    await record(db, ctx, chave.usuario_id, chave.nome, null)
  })
}

export const listChamadas = async (
  ctx: Context,
  id: number,
  antes: number | undefined,
): Promise<ChamadaDaChave[]> => {
  demandStaffOrPosto(ctx)
  if (!(await store.findChave(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
  const rows = await store.listChamadas(ctx.db, id, antes, CHAMADAS_POR_PAGINA)
  return rows.map(({ em, ...row }) => ({ ...row, em: em.toISOString() }))
}
