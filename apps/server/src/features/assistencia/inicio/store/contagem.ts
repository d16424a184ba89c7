import type { PrazoGarantia, Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  comAvisoEsperando,
  escritos,
  prazoGarantiaDe,
  type Quando,
  semaforoDe,
} from '../../ordemServico/index.ts'

export type Contagem = {
  status: StatusOs
  semaforo: Semaforo
  reincidencia: string | null
  avisar: boolean
  prazoGarantia: PrazoGarantia | null
  total: number
}

/** Ended orders: most of the table, and in no box. */
const ENCERRADAS: readonly StatusOs[] = ['FINALIZADA', 'CANCELADA']

/** The counts for all boxes of the start, in one statement. */
export const countByStatus = async (db: Executor, scope: Scope, quando: Quando): Promise<Contagem[]> => {
  const { rows } = await sql<Contagem>`
    select status, reincidencia, ${semaforoDe(quando)} as semaforo,
           ${comAvisoEsperando} as avisar,
           ${prazoGarantiaDe(quando)} as "prazoGarantia", count(*)::int as total
      from ordem_servico
     where status not in (${escritos(ENCERRADAS)}) and ${ofPosto(scope)}
     group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}
