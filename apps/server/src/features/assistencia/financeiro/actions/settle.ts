import { NADA_A_PAGAR, STATUS_FECHAMENTO_LABELS } from '@app/contract/assistencia/financeiro'
import { nadaSePaga } from '@app/rules/assistencia/financeiro'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { localDay } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { listSemPagamento, lockFechamento, updateFechamento } from '../store/fechamento.ts'
import { recordAutomatic } from './record-automatic.ts'

/** An approved closing of which nothing is paid is settled on that day, without a note of service. */
export const semPagamento = ({ now, config }: Pick<Services, 'now' | 'config'>) => ({
  status: 'PAGO',
  pago_em: localDay(now(), config.TZ_EXIBICAO),
  nfse_dispensada: true,
})

export const NADA_SE_PAGA: Mudanca = {
  campo: 'situacao',
  de: STATUS_FECHAMENTO_LABELS.APROVADO,
  para: NADA_A_PAGAR,
}

/** Settles what was approved with nothing to pay before approvals did so; answers how many. */
export const settleAprovados = async (services: Services): Promise<number> => {
  const ids = await listSemPagamento(services.db)
  for (const id of ids)
    await services.transaction(async (db) => {
      const row = await lockFechamento(db, { tipo: 'tudo' }, id)
      if (row?.status !== 'APROVADO' || !nadaSePaga(row.status, row.total)) return
      await updateFechamento(db, id, semPagamento(services))
      await recordAutomatic(db, services, row, NADA_SE_PAGA)
    })
  return ids.length
}
