import { clsx } from 'clsx'
import styles from './calendario.module.css'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { corClass, Mostrador } from '../ficha/mostrador.tsx'
import { useNomeDaOs } from '../ficha/nome.ts'

type Props = {
  os: OrdemServicoResumo
  /** Undefined where this person may not promise another day. */
  onDrag: ((os: OrdemServicoResumo | null) => void) | undefined
  onMudar: () => void
}

/** A promised order on its day: its link, where it can be dragged from, and a button that asks for another day. */
export function Item({ os, onDrag, onMudar }: Props) {
  const nome = useNomeDaOs()
  const proprio = useProprioPosto()
  const [dragged, setDragged] = useState(false)
  return (
    <li>
      <div
        className={clsx(styles.item, os.atrasada && styles.atrasada, dragged && styles.arrastado)}
        draggable={onDrag !== undefined}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', os.numero)
          setDragged(true)
          onDrag?.(os)
        }}
        onDragEnd={() => {
          setDragged(false)
          onDrag?.(null)
        }}
      >
        <span className={styles.topo}>
          <span className={corClass(os.semaforo)}>
            <Mostrador dias={os.semaforo === 'BRANCO' ? 0 : os.diasCorridos} />
          </span>
          <Link
            className={clsx('num forte', styles.link)}
            to="/ordemServico/$id"
            params={{ id: String(os.id) }}
            draggable={false}
            aria-label={`${nome(os)}${os.atrasada ? ', atrasada' : ''}`}
          >
            {os.numero}
          </Link>
        </span>
        <span className="corta bloco">{os.relogio?.modelo.descricao ?? 'Sem relógio'}</span>
        <span className="t2 corta bloco">{os.consumidor.nome}</span>
        {os.posto.id !== proprio && <span className="t2 xs corta bloco">{os.posto.nomeFantasia}</span>}
        {onDrag && (
          <span className={styles.mudar}>
            <Button small look="quiet" icon={IconCalendarEvent} iconOnly onClick={onMudar}>
              {`Mudar o dia de ${nome(os)}`}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
