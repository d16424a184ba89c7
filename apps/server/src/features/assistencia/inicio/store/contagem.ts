import type { PrazoGarantia, Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { ENCERRADAS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  comAvisoEsperando,
  contaPorIdade,
  coresDe,
  escritos,
  prazoGarantiaDe,
  type Quando,
} from '../../ordemServico/index.ts'

export type Contagem = {
  status: StatusOs
  reincidencia: string | null
  avisar: boolean
  prazoGarantia: PrazoGarantia | null
  /** How many of them have each colour. */
  cores: Record<Semaforo, number>
}

/** The counts for all boxes of the start, in one statement; the ended orders, most of the table, are in none. */
export const countByStatus = async (db: Executor, scope: Scope, quando: Quando): Promise<Contagem[]> => {
  const { rows } = await sql<Omit<Contagem, 'cores'> & { porIdade: number[] }>`
    select status, reincidencia, ${comAvisoEsperando} as avisar,
           ${prazoGarantiaDe(quando)} as "prazoGarantia", ${contaPorIdade(quando)} as "porIdade"
      from ordem_servico
     where status not in (${escritos(ENCERRADAS)}) and ${ofPosto(scope)}
     group by 1, 2, 3, 4`.execute(db)
  return rows.map(({ porIdade, ...row }) => ({ ...row, cores: coresDe(row.status, porIdade) }))
}
