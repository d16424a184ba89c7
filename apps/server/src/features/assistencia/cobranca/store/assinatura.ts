import type { Periodicidade } from '@app/rules/assistencia/cobranca'
import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

/** A plan with its price of a day, for a charge. */
export type PlanoRow = {
  id: number
  nome: string
  periodicidade: Periodicidade
  licencas: number
  valor: number
  ativo: boolean
}

/** The plan by `preco_do_plano` on the day on which a period begins. */
export const findPlano = async (db: Executor, id: number, dia: string): Promise<PlanoRow | undefined> =>
  db
    .selectFrom('plano_valores')
    .where('id', '=', id)
    .select(['id', 'nome', 'periodicidade', 'licencas', 'ativo'])
    .select(sql<number>`preco_do_plano(id, ${dia})`.as('valor'))
    .$castTo<PlanoRow>()
    .executeTakeFirst()

/** Active plans with the prices of a day: what a service point may choose among. */
export const listPlanosAtivos = (db: Executor, dia: string): Promise<PlanoRow[]> =>
  db
    .selectFrom('plano_valores')
    .where('ativo', '=', true)
    .select(['id', 'nome', 'periodicidade', 'licencas', 'ativo'])
    .select(sql<number>`preco_do_plano(id, ${dia})`.as('valor'))
    .orderBy('valor')
    .orderBy('id')
    .$castTo<PlanoRow>()
    .execute()

/** A coupon that is good on that day, and what it takes off. */
export const findCupom = (db: Executor, codigo: string, dia: string) =>
  db
    .selectFrom('cupom')
    .select(['id', 'codigo', 'desconto_plano', 'cobrancas_com_desconto'])
    .where('codigo', '=', codigo.toUpperCase())
    .where('ativo', '=', true)
    .where((eb) => eb.or([eb('valido_ate', 'is', null), eb('valido_ate', '>=', dia)]))
    .executeTakeFirst()

/** What a subscription's coupon is called. */
export const findCodigo = async (db: Executor, cupomId: number): Promise<string | undefined> =>
  (await db.selectFrom('cupom').select('codigo').where('id', '=', cupomId).executeTakeFirst())?.codigo

/** Whether a post or a registration with a proved e-mail holds a coupon; its row is locked, so that one of two wins. */
export const isCupomUsado = async (
  db: Executor,
  { id, codigo }: { id: number; codigo: string },
): Promise<boolean> => {
  await db.selectFrom('cupom').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<{ usado: boolean }>`
    select exists (select from assinatura where cupom_id = ${id})
        or exists (select from cadastro_posto where cupom = ${codigo}
                      and situacao in ('AGUARDANDO_APROVACAO', 'CORRECAO', 'APROVADO')) as usado`.execute(db)
  return rows[0]?.usado === true
}

export const insertAssinatura = (db: Executor, row: Insertable<DB['assinatura']>) =>
  db.insertInto('assinatura').values(row).returningAll().executeTakeFirstOrThrow()

export type AssinaturaRow = Awaited<ReturnType<typeof insertAssinatura>>

/** Locked until the end of the transaction, so that changes and new charges run one after the other. */
export const lockAssinatura = (db: Executor, postoId: number): Promise<AssinaturaRow | undefined> =>
  db.selectFrom('assinatura').selectAll().where('posto_id', '=', postoId).forUpdate().executeTakeFirst()

/** The posts whose subscriptions may have a charge to be made: all of active posts. */
export const listAssinantes = async (db: Executor): Promise<number[]> => {
  const rows = await db
    .selectFrom('assinatura')
    .innerJoin('posto_autorizado', 'posto_autorizado.id', 'assinatura.posto_id')
    .where('posto_autorizado.ativo', '=', true)
    .select('assinatura.posto_id')
    .orderBy('assinatura.posto_id')
    .execute()
  return rows.map(({ posto_id }) => posto_id)
}

type Mudavel =
  | 'plano_id'
  | 'dia_vencimento'
  | 'proximo_plano_id'
  | 'proximo_plano_em'
  | 'cobrancas_com_desconto'
  | 'retida'

/** Writes a locked subscription, one version on. */
export const updateAssinatura = (db: Executor, id: number, row: Partial<Pick<AssinaturaRow, Mudavel>>) =>
  db
    .updateTable('assinatura')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Counts down the coupon's remaining charges; this is no change by people, so the version stays. */
export const countDesconto = (db: Executor, id: number) =>
  db
    .updateTable('assinatura')
    .set((eb) => ({ cobrancas_com_desconto: eb('cobrancas_com_desconto', '-', 1) }))
    .where('id', '=', id)
    .execute()

/** How many people work at a post, and whether it is active. */
export const findGente = (db: Executor, postoId: number) =>
  db
    .selectFrom('posto_autorizado as posto')
    .where('posto.id', '=', postoId)
    .select(['posto.nome_fantasia as nome', 'posto.ativo'])
    .select(
      sql<number>`(select count(*)::integer from usuario where posto_id = posto.id and usuario.ativo)`.as(
        'pessoas',
      ),
    )
    .executeTakeFirst()

/** How many people work at a post; its row is locked, so that nobody is added meanwhile. */
export const lockColaboradores = async (db: Executor, postoId: number): Promise<number> => {
  await db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', postoId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { total } = await db
    .selectFrom('usuario')
    .where('posto_id', '=', postoId)
    .where('ativo', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const setLicencas = (db: Executor, postoId: number, licencas: number) =>
  db
    .updateTable('posto_autorizado')
    .set((eb) => ({ licencas, versao: eb('versao', '+', 1) }))
    .where('id', '=', postoId)
    .where('licencas', '!=', licencas)
    .execute()

/** What an active post and a plan are called. */
export const findNomes = (db: Executor, postoId: number, planoId: number) =>
  db
    .selectFrom('posto_autorizado as posto')
    .innerJoin('plano_valores as plano', (join) => join.on('plano.id', '=', planoId))
    .where('posto.id', '=', postoId)
    .where('posto.ativo', '=', true)
    .select(['posto.nome_fantasia as posto', 'plano.nome as plano'])
    .executeTakeFirst()
