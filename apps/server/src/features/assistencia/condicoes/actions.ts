import {
  CONDICOES_VERSAO_PADRAO,
  PostoCondicoesInput,
  type PostoCondicoes,
} from '@app/contract/assistencia/condicoes'
import { CONDICOES_PADRAO } from '@app/rules/assistencia/condicoes'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { formatReais } from '@app/rules/casca/dinheiro'
import { normalizeChavePix } from '@app/rules/casca/pix'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { demandOwnPosto, type Scope } from '../../../platform/scope.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { listPostosQueVeem } from '../postoAutorizado/index.ts'
import { findCondicoes, insertCondicoes, lockPosto } from './store.ts'

/** The name of the conditions' history. */
const ENTIDADE = 'postoCondicoes'

/** A post's current conditions; the product's default when it has written none. */
export const readCondicoes = async (db: Executor, scope: Scope, postoId: number): Promise<PostoCondicoes> => {
  const row = (await findCondicoes(db, scope, postoId)) ?? refuse('NOT_FOUND')
  const texto = row.texto ?? CONDICOES_PADRAO
  return {
    posto: { id: row.postoId, nomeFantasia: row.nomeFantasia },
    texto,
    padrao: texto === CONDICOES_PADRAO,
    taxaDiagnostico: row.taxaDiagnostico,
    pix: row.pixTipo === null ? null : { tipo: row.pixTipo, chave: row.pixChave ?? '' },
    versao: row.versao ?? CONDICOES_VERSAO_PADRAO,
    alteradoEm: row.alteradoEm?.toISOString() ?? null,
    alteradoPor: row.alteradoPor,
  }
}

export const getCondicoes = (ctx: Context, postoId: number): Promise<PostoCondicoes> =>
  readCondicoes(ctx.db, ctx.scope, postoId)

type Escrito = Pick<PostoCondicoes, 'texto' | 'taxaDiagnostico' | 'pix'>

/** The key in the directory's form. */
const chaveDe = (pix: PostoCondicoes['pix']): PostoCondicoes['pix'] => {
  if (pix === null) return null
  const normal = normalizeChavePix(pix.tipo, pix.chave)
  return normal.ok ? { ...pix, chave: normal.chave } : refuseField('pix.chave', 'CHAVE_PIX_INVALIDA')
}

const palavrasDaTaxa = (taxa: number | null) => taxa && formatReais(taxa)

const mudancasDe = (antes: Escrito, depois: Escrito): Mudanca[] =>
  [
    { campo: 'condicoesTexto', de: antes.texto, para: depois.texto },
    {
      campo: 'taxaDiagnostico',
      de: palavrasDaTaxa(antes.taxaDiagnostico),
      para: palavrasDaTaxa(depois.taxaDiagnostico),
    },
    { campo: 'chavePix', de: antes.pix?.chave ?? null, para: depois.pix?.chave ?? null },
  ].filter(({ de, para }) => de !== para)

/** The receiver of a post's PIX payments; null when it has no key. */
export const readRecebedor = async (db: Executor, postoId: number) => {
  const row = (await findCondicoes(db, { tipo: 'tudo' }, postoId)) ?? refuse('NOT_FOUND')
  return {
    nome: row.nomeFantasia,
    cidade: row.cidade,
    pix: row.pixTipo === null || row.pixChave === null ? null : { tipo: row.pixTipo, chave: row.pixChave },
  }
}

/** Writes a new version; equal conditions make none. */
export const saveCondicoes = (ctx: Context, postoId: number, body: unknown): Promise<PostoCondicoes> =>
  ctx.transaction(async (db) => {
    await lockPosto(db, postoId)
    const atual = await readCondicoes(db, ctx.scope, postoId)
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
    const input = parseBody(PostoCondicoesInput, body)
    const depois = {
      texto: input.texto ?? atual.texto,
      taxaDiagnostico: input.taxaDiagnostico === undefined ? atual.taxaDiagnostico : input.taxaDiagnostico,
      pix: input.pix === undefined ? atual.pix : chaveDe(input.pix),
    }
    const mudancas = mudancasDe(atual, depois)
    if (mudancas.length === 0) return atual
    const versao = atual.versao + 1
    await insertCondicoes(db, {
      posto_id: postoId,
      versao,
      texto: depois.texto,
      taxa_diagnostico: depois.taxaDiagnostico,
      pix_tipo: depois.pix?.tipo ?? null,
      pix_chave: depois.pix?.chave ?? null,
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    })
    await recordChange(db, ctx, {
      entidade: ENTIDADE,
      id: postoId,
      versao,
      clienteId: null,
      postos: await listPostosQueVeem(db, postoId),
      mudancas: [...mudancas, ...semVersao('condicoes', enviada)],
    })
    return readCondicoes(db, ctx.scope, postoId)
  })
