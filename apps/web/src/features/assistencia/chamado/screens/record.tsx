import '../../../../register/register.css'
import { IconArrowForwardUp, IconUserCheck } from '@tabler/icons-react'
import type { Chamado } from '@app/contract/assistencia/chamado'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { chamadoKey, chamadoQuery, moveChamado } from '../api.ts'
import { ConversaCard } from '../parts/conversa-card.tsx'
import { DadosCard } from '../parts/dados-card.tsx'
import { Dizer } from '../parts/dizer.tsx'
import { EncaminharDialog } from '../parts/encaminhar-dialog.tsx'

type Props = { chamado: Chamado; onDone: (chamado: Chamado) => void }

/** The buttons to take and to forward the ticket, and its history. */
function Acts({ chamado, onDone }: Props) {
  const [passing, setPassing] = useState(false)
  const user = useUser()
  const { id, versao, atende, responsavel } = chamado
  const { busy, run } = useTask(async () => {
    try {
      onDone(await moveChamado(id, 'assumir', { versao }))
      toast.success('O chamado é seu.')
    } catch (error) {
      toast.error(describeError(error))
    }
  })
  return (
    <>
      <History entidade="chamado" id={id} subtitle={`Chamado ${chamado.numero}`} />
      {atende && (
        <Button small look="quiet" icon={IconArrowForwardUp} iconOnPhone onClick={() => setPassing(true)}>
          Encaminhar
        </Button>
      )}
      {atende && responsavel?.id !== user?.id && (
        <Button small icon={IconUserCheck} iconOnPhone onClick={run} disabled={busy}>
          Assumir
        </Button>
      )}
      {passing && <EncaminharDialog chamado={chamado} onClose={() => setPassing(false)} onDone={onDone} />}
    </>
  )
}

/** /chamado/{id}: the question, the answers, and this person's possible acts. */
export function ChamadoRecord({ id }: { id: number }) {
  const client = useQueryClient()
  useRefresh(chamadoKey(id), 'chamado', id)
  const query = useQuery(chamadoQuery(id))
  const { data } = query
  const take = (after: Chamado) => {
    client.setQueryData(chamadoKey(id), after)
    void client.invalidateQueries({ queryKey: ['chamado', 'lista'] })
    void client.invalidateQueries({ queryKey: ['chamado', 'quadro'] })
  }
  return (
    <Page
      title={data ? `Chamado ${data.numero}` : 'Chamado'}
      subtitle={data?.titulo}
      back="/chamado"
      actions={data && <Acts chamado={data} onDone={take} />}
    >
      {data ? (
        <div className="duas">
          <ConversaCard chamado={data}>
            <Dizer chamado={data} onDone={take} />
          </ConversaCard>
          <div className="reg-lado">
            <DadosCard chamado={data} />
          </div>
        </div>
      ) : (
        <LoadingCard query={query} />
      )}
    </Page>
  )
}
