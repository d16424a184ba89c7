import {
  CONDICOES_VERSAO_PADRAO,
  PostoCondicoesInput,
  type PostoCondicoes,
} from '@app/contract/assistencia/condicoes'
import { CONDICOES_PADRAO } from '@app/rules/assistencia/condicoes'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { demandOwnPosto, type Scope } from '../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import { findCondicoes, insertCondicoes, lockPosto } from './store.ts'

/** Under this name the history of a post's conditions is kept. */
const ENTIDADE = 'postoCondicoes'

/** A post's present conditions; where it has written none, the product's own. */
export const lerCondicoes = async (db: Executor, scope: Scope, postoId: number): Promise<PostoCondicoes> => {
  const row = (await findCondicoes(db, scope, postoId)) ?? refuse('NOT_FOUND')
  const texto = row.texto ?? CONDICOES_PADRAO
  return {
    posto: { id: row.postoId, nomeFantasia: row.nomeFantasia },
    texto,
    padrao: texto === CONDICOES_PADRAO,
    versao: row.versao ?? CONDICOES_VERSAO_PADRAO,
    alteradoEm: row.alteradoEm?.toISOString() ?? null,
    alteradoPor: row.alteradoPor,
  }
}

export const getCondicoes = (ctx: Context, postoId: number): Promise<PostoCondicoes> =>
  lerCondicoes(ctx.db, ctx.scope, postoId)

/** Writes a new version; one that says the same is none. */
export const saveCondicoes = (ctx: Context, postoId: number, body: unknown): Promise<PostoCondicoes> =>
  ctx.transaction(async (db) => {
    await lockPosto(db, postoId)
    const atual = await lerCondicoes(db, ctx.scope, postoId)
    demandOwnPosto(ctx, postoId)
    const enviada = versaoSent(ctx, body)
    const registro = {
      entidade: ENTIDADE,
      id: postoId,
      versao: atual.versao,
      alteradoPor: atual.alteradoPor,
      alteradoEm: atual.alteradoEm === null ? null : new Date(atual.alteradoEm),
    }
    await demandVersao(db, registro, enviada, () => atual)
    const { texto = atual.texto } = parseBody(PostoCondicoesInput, body)
    if (texto === atual.texto) return atual
    const versao = atual.versao + 1
    await insertCondicoes(db, {
      posto_id: postoId,
      versao,
      texto,
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    })
    await recordChange(db, ctx, {
      entidade: ENTIDADE,
      id: postoId,
      versao,
      clienteId: null,
      postos: await listPostosQueVeem(db, postoId),
      mudancas: [
        { campo: 'condicoesTexto', de: atual.texto, para: texto },
        ...semVersao('condicoes', enviada),
      ],
    })
    return lerCondicoes(db, ctx.scope, postoId)
  })
