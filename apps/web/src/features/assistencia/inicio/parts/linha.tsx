import { clsx } from 'clsx'
import styles from './hoje.module.css'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias, StatusOsBadge } from '../../ordemServico/index.ts'

type Props = {
  os: OrdemServicoResumo
  /** Why it stands on the list; null when its days say it. */
  porque: string | null
  proximo: string
  /** It opens with the watch in hand, for who works there. */
  naBancada?: boolean
}

const paraBancada = (id: number) => ({ to: '/bancada', search: { os: id } }) as const
const paraOrdem = (id: number) => ({ to: '/ordemServico/$id', params: { id: String(id) } }) as const

/** An order of the day: how long, which, whose, how it stands, and the next act. */
export function Linha({ os, porque, proximo, naBancada = false }: Props) {
  const proprio = useUser()?.posto?.id
  const { consumidor, relogio, posto } = os
  return (
    <li>
      <Link {...(naBancada ? paraBancada(os.id) : paraOrdem(os.id))} className={styles.linha}>
        <span className={styles.dias}>
          <Dias dias={os.diasCorridos} semaforo={os.semaforo} />
        </span>
        <span className={clsx('num', styles.n)}>{os.numero.split('/')[0]}</span>
        <span className={styles.m}>
          <b className="corta">{relogio?.modelo.descricao ?? 'Sem relógio'}</b>
          <small>
            <span className="corta">
              {[posto.id !== proprio && posto.nomeFantasia, consumidor.nome].filter(Boolean).join(' · ')}
            </span>
            {porque !== null && (
              <span className={styles.porque}>
                <span className={styles.meio}>{' · '}</span>
                {porque}
              </span>
            )}
          </small>
        </span>
        <span className={styles.situacao}>
          <StatusOsBadge status={os.statusOS} />
        </span>
        <span className={styles.prox}>
          {proximo}
          <Icon of={IconChevronRight} size="p" />
        </span>
      </Link>
    </li>
  )
}
