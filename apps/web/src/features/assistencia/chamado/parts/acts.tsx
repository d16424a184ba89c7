import { IconArrowForwardUp, IconUserCheck } from '@tabler/icons-react'
import type { Chamado } from '@app/contract/assistencia/chamado'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { History } from '../../../../register/record/history.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { chamadoKey, moveChamado } from '../api.ts'
import { ForwardDialog } from './forward-dialog.tsx'

/** Shows a ticket as the server answered it, and reads the lists again. */
export function useTake() {
  const client = useQueryClient()
  return (after: Chamado) => {
    client.setQueryData(chamadoKey(after.id), after)
    void client.invalidateQueries({ queryKey: ['chamado', 'lista'] })
    void client.invalidateQueries({ queryKey: ['chamado', 'quadro'] })
  }
}

type Props = { chamado: Chamado; onDone: (chamado: Chamado) => void }

/** The buttons to take and to forward the ticket, and its history. */
export function Acts({ chamado, onDone }: Props) {
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
      {passing && <ForwardDialog chamado={chamado} onClose={() => setPassing(false)} onDone={onDone} />}
    </>
  )
}
