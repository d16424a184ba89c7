import { type Insertable, type NotNull, sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { DB, Executor } from '../../../platform/db/index.ts'
import type { FileRow } from '../../../platform/files/send.ts'
import type { Scope } from '../../../platform/scope.ts'
import { namedIn } from '../../../platform/store/arquivo.ts'

export const namedProvas = namedIn('financeiro_arquivo')

export const insertProva = (db: Executor, row: Insertable<DB['financeiro_arquivo']>) =>
  db.insertInto('financeiro_arquivo').values(row).execute()

const CAMPOS = [
  'arquivo.chave',
  'arquivo.filename',
  'arquivo.content_type as contentType',
  'arquivo.length',
] as const

type Guardada = { chave: NotNull }

/** A file of a closing, or of one of its lines, that the person may see. */
export const findDoFechamento = (db: Executor, scope: Scope, id: number): Promise<FileRow | undefined> =>
  db
    .selectFrom('financeiro_arquivo as arquivo')
    .leftJoin('fechamento_linha as linha', 'linha.id', 'arquivo.fechamento_linha_id')
    .innerJoin('fechamento', (join) =>
      join.on((eb) =>
        eb('fechamento.id', '=', eb.fn.coalesce('arquivo.fechamento_id', 'linha.fechamento_id')),
      ),
    )
    .where('arquivo.id', '=', id)
    .where('arquivo.chave', 'is not', null)
    .where(ofPosto(scope, 'fechamento.posto_id'))
    .select(CAMPOS)
    .$narrowType<Guardada>()
    .executeTakeFirst()

/** The proof of a charge's payment that the person may see. */
export const findDaCobranca = (db: Executor, scope: Scope, id: number): Promise<FileRow | undefined> =>
  db
    .selectFrom('financeiro_arquivo as arquivo')
    .innerJoin('cobranca_pagamento as pagamento', 'pagamento.id', 'arquivo.cobranca_pagamento_id')
    .innerJoin('cobranca', 'cobranca.id', 'pagamento.cobranca_id')
    .where('arquivo.id', '=', id)
    .where('arquivo.chave', 'is not', null)
    .where(ofPosto(scope, 'cobranca.posto_id'))
    .select(CAMPOS)
    .$narrowType<Guardada>()
    .executeTakeFirst()

const lidas = (db: Executor) =>
  db
    .selectFrom('financeiro_arquivo as arquivo')
    .where('arquivo.chave', 'is not', null)
    .select(['arquivo.id', 'arquivo.filename', 'arquivo.length', 'arquivo.content_type as contentType'])
    .select([
      'arquivo.papel',
      'arquivo.fechamento_linha_id as linhaId',
      'arquivo.cobranca_pagamento_id as pagamentoId',
    ])
    .orderBy('arquivo.id')

/** The files of a closing and of its lines, oldest first. */
export const listDoFechamento = (db: Executor, fechamentoId: number) =>
  lidas(db)
    .where((eb) =>
      eb.or([
        eb('arquivo.fechamento_id', '=', fechamentoId),
        eb(
          'arquivo.fechamento_linha_id',
          'in',
          eb.selectFrom('fechamento_linha').select('id').where('fechamento_id', '=', fechamentoId),
        ),
      ]),
    )
    .execute()
export type ProvaRow = Awaited<ReturnType<typeof listDoFechamento>>[number]

/** The proofs of a charge's payments. */
export const listDaCobranca = (db: Executor, cobrancaId: number) =>
  lidas(db)
    .innerJoin('cobranca_pagamento as pagamento', 'pagamento.id', 'arquivo.cobranca_pagamento_id')
    .where('pagamento.cobranca_id', '=', cobrancaId)
    .execute()

/** The files of settled payments that came before a day, a few at a time. */
export const listAntigas = (db: Executor, antes: Date) =>
  db
    .selectFrom('financeiro_arquivo as arquivo')
    .leftJoin('cobranca_pagamento as pagamento', 'pagamento.id', 'arquivo.cobranca_pagamento_id')
    .leftJoin('cobranca', 'cobranca.id', 'pagamento.cobranca_id')
    .leftJoin('fechamento_linha as linha', 'linha.id', 'arquivo.fechamento_linha_id')
    .leftJoin('fechamento', (join) =>
      join.on((eb) =>
        eb('fechamento.id', '=', eb.fn.coalesce('arquivo.fechamento_id', 'linha.fechamento_id')),
      ),
    )
    .where('arquivo.chave', 'is not', null)
    .where('arquivo.criado_em', '<', antes)
    .where((eb) => eb.or([eb('cobranca.status', '!=', 'ABERTA'), eb('fechamento.status', '=', 'PAGO')]))
    .select(['arquivo.id', 'arquivo.chave'])
    .$narrowType<Guardada>()
    .orderBy('arquivo.criado_em')
    .limit(500)
    .execute()

/** Of these files only the hash stays. */
export const forgetChaves = (db: Executor, ids: readonly number[], agora: Date) =>
  db
    .updateTable('financeiro_arquivo')
    .set({ chave: null, esquecido_em: agora, filename: sql<string>`nome_da_prova(papel, content_type)` })
    .where('id', 'in', ids)
    .execute()
