import styles from './chat.module.css'
import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Conversa } from '@app/contract/assistencia/chat'
import { useRefresh } from '../../../../platform/http/live.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { Dias, StatusOsBadge } from '../../ordemServico/index.ts'
import { osQuery } from '../api.ts'

/** The order beside the talk: its days, watch, consumer and status, and the way to it. */
export function OsDaConversa({ id, numero }: NonNullable<Conversa['ordemServico']>) {
  const { data } = useQuery(osQuery(id))
  useRefresh(osQuery(id).queryKey, 'ordemServico', id)
  return (
    <Link className={styles.os} to="/ordemServico/$id" params={{ id: String(id) }}>
      {data && <Dias dias={data.diasCorridos} semaforo={data.semaforo} />}
      <b className="num">{`OS ${numero}`}</b>
      {data && (
        <>
          <span className="corta t2 so-mesa">
            {[data.relogio?.modelo.descricao, data.consumidor.nome].filter(Boolean).join(' · ')}
          </span>
          <StatusOsBadge status={data.statusOS} />
        </>
      )}
      <span className="linha">
        <span className="link so-mesa">Abrir OS</span>
        <Icon of={IconChevronRight} size="p" />
      </span>
    </Link>
  )
}
