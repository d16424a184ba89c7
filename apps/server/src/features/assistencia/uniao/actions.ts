import type { Gemeos, Unido, UnirConsumidor, UnirRelogio } from '@app/contract/assistencia/uniao'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { demandVersao } from '../../../platform/versao.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import * as store from './store.ts'
import * as doRelogio from './store-relogio.ts'

/** A customer beside those of the post that may be the same person. */
export const getGemeos = async (ctx: Context, id: number, com: number | undefined): Promise<Gemeos> => {
  const este = (await store.findComparado(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  demandOwnPosto(ctx, este.posto.id)
  const gemeos = await store.listGemeos(ctx.db, este, com)
  return {
    este: { ...este, criadoEm: este.criadoEm.toISOString() },
    gemeos: gemeos.map((gemeo) => ({ ...gemeo, criadoEm: gemeo.criadoEm.toISOString() })),
  }
}

type Registro = { id: number; versao: number }

const demandVersoes = async (
  db: Executor,
  entidade: 'consumidor' | 'relogio',
  pares: readonly (readonly [Registro, number])[],
): Promise<void> => {
  for (const [{ id, versao }, sent] of pares)
    await demandVersao(db, { entidade, id, versao }, sent, () => ({ id, versao }))
}

const ordensWords = (count: number) => (count === 1 ? '1 OS' : `${count} OS`)

type Feita = {
  entidade: 'consumidor' | 'relogio'
  fica: Registro
  vai: Registro
  postos: number[] | 'todos'
  ordens: readonly { id: number; versao: number; postos: number[] }[]
}

/** In the history of both records and of every order that moved; nothing of the person stands there. */
const recordUniao = async (db: Executor, ctx: Context, { entidade, fica, vai, postos, ordens }: Feita) => {
  const told = { entidade, clienteId: null, postos }
  await recordChange(db, ctx, {
    ...told,
    ...fica,
    mudancas: [
      { campo: 'uniao', acao: 'alterado', para: `${ordensWords(ordens.length)} do cadastro ${vai.id}` },
    ],
  })
  await recordChange(db, ctx, {
    ...told,
    ...vai,
    mudancas: [{ campo: 'uniao', acao: 'alterado', para: `agora é o cadastro ${fica.id}` }],
  })
  for (const ordem of ordens)
    await recordChange(db, ctx, {
      entidade: 'ordemServico',
      clienteId: null,
      ...ordem,
      mudancas: [
        {
          campo: entidade === 'consumidor' ? 'consumidorId' : 'numeroSerie',
          acao: 'alterado',
          para: 'cadastro unido',
        },
      ],
    })
}

/** Two records of one person become one, all or nothing; there is no way back. */
export const mergeConsumidor = (ctx: Context, id: number, corpo: UnirConsumidor): Promise<Unido> =>
  ctx.transaction(async (db) => {
    const { gemeo, versao, versaoGemeo, doGemeo, motivo = null } = corpo
    if (gemeo === id) refuseField('gemeo', 'UNIAO_MESMO')
    const rows = await store.lockConsumidores(db, ctx.scope, [id, gemeo])
    const fica = rows.find((row) => row.id === id) ?? refuse('NOT_FOUND')
    const vai = rows.find((row) => row.id === gemeo) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, fica.posto_id)
    if (fica.posto_id !== vai.posto_id) refuse('UNIAO_DE_POSTOS')
    if (fica.unido_a_id !== null || vai.unido_a_id !== null) refuse('CADASTRO_UNIDO')
    if (fica.anonimizado_em !== null || vai.anonimizado_em !== null) refuse('CONSUMIDOR_ANONIMIZADO')
    await demandVersoes(db, 'consumidor', [
      [fica, versao],
      [vai, versaoGemeo],
    ])
    const documentos = fica.cnpj_cpf !== null && vai.cnpj_cpf !== null && fica.cnpj_cpf !== vai.cnpj_cpf
    if (documentos && !motivo) refuseField('motivo', 'EMPTY_REQUIRED_FIELD')
    const movidas = await store.moveOrdens(db, id, gemeo)
    const campos = [...new Set(doGemeo)]
    const versoes = await store.writeUniao(db, fica, vai, campos)
    await store.moveAceites(db, gemeo)
    await store.moveConversas(db, id, gemeo)
    await store.insertRastro(db, {
      fica,
      vai,
      em: ctx.now(),
      por: ctx.usuario.id,
      motivo: motivo ?? null,
      campos,
      ordens: movidas.map((ordem) => ordem.id),
    })
    const postos = await listPostosQueVeem(db, fica.posto_id)
    await recordUniao(db, ctx, {
      entidade: 'consumidor',
      fica: { id, versao: versoes.fica },
      vai: { id: gemeo, versao: versoes.vai },
      postos,
      ordens: movidas.map((ordem) => ({ ...ordem, postos })),
    })
    return { id, ordens: movidas.length }
  })

/** A post puts together watches that no other post has had; the manufacturer any two. */
const demandSoDoPosto = async (db: Executor, { scope }: Context, ids: readonly number[]): Promise<void> => {
  if (scope.tipo === 'tudo') return
  if (scope.tipo !== 'posto') refuse('NOT_PERMITED')
  else if (await doRelogio.isDeOutroPosto(db, ids, scope.postoId)) refuse('UNIAO_DE_POSTOS')
}

/** Two records of one watch, with one serial number and two models, become one; the model of the one that stays is right. */
export const mergeRelogio = (ctx: Context, id: number, corpo: UnirRelogio): Promise<Unido> =>
  ctx.transaction(async (db) => {
    const { gemeo, versao, versaoGemeo, motivo } = corpo
    if (gemeo === id) refuseField('gemeo', 'UNIAO_MESMO')
    const rows = await doRelogio.lockRelogios(db, [id, gemeo])
    const fica = rows.find((row) => row.id === id) ?? refuse('NOT_FOUND')
    const vai = rows.find((row) => row.id === gemeo) ?? refuse('NOT_FOUND')
    await demandSoDoPosto(db, ctx, [id, gemeo])
    if (fica.unido_a_id !== null || vai.unido_a_id !== null) refuse('CADASTRO_UNIDO')
    if (fica.numero_serie !== vai.numero_serie) refuse('UNIAO_DE_SERIES')
    await demandVersoes(db, 'relogio', [
      [fica, versao],
      [vai, versaoGemeo],
    ])
    if ((await doRelogio.countAbertas(db, [id, gemeo])) > 1) refuse('UNIAO_COM_OS')
    const movidas = await doRelogio.moveOrdens(db, id, gemeo)
    const versoes = await doRelogio.writeUniao(db, fica, vai)
    await doRelogio.insertRastro(db, {
      fica: id,
      vai: gemeo,
      em: ctx.now(),
      por: ctx.usuario.id,
      motivo,
      ordens: movidas.map((ordem) => ordem.id),
    })
    const ordens = []
    for (const { posto_id, ...ordem } of movidas)
      ordens.push({ ...ordem, postos: await listPostosQueVeem(db, posto_id) })
    await recordUniao(db, ctx, {
      entidade: 'relogio',
      fica: { id, versao: versoes.fica },
      vai: { id: gemeo, versao: versoes.vai },
      postos: 'todos',
      ordens,
    })
    return { id, ordens: movidas.length }
  })
