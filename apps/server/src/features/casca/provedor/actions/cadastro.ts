import {
  type Provedor,
  type ProvedorInput,
  type ProvedorTeste,
  ProvedorUpdate,
} from '@app/contract/casca/provedor'
import type { Json, Mudanca } from '@app/rules/casca/auditoria'
import { ADMINISTRA, conhecidas, within } from '@app/rules/casca/permissao'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { isPlainlyInternal } from '../../../../platform/http/call-out.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { seal } from '../../../../platform/seal.ts'
import { getSegredo } from '../../../../platform/store/segredo.ts'
import { demandVersao, semVersao, versaoSent } from '../../../../platform/versao.ts'
import { findPerfilByCodigo } from '../../perfil/index.ts'
import { existsCliente } from '../../usuario/index.ts'
import { CHAVE_DOS_PROVEDORES, connect } from '../client.ts'
import * as store from '../store/provedor.ts'

/** Who proves the people could become any of them, so only an administrator of people may choose it. */
const demandAdministra = (ctx: Context): void => {
  demandStaff(ctx)
  if (!within(ctx.usuario.authorities, ADMINISTRA)) refuse('PROVEDOR_ADMINISTRADOR')
}

const shown = (row: store.ProvedorRow): Provedor => ({
  id: row.id,
  nome: row.nome,
  emissor: row.emissor,
  identificador: row.identificador,
  temSegredo: row.segredo !== null,
  clienteId: row.cliente_id,
  cliente: row.cliente_id === null ? null : { id: row.cliente_id, nomeFantasia: row.cliente_nome ?? '' },
  dominios: row.dominios,
  campoGrupos: row.campo_grupos,
  grupos: row.grupos,
  ativo: row.ativo,
  pessoas: row.pessoas,
  usadoEm: row.usado_em?.toISOString() ?? null,
  criadoEm: row.criado_em.toISOString(),
  criadoPor: row.criado_por,
  versao: row.versao,
})

export const listProvedores = async (ctx: Context): Promise<Provedor[]> => {
  demandAdministra(ctx)
  return (await store.listProvedores(ctx.db)).map(shown)
}

export const getProvedor = async (ctx: Context, id: number): Promise<Provedor> => {
  demandAdministra(ctx)
  return shown((await store.findProvedor(ctx.db, id)) ?? refuse('NOT_FOUND'))
}

type Dados = Omit<ProvedorUpdate, 'versao' | 'segredo'>

const dadosOf = (input: Dados): store.ProvedorDados => ({
  nome: input.nome,
  emissor: input.emissor,
  identificador: input.identificador,
  cliente_id: input.clienteId,
  campo_grupos: input.campoGrupos,
  ativo: input.ativo,
})

const demandEmissor = ({ config }: Context, emissor: string): void => {
  const url = new URL(emissor)
  if (url.username || url.password || url.search || url.hash) refuseField('emissor', 'PROVEDOR_EMISSOR')
  if (config.PROVEDORES_INTERNOS) return
  if (url.protocol !== 'https:' || isPlainlyInternal(url)) refuseField('emissor', 'PROVEDOR_EMISSOR')
}

/** The profiles of the groups: of the kind of the provider's people, and none beyond the author's own abilities. */
const perfisOf = (db: Executor, ctx: Context, { grupos, clienteId }: Dados) => {
  const tipo = clienteId === null ? 'interno' : 'cliente'
  return Promise.all(
    grupos.map(async ({ grupo, role }, index) => {
      const campo = `grupos[${index}].role`
      const perfil = (await findPerfilByCodigo(db, role)) ?? refuseField(campo, 'OPCAO_INVALIDA')
      if (perfil.tipo !== tipo) refuseField(campo, 'PROVEDOR_GRUPO', { perfil: perfil.nome })
      if (!within(ctx.usuario.authorities, conhecidas(perfil.lista, ctx.config.MODULOS)))
        refuseField(campo, 'ALEM_DO_PROPRIO')
      return { grupo, perfil_id: perfil.id }
    }),
  )
}

/** Refuses what cannot be; answers the profiles by which the groups are stored. */
const demandPossivel = async (db: Executor, ctx: Context, input: Dados, id: number | null) => {
  demandEmissor(ctx, input.emissor)
  if (input.clienteId !== null && !(await existsCliente(db, input.clienteId)))
    refuseField('clienteId', 'OPCAO_INVALIDA')
  const usado = await store.findDominioUsado(db, input.dominios, id)
  if (usado) refuseField('dominios', 'PROVEDOR_DOMINIO_USADO', { dominio: usado.dominio })
  return perfisOf(db, ctx, input)
}

const record = (db: Executor, ctx: Context, { id, versao }: store.ProvedorRow, mudancas: Mudanca[]) =>
  recordChange(db, ctx, { entidade: 'provedor', id, versao, clienteId: null, mudancas })

