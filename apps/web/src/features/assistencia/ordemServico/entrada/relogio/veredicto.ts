import { veredictoGarantia } from '@app/rules/assistencia/ordemServico'
import { today } from '../../../../../platform/text/time.ts'
import type { Entrada } from '../entrada.ts'

/** The warranty verdict on the typed invoice, or on the manufacturer's sale; null while too little is known. */
export const veredictoDe = ({
  modelo,
  dataNotaFiscal,
  venda,
}: Pick<Entrada, 'modelo' | 'dataNotaFiscal' | 'venda'>) =>
  modelo?.mesesGarantia == null || (dataNotaFiscal === null && venda === null)
    ? null
    : veredictoGarantia({
        dataNotaFiscal,
        mesesGarantia: modelo.mesesGarantia,
        lancamento: modelo.lancamento,
        entrada: today(),
        usoIndevido: false,
        venda,
      })
