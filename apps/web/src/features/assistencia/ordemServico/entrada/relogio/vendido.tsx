import styles from '../entrada.module.css'
import type { VendaDaSerie } from '@app/contract/assistencia/relogioVendido'
import { contradicaoDaNota } from '@app/rules/assistencia/ordemServico'
import { IconAlertTriangle, IconDeviceWatchCheck } from '@tabler/icons-react'
import { formatCount, formatDay } from '../../../../../platform/text/format.ts'
import { Icon } from '../../../../../ui/page/icon.tsx'
import type { Entrada } from '../entrada.ts'
import { Veredicto } from './veredicto.tsx'

type Props = {
  entrada: Pick<Entrada, 'modelo' | 'dataNotaFiscal' | 'reclamaGarantia' | 'venda'>
  venda: VendaDaSerie
}

/** What the manufacturer said of the serial number: the sale, its warranty, and whether the invoice agrees. */
export function Vendido({ entrada, venda }: Props) {
  const nota = entrada.reclamaGarantia ? entrada.dataNotaFiscal : null
  const contradicao = contradicaoDaNota(nota, venda)
  return (
    <div className={styles.osAntes} role="status">
      <p>
        <Icon of={IconDeviceWatchCheck} />
        <span>
          <b>Vendido em {formatDay(venda.vendidoEm)}</b>
          {venda.revendedor && ` por ${venda.revendedor}`}
          {`, com ${formatCount(venda.mesesGarantia, 'mês', 'meses')} de garantia.`}
        </span>
      </p>
      {contradicao && (
        <p>
          <Icon of={IconAlertTriangle} />
          <span>
            <b>{contradicao}</b> Vale o dia da nota: confira-a.
          </span>
        </p>
      )}
      <div className={styles.osVenda}>
        <Veredicto entrada={{ ...entrada, dataNotaFiscal: nota, venda }} />
      </div>
    </div>
  )
}
