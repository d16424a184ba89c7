import styles from '../parts/chamado.module.css'
import '../../../../register/register.css'
import { clsx } from 'clsx'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { chamadoKey, chamadoQuery } from '../api.ts'
import { Acts, useTake } from '../parts/acts.tsx'
import { ConversaCard } from '../parts/conversa-card.tsx'
import { DadosCard } from '../parts/dados-card.tsx'
import { Reply } from '../parts/reply.tsx'

/** /chamado/{id}: the question, the answers, and this person's possible acts. */
export function ChamadoRecord({ id }: { id: number }) {
  useRefresh(chamadoKey(id), 'chamado', id)
  const query = useQuery(chamadoQuery(id))
  const { data } = query
  const take = useTake()
  const phone = usePhone()
  // Beside the title a phone has no room for them.
  const acts = data && (
    <>
      <Button small look="quiet" icon={IconPrinter} iconOnPhone className="so-mesa" onClick={() => print()}>
        Imprimir
      </Button>
      <Acts chamado={data} onDone={take} />
    </>
  )
  return (
    <Page
      title={data ? `Chamado ${data.numero}` : 'Chamado'}
      subtitle={data?.titulo}
      back="/chamado"
      actions={data && !phone && acts}
    >
      {phone && acts && <div className={clsx(styles.atos, styles.noAlto)}>{acts}</div>}
      {data ? (
        <div className={clsx('duas', styles.ficha)}>
          <ConversaCard chamado={data}>
            <Reply chamado={data} onDone={take} />
          </ConversaCard>
          <div className={clsx('reg-lado', styles.dados)}>
            <DadosCard chamado={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
