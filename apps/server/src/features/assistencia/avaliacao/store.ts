import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { AvaliacaoDaOs } from '@app/contract/assistencia/avaliacao'
import { ofPosto } from '../../../platform/db/company.ts'
import type { DB, Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

type Nova = Insertable<DB['avaliacao']>

/** Invites to a survey; a second invitation, after the order was reopened, extends the same survey. */
export const insertConvite = (db: Executor, row: Nova) =>
  db
    .insertInto('avaliacao')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('ordem_servico_id')
        .doUpdateSet({ expira_em: row.expira_em })
        .where('avaliacao.respondida_em', 'is', null),
    )
    .returning(['id', 'sal', 'expira_em'])
    .executeTakeFirst()

const invited = (db: Executor) =>
  db
    .selectFrom('avaliacao')
    .innerJoin('ordem_servico as os', 'os.id', 'avaliacao.ordem_servico_id')
    .innerJoin('posto_autorizado as posto', 'posto.id', 'avaliacao.posto_id')
    .leftJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .leftJoin('relogio', 'relogio.id', 'os.relogio_id')
    .leftJoin('modelo_produto as modelo', 'modelo.id', 'relogio.modelo_produto_id')
    .leftJoin('marca', 'marca.id', 'modelo.marca_id')

type Convite = { tokenHash: Buffer } | { osId: number }

/** The survey as its link, or its order's, shows it; nothing once it has ended, or its order was cancelled, without an answer. */
export const findConvite = (db: Executor, convite: Convite, agora: Date) =>
  invited(db)
    .select([
      'avaliacao.id',
      'avaliacao.posto_id',
      'avaliacao.ordem_servico_id',
      'avaliacao.versao',
      'avaliacao.expira_em',
      'avaliacao.respondida_em',
      'avaliacao.atendimento',
      'avaliacao.prazo',
      'avaliacao.preco',
      'avaliacao.qualidade',
      'avaliacao.comentario',
      'avaliacao.quer_ligacao',
      'avaliacao.resposta',
      'avaliacao.respondido_em',
      nomeDe('avaliacao.respondido_por').as('respondido_por'),
      'os.numero',
      'os.ano',
      'os.status_desde',
      'consumidor.nome as consumidor',
      'consumidor.telefone',
      'posto.nome_fantasia as posto',
      'posto.telefone_comercial as posto_telefone',
      'modelo.descricao as relogio',
      'marca.nome as marca',
    ])
    .where((eb) =>
      'osId' in convite
        ? eb('avaliacao.ordem_servico_id', '=', convite.osId)
        : eb('avaliacao.token_hash', '=', convite.tokenHash),
    )
    .where((eb) =>
      eb.or([
        eb('avaliacao.respondida_em', 'is not', null),
        eb.and([eb('avaliacao.expira_em', '>', agora), eb('os.status', '!=', 'CANCELADA')]),
      ]),
    )
    .executeTakeFirst()
export type AvaliacaoRow = NonNullable<Awaited<ReturnType<typeof findConvite>>>

type Dada = Pick<Nova, 'atendimento' | 'prazo' | 'preco' | 'qualidade' | 'comentario' | 'quer_ligacao'>

