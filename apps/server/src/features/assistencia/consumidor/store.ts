import type { Consumidor } from '@app/contract/registers/consumidor'
import { bareDocumento } from '@app/rules/casca/documento'
import { sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { beginning, containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'

type Search = { q: string | undefined; postoId: number | undefined; limit: number }

/** The beginning of a document or phone, or any part of the name; what was merged is found by its own, too. */
const matches = (q: string) => {
  const bare = bareDocumento(q)
  const digits = q.replaceAll(/\D/g, '')
  return sql<boolean>`(
    sem_acento(nome) like sem_acento(${containing(q)})
    or (${/^[0-9]/.test(bare)} and cnpj_cpf like ${beginning(bare)})
    or (${digits.length >= 3} and telefone like ${beginning(digits)}))`
}

/** The customers of the service points that this person may see; active ones, by name. */
export const listConsumidores = (
  db: Executor,
  scope: Scope,
  { q, postoId, limit }: Search,
): Promise<Omit<Consumidor, '_links'>[]> =>
  db
    .selectFrom('consumidor_cadastro')
    .where(ofPosto(scope))
    .where('ativo', '=', true)
    .$if(postoId !== undefined, (query) => query.where('posto_id', '=', postoId ?? 0))
    .$if(q !== undefined, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('consumidor')
          .where(ofPosto(scope))
          .where(matches(q ?? ''))
          .select(sql<number>`coalesce(unido_a_id, id)`.as('id')),
      ),
    )
    .select([
      'id',
      sql<Consumidor['posto']>`jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia)`.as(
        'posto',
      ),
      'tipo_pessoa as tipoPessoa',
      'nome',
      'cnpj_cpf as cnpjCpf',
      'email',
      'telefone',
      'tipo_telefone as tipoTelefone',
      'cep',
      'street',
      'number',
      'complemento',
      'neighborhood',
      'cidade',
      'estado',
      sql<'ATIVO'>`'ATIVO'`.as('status'),
      'criado_em as criadoEm',
      'unido_a_id as unidoAId',
      sql<boolean>`anonimizado`.as('anonimizado'),
      'versao',
    ])
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .orderBy('id')
    .limit(limit)
    .$castTo<Omit<Consumidor, '_links' | 'criadoEm'> & { criadoEm: Date }>()
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() })))
