import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { veredictoGarantia } from '@app/rules/assistencia/ordemServico'
import { today } from '../../../../platform/text/time.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import type { Entrada } from './entrada.ts'

type Props = { entrada: Pick<Entrada, 'modelo' | 'dataNotaFiscal'> }

/** What the manufacturer's warranty says of the invoice, while it is typed; its file may come later. */
export function Veredicto({ entrada: { modelo, dataNotaFiscal } }: Props) {
  if (modelo?.mesesGarantia == null || dataNotaFiscal === null) return null
  const { coberta, motivo } = veredictoGarantia({
    dataNotaFiscal,
    mesesGarantia: modelo.mesesGarantia,
    lancamento: modelo.lancamento,
    entrada: today(),
    usoIndevido: false,
  })
  return (
    <p className="cheio" role="status">
      <Badge tone={coberta ? 'sucesso' : 'atencao'} icon={coberta ? IconShieldCheck : IconShieldOff}>
        {`Garantia: ${motivo}`}
      </Badge>
    </p>
  )
}
