import type { MotivoDivergencia, TipoDivergencia } from '@app/contract/armazem/chegada'
import { sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

export type DivergenciaRow = {
  posicao: number
  tipo: TipoDivergencia
  quantidade: number
  motivo: MotivoDivergencia
  observacao: string | null
}

export const insertDivergencias = async (
  db: Executor,
  nota: number,
  rows: readonly DivergenciaRow[],
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .insertInto('chegada_divergencia')
    .values(rows.map((row) => ({ nota_id: nota, ...row })))
    .execute()
}

export const listDivergencias = (db: Executor, nota: number): Promise<DivergenciaRow[]> =>
  db
    .selectFrom('chegada_divergencia')
    .select(['posicao', 'tipo', 'quantidade', 'motivo', 'observacao'])
    .where('nota_id', '=', nota)
    .orderBy('posicao')
    .orderBy('tipo')
    .$narrowType<DivergenciaRow>()
    .execute()

export type RecebidaRow = {
  nota: number
  numero: number
  cliente: string
  emitente: string
  recebidaEm: Date
  linhas: number
  divergencias: number
  fotos: number
}

/** Notes that were counted at the door, the newest first. */
export const listRecebidas = async (db: Executor, scope: Scope, limite: number): Promise<RecebidaRow[]> => {
  const { rows } = await sql<RecebidaRow>`
    select nota.id as nota, nota.numero, cliente.nome_fantasia as cliente,
           coalesce(nota.emit_nome, nota.emit_documento) as emitente, chegada.terminada_em as "recebidaEm",
           (select count(*) from nota_item item where item.nota_id = nota.id and item.efeito = 'entrada') as linhas,
           (select count(*) from chegada_divergencia dela where dela.nota_id = nota.id) as divergencias,
           (select count(*) from chegada_foto foto where foto.nota_id = nota.id) as fotos
      from chegada
      join nota on nota.id = chegada.nota_id
      join cliente on cliente.id = nota.cliente_id
     where chegada.terminada_em is not null and ${ofCompany(scope, 'chegada.cliente_id')}
     order by chegada.terminada_em desc, nota.id desc limit ${limite}`.execute(db)
  return rows
}
