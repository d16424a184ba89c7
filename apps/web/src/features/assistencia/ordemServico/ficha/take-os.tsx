import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { IconUserCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { today } from '../../../../platform/text/time.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { useMeusTreinamentos } from '../../tecnico/index.ts'
import { keepOrdem, moveOrdem } from '../api.ts'
import { isSemTreinamento } from '../lista/fila.ts'

/** Takes a watch that is nobody's, or another's, to the own bench. */
export function TakeOs({ os, onDone }: { os: OrdemServico; onDone: (os: OrdemServico) => void }) {
  const client = useQueryClient()
  const eu = useUser()
  const { busy, run } = useTask(async () => {
    try {
      const moved = await moveOrdem(
        os.id,
        'passarOs',
        { versao: os.versao, tecnico: { id: eu?.id } },
        `assumir-${os.id}-${os.versao}`,
      )
      keepOrdem(client, moved)
      toast.success('O relógio está com você.')
      onDone(moved)
    } catch (error) {
      toast.error(describeError(error))
    }
  })
  const [asking, setAsking] = useState(false)
  const treinamentos = useMeusTreinamentos()
  // Only who repairs at this post has a bench there.
  if (eu?.id === os.tecnico?.id || eu?.posto?.id !== os.posto.id) return null
  if (!os.proximasAcoes.includes('passarOs')) return null
  const warns = isSemTreinamento(os, treinamentos, today())
  return (
    <>
      <Button
        icon={IconUserCheck}
        disabled={busy}
        aria-busy={busy}
        onClick={() => (warns ? setAsking(true) : run())}
      >
        Assumir
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Assumir sem treinamento?"
        subtitle={os.relogio && `${os.relogio.modelo.marca.nome} · ${os.relogio.modelo.descricao}`}
        confirmLabel="Assumir assim mesmo"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          run()
          setAsking(false)
        }}
      >
        <p>
          Você não tem treinamento vigente para este relógio. O histórico da OS dirá que ele foi assumido
          assim.
        </p>
      </ConfirmDialog>
    </>
  )
}
