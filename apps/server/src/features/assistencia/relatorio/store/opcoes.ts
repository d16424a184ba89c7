import { sql } from 'kysely'
import { type Executor, ofPosto } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

type Opcao = { valor: string; rotulo: string }

export const listPostos = async (db: Executor, scope: Scope): Promise<Opcao[]> => {
  const { rows } = await sql<Opcao>`
    select id::text as valor, nome_fantasia as rotulo from posto_autorizado
     where ${ofPosto(scope, 'id')} order by nome_fantasia, id limit 2000`.execute(db)
  return rows
}

export const listMarcas = async (db: Executor): Promise<Opcao[]> => {
  const { rows } = await sql<Opcao>`
    select id::text as valor, nome as rotulo from marca order by nome, id limit 500`.execute(db)
  return rows
}

/** The models of a brand; of all brands when none is chosen. */
export const listModelos = async (db: Executor, marca: number | undefined): Promise<Opcao[]> => {
  const { rows } = await sql<Opcao>`
    select id::text as valor, codigo || ' ' || descricao as rotulo from modelo_produto
     where ${marca === undefined ? sql`true` : sql`marca_id = ${marca}`}
     order by codigo, id limit 1000`.execute(db)
  return rows
}

/** Who is the technician of an order of these posts. */
export const listTecnicos = async (db: Executor, scope: Scope): Promise<Opcao[]> => {
  const { rows } = await sql<Opcao>`
    select id::text as valor, coalesce(nome_exibicao, nome) as rotulo from usuario
     where tipo = 'posto' and ${ofPosto(scope, 'posto_id')}
       and exists (select from ordem_servico where ordem_servico.tecnico_id = usuario.id)
     order by 2, id limit 1000`.execute(db)
  return rows
}

/** When the first order was made that the person may see. */
export const findPrimeiraOs = async (db: Executor, scope: Scope): Promise<Date | null> => {
  const { rows } = await sql<{ primeira: Date | null }>`
    select min(criado_em) as primeira from ordem_servico where ${ofPosto(scope)}`.execute(db)
  return rows[0]?.primeira ?? null
}
