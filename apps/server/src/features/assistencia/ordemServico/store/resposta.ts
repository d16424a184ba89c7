import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export const insertAprovacao = (db: Executor, row: Insertable<DB['os_aprovacao']>) =>
  db.insertInto('os_aprovacao').values(row).execute()

/** The valid answer to a version of a budget: the last one that was not undone. */
export const findAprovacao = (db: Executor, orcamentoId: number) =>
  db
    .selectFrom('os_aprovacao as aprovacao')
    .leftJoin('usuario', 'usuario.id', 'aprovacao.usuario_id')
    .leftJoin('os_link as link', 'link.id', 'aprovacao.link_id')
    .leftJoin('usuario as leitor', 'leitor.id', 'link.mostrado_a')
    .leftJoin('usuario as criador', 'criador.id', 'link.criado_por')
    .leftJoin('os_arquivo as assinatura', 'assinatura.id', 'aprovacao.assinatura_id')
    .select([
      'aprovacao.id',
      'aprovacao.resposta',
      'aprovacao.por',
      'aprovacao.nome',
      'aprovacao.documento',
      'aprovacao.documento_confere',
      'aprovacao.endereco',
      'aprovacao.motivo',
      'aprovacao.mostrado',
      'aprovacao.hash',
      'aprovacao.criado_em',
      'usuario.nome as usuario',
      'link.criado_em as link_criado_em',
      'link.enviado_em as link_enviado_em',
      'leitor.nome as link_mostrado_a',
      'criador.tipo as link_criador',
      'assinatura.id as assinatura_id',
      'assinatura.filename',
      'assinatura.length',
      'assinatura.content_type',
    ])
    .where('aprovacao.orcamento_id', '=', orcamentoId)
    .where('aprovacao.resposta', '<>', 'DESFEITO')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('os_aprovacao as desfeita')
            .select(sql`1`.as('um'))
            .whereRef('desfeita.desfaz_id', '=', 'aprovacao.id'),
        ),
      ),
    )
    .orderBy('aprovacao.id', 'desc')
    .limit(1)
    .executeTakeFirst()
export type AprovacaoRow = NonNullable<Awaited<ReturnType<typeof findAprovacao>>>
