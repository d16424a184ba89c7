import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

type EsperaRow = { id: number; clienteId: number; numero: number; nome: string }

/** Notes imported in this time that nobody has received nor cancelled, and that were not told yet. */
export const listEsperando = async (db: Executor, desde: Date, ate: Date): Promise<EsperaRow[]> => {
  const { rows } = await sql<EsperaRow>`
    select nota.id, nota.cliente_id as "clienteId", nota.numero, coalesce(nota.emit_nome, nota.emit_documento) as nome
      from nota
     where nota.importada_em >= ${desde} and nota.importada_em <= ${ate} and nota.situacao = 'importada'
       and not exists (select from notificacao_fato fato
                        where fato.tipo = 'NOTA_ESPERA' and fato.causa = nota.id::text)
     order by nota.id limit 1000`.execute(db)
  return rows
}
