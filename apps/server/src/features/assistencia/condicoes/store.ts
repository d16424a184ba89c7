import type { ChavePixTipo } from '@app/rules/casca/pix'
import { type Insertable, sql } from 'kysely'
import { ofPosto, type DB, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

export type CondicoesRow = {
  postoId: number
  nomeFantasia: string
  /** Null before the post has written its own. */
  versao: number | null
  texto: string | null
  taxaDiagnostico: number | null
  pixTipo: ChavePixTipo | null
  pixChave: string | null
  cidade: string
  alteradoEm: Date | null
  alteradoPor: string | null
}

/** A post with its present conditions. */
export const findCondicoes = async (
  db: Executor,
  scope: Scope,
  postoId: number,
): Promise<CondicoesRow | undefined> => {
  const { rows } = await sql<CondicoesRow>`
    select posto.id as "postoId", posto.nome_fantasia as "nomeFantasia", atual.versao, atual.texto,
           atual.taxa_diagnostico as "taxaDiagnostico", atual.pix_tipo as "pixTipo", atual.pix_chave as "pixChave",
           posto.cidade,
           atual.criado_em as "alteradoEm", coalesce(usuario.nome_exibicao, usuario.nome) as "alteradoPor"
      from posto_autorizado posto
      left join lateral (
        select versao, texto, taxa_diagnostico, pix_tipo, pix_chave, criado_em, criado_por from posto_condicoes
         where posto_condicoes.posto_id = posto.id order by posto_condicoes.versao desc limit 1) atual on true
      left join usuario on usuario.id = atual.criado_por
     where posto.id = ${postoId} and ${ofPosto(scope, 'posto.id')}`.execute(db)
  return rows[0]
}

/** Two saves of one post's conditions run one after the other. */
export const lockPosto = (db: Executor, postoId: number) =>
  db.selectFrom('posto_autorizado').select('id').where('id', '=', postoId).forNoKeyUpdate().executeTakeFirst()

export const insertCondicoes = (db: Executor, row: Insertable<DB['posto_condicoes']>) =>
  db.insertInto('posto_condicoes').values(row).execute()
