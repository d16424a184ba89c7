import type { EscolhaLegal } from '@app/contract/assistencia/ordemServico'
import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

export const insertEscolha = (db: Executor, row: Insertable<DB['os_escolha']>) =>
  db.insertInto('os_escolha').values(row).execute()

/** The consumer's valid choice after the 30 days: the last one that was not undone. */
export const findEscolha = (db: Executor, osId: number) =>
  db
    .selectFrom('os_escolha as escolha')
    .leftJoin('os_arquivo as assinatura', 'assinatura.id', 'escolha.assinatura_id')
    .select([
      'escolha.id',
      sql<EscolhaLegal>`escolha.tipo`.as('tipo'),
      'escolha.valor',
      'escolha.nome',
      'escolha.documento',
      'escolha.documento_confere',
      'escolha.mostrado',
      'escolha.hash',
      'escolha.criado_em',
      nomeDe('escolha.criado_por').as('criadoPor'),
      'assinatura.id as assinatura_id',
      'assinatura.filename',
      'assinatura.length',
      'assinatura.content_type',
    ])
    .where('escolha.ordem_servico_id', '=', osId)
    .where('escolha.tipo', '<>', 'DESFEITA')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('os_escolha as desfeita')
            .select(sql`1`.as('um'))
            .whereRef('desfeita.desfaz_id', '=', 'escolha.id'),
        ),
      ),
    )
    .orderBy('escolha.id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type EscolhaRow = NonNullable<Awaited<ReturnType<typeof findEscolha>>>
