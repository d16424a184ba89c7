import { clsx } from 'clsx'
import styles from './inicio.module.css'
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBell,
  IconChecks,
  IconClockExclamation,
  IconFileDollar,
  IconHandGrab,
  IconInbox,
  IconListDetails,
  IconPencil,
  IconRefreshAlert,
  IconSearch,
  IconSettings2,
  IconShieldCheck,
  IconTool,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CAIXAS } from '@app/contract/assistencia/inicio'
import type { Caixa, CaixaFiltro, Inicio } from '@app/contract/assistencia/inicio'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { compact } from '../../../../platform/address/search.ts'
import type { Look } from '../../../../ui/page/dot.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'

const LOOK: Record<Caixa, Look> = {
  CRIACAO: { className: 'neutro', icon: IconPencil },
  RECEBER: { className: 'neutro', icon: IconInbox },
  AVALIAR: { className: 'criado', icon: IconSearch },
  ORCAMENTO: { className: 'em-separacao', icon: IconFileDollar },
  PECAS: { className: 'em-separacao', icon: IconSettings2 },
  CONSERTAR: { className: 'criado', icon: IconTool },
  QUALIDADE: { className: 'a-faturar', icon: IconShieldCheck },
  AVISAR: { className: 'a-faturar', icon: IconChecks },
  AVISOS: { className: 'a-faturar', icon: IconBell },
  PRAZO_PERTO: { className: 'em-separacao', icon: IconClockExclamation },
  PRAZO_PASSOU: { className: 'faturamento-atrasado', icon: IconAlertTriangle },
  ENTREGAR: { className: 'faturado', icon: IconHandGrab },
  FINALIZAR: { className: 'faturado', icon: IconChecks },
  TROCAS: { className: 'em-separacao', icon: IconArrowsExchange },
  ESCOLHAS: { className: 'em-separacao', icon: IconArrowsExchange },
  REINCIDENCIAS: { className: 'separacao-atrasada', icon: IconRefreshAlert },
  ATRASADAS: { className: 'faturamento-atrasado', icon: IconClockExclamation },
  ABERTAS: { className: 'neutro', icon: IconListDetails },
}

/** The order list's address with the filters of the box. */
const searchOf = ({ status, abertas, avisar, ...rest }: CaixaFiltro) =>
  compact({
    ...rest,
    status: status?.join(','),
    abertas: abertas && ('true' as const),
    avisar: avisar && ('true' as const),
  })

function Box({ caixa, quantidade, atrasadas }: Inicio['caixas'][number]) {
  const { rotulo } = CAIXAS[caixa]
  const { className, icon } = LOOK[caixa]
  const late = caixa !== 'ATRASADAS' && atrasadas > 0
  return (
    <li>
      <Link
        to="/ordemServico"
        search={searchOf(CAIXAS[caixa].filtro)}
        className={clsx('cartao', styles.caixaI, className, quantidade === 0 ? styles.vazia : '')}
      >
        <span className="ponto">
          <Icon of={icon} />
        </span>
        <span className={styles.rot}>{rotulo}</span>
        <strong className="num">{formatInteger(quantidade)}</strong>
        {late && (
          <span className={styles.verm}>
            <Icon of={IconAlertTriangle} size="p" />
            {formatCount(atrasadas, 'no vermelho', 'no vermelho')}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Every box of the person as a link to the list that it counts. */
export const Boxes = ({ caixas, also }: { caixas: Inicio['caixas']; also?: ReactNode }) => (
  <ul className={styles.caixas} aria-label="O que espera por você">
    {caixas.map((one) => (
      <Box key={one.caixa} {...one} />
    ))}
    {also}
  </ul>
)

/** Placeholders of the boxes. */
export const BoxBones = () => (
  <div className={styles.caixas} aria-busy="true">
    {['a', 'b', 'c', 'd'].map((key) => (
      <div key={key} className={clsx('cartao', styles.caixaI)}>
        <Bone width="60%" />
      </div>
    ))}
  </div>
)
