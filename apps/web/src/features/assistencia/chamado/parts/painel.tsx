import styles from './quadro.module.css'
import { IconArrowsMaximize, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { chamadoKey, chamadoQuery } from '../api.ts'
import { Acts, useTake } from './acts.tsx'
import { ConversaCard } from './conversa-card.tsx'
import { DadosCard } from './dados-card.tsx'
import { Reply } from './reply.tsx'

/** A ticket beside the board, so that one is answered after the other without leaving it. */
export function Painel({ id, onClose }: { id: number; onClose: () => void }) {
  useRefresh(chamadoKey(id), 'chamado', id)
  const query = useQuery(chamadoQuery(id))
  const { data } = query
  const take = useTake()
  return (
    <aside className={styles.painel} aria-label={data ? `Chamado ${data.numero}, aberto` : 'Chamado aberto'}>
      <header>
        <h2 className="corta">{data ? `${data.numero} · ${data.titulo}` : 'Chamado'}</h2>
        <ButtonLink small look="quiet" icon={IconArrowsMaximize} iconOnly to={`/chamado/${id}`}>
          Abrir em página inteira
        </ButtonLink>
        <Button small look="quiet" icon={IconX} iconOnly onClick={onClose}>
          Fechar chamado
        </Button>
      </header>
      {data ? (
        <>
          {/* What was said is read beside the answer that is being written. */}
          <div className={styles.lido}>
            <div className={styles.atos}>
              <Acts chamado={data} onDone={take} />
            </div>
            <DadosCard chamado={data} />
            <ConversaCard chamado={data} />
          </div>
          <Reply chamado={data} onDone={take} />
        </>
      ) : (
        <LoadingCard query={query} fields={4} label="Chamado" />
      )}
    </aside>
  )
}
