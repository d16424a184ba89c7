import styles from '../parts/cupom.module.css'
import { cupomView } from '@app/contract/registers/cupom'
import { IconClockExclamation } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { formatCount, formatDay } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { useImportOf } from '../../importacao/index.ts'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  validoAte: ({ validoAte }: Record<string, unknown>) => {
    if (typeof validoAte !== 'string') return <span className="t2">sem prazo</span>
    if (validoAte >= today()) return <span className="num">até {formatDay(validoAte)}</span>
    return (
      <Badge tone="atencao" icon={IconClockExclamation}>
        venceu em {formatDay(validoAte)}
      </Badge>
    )
  },
  usos: ({ usos }: Record<string, unknown>) => (
    <span className="num">{formatCount(Number(usos), 'cadastro', 'cadastros')}</span>
  ),
}

/** /cupom: codes for the sign-up, their last day, and how many people used each. */
export const CupomList = (props: Props) => (
  <RegisterList
    massa
    view={cupomView}
    className={styles.registros}
    cells={CELLS}
    imports={useImportOf(cupomView)}
    {...props}
  />
)