/** Stores the rating once: false when there was one already. */
export const setDada = async (db: Executor, id: number, dada: Dada, agora: Date): Promise<boolean> =>
  (await db
    .updateTable('avaliacao')
    .set((eb) => ({ ...dada, respondida_em: agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .where('respondida_em', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The receiver of the invitation, or of the message about the post's answer. */
export const findConvidado = (db: Executor, id: number) =>
  invited(db)
    .select([
      'avaliacao.sal',
      'avaliacao.enviado_em',
      'avaliacao.respondida_em',
      'avaliacao.expira_em',
      'avaliacao.resposta',
      'os.numero',
      'os.ano',
      'consumidor.nome',
      'consumidor.email',
      'consumidor.telefone as celular',
      'posto.nome_fantasia as posto',
      'posto.telefone_comercial as telefone',
      'modelo.descricao as modelo',
    ])
    .where('avaliacao.id', '=', id)
    .executeTakeFirst()

export const setEnviado = (db: Executor, id: number, agora: Date) =>
  db.updateTable('avaliacao').set({ enviado_em: agora }).where('id', '=', id).execute()

/** One rating, for people who may see those of its post. */
export const findAvaliacao = (db: Executor, scope: Scope, id: number) =>
  db
    .selectFrom('avaliacao_cadastro as dada')
    .innerJoin('avaliacao as propria', 'propria.id', 'dada.id')
    .innerJoin('ordem_servico as os', 'os.id', 'dada.ordem_servico_id')
    .leftJoin('consumidor', 'consumidor.id', 'os.consumidor_id')
    .selectAll('dada')
    .select(['consumidor.telefone', nomeDe('propria.respondido_por').as('respondido_por')])
    .where('dada.id', '=', id)
    .where(ofPosto(scope, 'dada.posto_id'))
    .executeTakeFirst()
export type DadaRow = NonNullable<Awaited<ReturnType<typeof findAvaliacao>>>

/** Locked until the end of the transaction; read after it. */
export const lockAvaliacao = async (db: Executor, scope: Scope, id: number): Promise<DadaRow | undefined> => {
  await db
    .selectFrom('avaliacao')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .forUpdate()
    .execute()
  return findAvaliacao(db, scope, id)
}

export const setResposta = (db: Executor, id: number, resposta: string, por: number, agora: Date) =>
  db
    .updateTable('avaliacao')
    .set((eb) => ({ resposta, respondido_por: por, respondido_em: agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const setLigou = (db: Executor, id: number, por: number, agora: Date) =>
  db
    .updateTable('avaliacao')
    .set((eb) => ({ ligou_em: agora, ligou_por: por, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The order of a requested invitation, and the state of its survey. */
export const findDaOs = (db: Executor, scope: Scope, osId: number) =>
  db
    .selectFrom('ordem_servico as os')
    .leftJoin('avaliacao', 'avaliacao.ordem_servico_id', 'os.id')
    .select([
      'os.id as os_id',
      'os.posto_id',
      'os.status',
      'avaliacao.id',
      'avaliacao.media',
      'avaliacao.enviado_em',
      'avaliacao.expira_em',
      'avaliacao.respondida_em',
    ])
    .where('os.id', '=', osId)
    .where(ofPosto(scope, 'os.posto_id'))
    .executeTakeFirst()

const DAY_MS = 86_400_000

export type Periodo = { de: string; ate: string; posto: number | undefined; zona: string }

/** The instants of a period's days in these people's time zone. */
const within = ({ de, ate, zona }: Periodo, column: 'criado_em' | 'respondida_em') => sql<boolean>`
  ${sql.ref(column)} >= ${de}::date::timestamp at time zone ${zona}
  and ${sql.ref(column)} < (${ate}::date + 1)::timestamp at time zone ${zona}`

const ofOne = (scope: Scope, posto: number | undefined) =>
  sql<boolean>`${ofPosto(scope)} and (${posto ?? null}::bigint is null or posto_id = ${posto ?? null}::bigint)`

export type SomaMes = {
  mes: string
  respondidas: number
  media: number
  atendimento: number
  prazo: number
  preco: number
  qualidade: number
  um: number
  dois: number
  tres: number
  quatro: number
  cinco: number
}

/** Ratings of a period by month: their number, the means, and the number of each rounded mean (rules: notaDaMedia). */
export const sumPorMes = async (db: Executor, scope: Scope, periodo: Periodo): Promise<SomaMes[]> => {
  const { rows } = await sql<SomaMes>`
    select to_char(respondida_em at time zone ${periodo.zona}, 'YYYY-MM') as mes,
           count(*)::int as respondidas,
           avg(media)::float8 as media,
           avg(atendimento)::float8 as atendimento, avg(prazo)::float8 as prazo,
           avg(preco)::float8 as preco, avg(qualidade)::float8 as qualidade,
           count(*) filter (where floor(media + 0.5) = 1)::int as um,
           count(*) filter (where floor(media + 0.5) = 2)::int as dois,
           count(*) filter (where floor(media + 0.5) = 3)::int as tres,
           count(*) filter (where floor(media + 0.5) = 4)::int as quatro,
           count(*) filter (where floor(media + 0.5) = 5)::int as cinco
      from avaliacao
     where respondida_em is not null and ${within(periodo, 'respondida_em')} and ${ofOne(scope, periodo.posto)}
     group by 1
     order by 1`.execute(db)
  return rows
}

export type Comparada = {
  respondidas: number
  postos: number
  media: number | null
  promotores: number
  neutros: number
  detratores: number
}

const groupsWhere = async (db: Executor, quais: RawBuilder<boolean>): Promise<Comparada | undefined> => {
  const { rows } = await sql<Comparada>`
    select count(*)::int as respondidas, count(distinct posto_id)::int as postos, avg(media)::float8 as media,
           count(*) filter (where floor(media + 0.5) = 5)::int as promotores,
           count(*) filter (where floor(media + 0.5) in (3, 4))::int as neutros,
           count(*) filter (where floor(media + 0.5) <= 2)::int as detratores
      from avaliacao
     where respondida_em is not null and ${quais}`.execute(db)
  return rows[0]
}

/** As many days as the period has, right before it; none before the calendar begins. */
const diasAntes = ({ de, ate, ...periodo }: Periodo): Periodo | undefined => {
  const [first, last] = [Date.parse(de), Date.parse(ate)]
  const since = new Date(2 * first - last - DAY_MS)
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (since.getUTCFullYear() < 1) return undefined
  return { ...periodo, de: day(since), ate: day(new Date(first - DAY_MS)) }
}

/** The same people's ratings of the days before a period. */
export const sumAntes = async (db: Executor, scope: Scope, periodo: Periodo) => {
  const antes = diasAntes(periodo)
  return antes && groupsWhere(db, sql`${within(antes, 'respondida_em')} and ${ofOne(scope, antes.posto)}`)
}

/** Those of every post: only sums leave this, and none that would tell of a single other post. */
export const sumRede = (db: Executor, periodo: Periodo) => groupsWhere(db, within(periodo, 'respondida_em'))

export const countConvites = async (db: Executor, scope: Scope, periodo: Periodo): Promise<number> => {
  const { total } = await db
    .selectFrom('avaliacao')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(within(periodo, 'criado_em'))
    .where(ofOne(scope, periodo.posto))
    .executeTakeFirstOrThrow()
  return total
}

export type SituacaoDaOs = AvaliacaoDaOs['situacao']