const findSaved = async (db: Executor, id: number): Promise<store.ProvedorRow> =>
  (await store.findProvedor(db, id)) ?? refuse('NOT_FOUND')

const sealed = async (db: Executor, segredo: string): Promise<Buffer> =>
  seal(await getSegredo(db, CHAVE_DOS_PROVEDORES), Buffer.from(segredo))

/** Registers a provider: from now on the people of its domains may enter by it. */
export const createProvedor = (ctx: Context, input: ProvedorInput): Promise<Provedor> => {
  demandAdministra(ctx)
  return ctx.transaction(async (db) => {
    const grupos = await demandPossivel(db, ctx, input, null)
    const { id } =
      (await store.insertProvedor(db, dadosOf(input), {
        segredo: input.segredo ? await sealed(db, input.segredo) : null,
        criado_em: ctx.now(),
        criado_por: ctx.usuario.id,
      })) ?? refuseField('identificador', 'PROVEDOR_REPETIDO')
    await store.replaceDominios(db, id, [...new Set(input.dominios)])
    await store.replaceGrupos(db, id, grupos)
    const row = await findSaved(db, id)
    await record(db, ctx, row, [{ campo: 'provedor', acao: 'criado', para: row.nome }])
    return shown(row)
  })
}

/** Locks a provider, and refuses an old version of it. */
const lockAtual = async (db: Executor, ctx: Context, id: number, body?: unknown) => {
  if (!(await store.lockProvedor(db, id))) refuse('NOT_FOUND')
  const row = await findSaved(db, id)
  const sent = versaoSent(ctx, body)
  await demandVersao(db, { entidade: 'provedor', id, versao: row.versao }, sent, () => shown(row))
  return { row, sent }
}

const CAMPOS = [
  'nome',
  'emissor',
  'identificador',
  'cliente_id',
  'dominios',
  'campo_grupos',
  'ativo',
] as const

const groupsText = ({ grupos }: store.ProvedorRow): string =>
  grupos.map(({ grupo, papel }) => `${grupo}: ${papel}`).join('; ')

const changesOf = (before: store.ProvedorRow, after: store.ProvedorRow): Mudanca[] => {
  const plain = CAMPOS.flatMap((campo) => {
    const [de, para]: Json[] = [before[campo], after[campo]]
    return JSON.stringify(de) === JSON.stringify(para) ? [] : [{ campo, de: de ?? null, para: para ?? null }]
  })
  const [de, para] = [groupsText(before), groupsText(after)]
  return de === para ? plain : [...plain, { campo: 'grupos', de, para }]
}

export const saveProvedor = (ctx: Context, id: number, body: unknown): Promise<Provedor> => {
  demandAdministra(ctx)
  return ctx.transaction(async (db) => {
    const { row, sent } = await lockAtual(db, ctx, id, body)
    const input = parseBody(ProvedorUpdate, body)
    const grupos = await demandPossivel(db, ctx, input, id)
    if (await store.existsEmissor(db, input, id)) refuseField('identificador', 'PROVEDOR_REPETIDO')
    const { segredo } = input
    await store.updateProvedor(db, id, {
      ...dadosOf(input),
      ...(segredo !== undefined && { segredo: segredo ? await sealed(db, segredo) : null }),
    })
    await store.replaceDominios(db, id, [...new Set(input.dominios)])
    await store.replaceGrupos(db, id, grupos)
    const saved = await findSaved(db, id)
    if (row.ativo && !saved.ativo) await ctx.sessions.revokeEntradas(db, { provedorId: id })
    await record(db, ctx, saved, [
      ...changesOf(row, saved),
      ...(segredo === undefined ? [] : [{ campo: 'segredo', acao: 'alterado' } as const]),
      ...semVersao('provedor', sent),
    ])
    return shown(saved)
  })
}

/** Removes a provider and ends the sessions that it opened; its people stay and may enter by password. */
export const removeProvedor = (ctx: Context, id: number): Promise<void> => {
  demandAdministra(ctx)
  return ctx.transaction(async (db) => {
    const { row } = await lockAtual(db, ctx, id)
    await ctx.sessions.revokeEntradas(db, { provedorId: id })
    await store.deleteProvedor(db, id)
    await record(db, ctx, { ...row, versao: row.versao + 1 }, [
      { campo: 'provedor', acao: 'excluido', de: row.nome },
    ])
  })
}

/** Asks the provider what it says of itself. */
export const testProvedor = async (ctx: Context, id: number): Promise<ProvedorTeste> => {
  demandAdministra(ctx)
  const provedor = (await store.findProvedor(ctx.db, id)) ?? refuse('NOT_FOUND')
  const { issuer, backchannel_logout_supported: saida } = (await connect(ctx, provedor)).serverMetadata()
  return { emissor: issuer, saida: saida === true }
}
