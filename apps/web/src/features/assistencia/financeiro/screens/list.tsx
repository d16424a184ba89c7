import type { StatusFechamento } from '@app/contract/assistencia/financeiro'
import { financeiroView } from '@app/contract/registers/financeiro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { totalFinanceiroQuery } from '../api.ts'
import { mesCurto } from '../parts/mes.ts'
import { FechamentoSituacao } from '../parts/situacao.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  mes: ({ mes }: Record<string, unknown>) => <span className="num forte">{mesCurto(String(mes))}</span>,
  situacao: ({ situacao, contestadas, total }: Record<string, unknown>) => (
    <FechamentoSituacao
      situacao={situacao as StatusFechamento}
      contestadas={Number(contestadas)}
      total={Number(total)}
    />
  ),
  pagoEm: ({ pagoEm, total }: Record<string, unknown>) => (
    <span className="num">{typeof pagoEm === 'string' && Number(total) > 0 ? formatDay(pagoEm) : '—'}</span>
  ),
}

/** This month's amount until now; the post's own, or of all posts. */
const useSubtitle = (): string => {
  const hoje = today()
  const { data } = useQuery(totalFinanceiroQuery(`${hoje.slice(0, 7)}-01`, hoje))
  return data ? `Neste mês, até agora: ${formatMoney(data.total)}` : 'O que o fabricante paga pelas garantias'
}

/** /financeiro: the closings, the newest month first; a post's people see their own as 'Financeiro'. */
export const FechamentoList = (props: Props) => {
  const staff = useCan('POSTO_FILTRAR')
  const subtitle = useSubtitle()
  const view = { ...financeiroView, title: staff ? 'Fechamentos' : 'Financeiro', subtitle }
  return <RegisterList view={view} cells={CELLS} {...props} />
}
