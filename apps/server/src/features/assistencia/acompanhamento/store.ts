import { sql } from 'kysely'
import { MINHAS_OS_MAXIMO } from '@app/contract/assistencia/acompanhamento'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

/** Orders under the document of the person who asks; nobody else has any here, whatever else they may see. */
const mine = (db: Executor, scope: Scope) =>
  db
    .selectFrom('ordem_servico as os')
    .innerJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .where('os.status', '<>', 'EM_CRIACAO')
    .where(
      scope.tipo === 'consumidor'
        ? sql<boolean>`consumidor.id in (select coalesce(unido_a_id, id) from consumidor where cnpj_cpf = ${scope.cnpjCpf})`
        : sql<boolean>`false`,
    )

export const listMinhas = (db: Executor, scope: Scope) =>
  mine(db, scope)
    .innerJoin('posto_autorizado as posto', 'posto.id', 'os.posto_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .select([
      'os.id',
      'os.numero',
      'os.ano',
      'os.status',
      'os.criado_em',
      'posto.nome_fantasia as posto',
      'modelo.descricao as modelo',
    ])
    .orderBy('os.criado_em', 'desc')
    .orderBy('os.id', 'desc')
    .limit(MINHAS_OS_MAXIMO)
    .execute()

export const findMinha = (db: Executor, scope: Scope, id: number) =>
  mine(db, scope).select('os.id').where('os.id', '=', id).executeTakeFirst()
