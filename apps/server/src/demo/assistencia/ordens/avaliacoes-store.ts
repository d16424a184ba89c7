import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'

const COMENTARIOS = [
  'Ficou ótimo, mas avisaram que estava pronto com dois dias de atraso.',
  'Perfeito, muito atenciosos.',
  'Trinta e quatro dias é demais para trocar uma célula.',
  null,
  'Preço justo e serviço bem feito.',
  'O relógio voltou como novo.',
  null,
]

/**
 * Ratings for two in three delivered orders, chosen by order number so that every start gives the same. The posts have
 * answered every second one. Existing ratings stay, surveys that have ended too, and orders of today are left to people.
 */
export const answerAvaliacoes = async (db: Executor, now: Date): Promise<void> => {
  await sql`
    with dadas as (
      select avaliacao.id, os.numero as n,
             least(os.status_desde + interval '1 day', ${now}::timestamptz) as em
        from avaliacao join ordem_servico os on os.id = avaliacao.ordem_servico_id
       where avaliacao.respondida_em is null and avaliacao.expira_em > ${now}::timestamptz and os.criado_em < ${now}::timestamptz - interval '12 hours'
         and os.numero % 3 > 0)
    update avaliacao
       set respondida_em = dadas.em,
           atendimento = case when n % 11 = 0 then 2 else 4 + n % 2 end,
           prazo = 1 + (n * 7) % 5, preco = 3 + n % 3, qualidade = case when n % 13 = 0 then 2 else 5 - n % 2 end,
           comentario = (${COMENTARIOS}::text[])[1 + n % ${COMENTARIOS.length}],
           quer_ligacao = n % 10 = 1
      from dadas
     where dadas.id = avaliacao.id`.execute(db)
  await sql`
    update avaliacao
       set resposta = 'Obrigada por contar. Já conversamos com a equipe sobre isso.',
           respondido_em = least(respondida_em + interval '5 hours', ${now}::timestamptz)
     where respondida_em is not null and resposta is null and id % 2 = 0`.execute(db)
}

/** The newest order whose consumer has not been heard yet; undefined when a survey has opened a ticket already. */
export const findNaoOuvida = async (db: Executor, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select ordem_servico_id as id from avaliacao
     where respondida_em is null and expira_em > ${now}::timestamptz
       and not exists (select from chamado where equipe = 'POSTO' and criado_por is null)
     order by id desc limit 1`.execute(db)
  return rows[0]?.id
}

/**
 * Surveys, the first of them answered: one in eight is not content, and the posts have answered and called everybody.
 */
export const insertAvaliacoes = async (
  db: Executor,
  convites: readonly Insertable<DB['avaliacao']>[],
  respondidas: number,
): Promise<void> => {
  const rows = convites.map((convite, n) => {
    if (n >= respondidas) return convite
    const em = new Date(new Date(convite.criado_em).getTime() + (1 + (n % 4)) * 20 * 3_600_000)
    const ruim = n % 8 === 3
    const ligou = n % 9 === 4
    return {
      ...convite,
      respondida_em: em,
      atendimento: ruim ? 2 : 4 + (n % 2),
      prazo: ruim ? 1 : 3 + (n % 3),
      preco: 3 + (n % 3),
      qualidade: ruim ? 3 : 5 - (n % 2),
      comentario: COMENTARIOS[n % COMENTARIOS.length] ?? null,
      quer_ligacao: ligou,
      ligou_em: ligou ? new Date(em.getTime() + 7_200_000) : null,
      resposta: ruim || n % 2 === 0 ? 'Obrigada por contar. Já conversamos com a equipe sobre isso.' : null,
      respondido_em: ruim || n % 2 === 0 ? new Date(em.getTime() + 18_000_000) : null,
    }
  })
  await db.insertInto('avaliacao').values(rows).execute()
}
