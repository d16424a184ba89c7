import { veredictoGarantia } from '@app/rules/assistencia/ordemServico'
import { today } from '../../../../platform/text/time.ts'
import type { Entrada } from './entrada.ts'

/** The warranty verdict on the typed invoice; null while too little is known. */
export const veredictoDe = ({ modelo, dataNotaFiscal }: Pick<Entrada, 'modelo' | 'dataNotaFiscal'>) =>
  modelo?.mesesGarantia == null || dataNotaFiscal === null
    ? null
    : veredictoGarantia({
        dataNotaFiscal,
        mesesGarantia: modelo.mesesGarantia,
        lancamento: modelo.lancamento,
        entrada: today(),
        usoIndevido: false,
      })
