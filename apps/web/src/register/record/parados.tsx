import type { CorreioEndereco } from '@app/contract/casca/correio'
import { motivoDoStatus } from '@app/rules/casca/correio'
import { formatDateTime } from '../../platform/text/format.ts'
import { Faixa } from '../../ui/feedback/faixa.tsx'
import { tellFailure } from '../../ui/feedback/tell-failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useTask } from '../../ui/feedback/use-task.ts'
import { Button } from '../../ui/page/button.tsx'

type Props = {
  enderecos: readonly CorreioEndereco[]
  /** Lets mails go there again; absent for who may not. */
  onFree?: (() => Promise<unknown>) | undefined
}

/** Addresses that mails to came back from, since when and why. */
export function Parados({ enderecos, onFree }: Props) {
  const { busy, run } = useTask(async () => {
    try {
      await onFree?.()
      toast.success('O endereço foi liberado: os próximos e-mails vão.')
    } catch (error) {
      tellFailure(error)
    }
  })
  if (enderecos.length === 0) return null
  return (
    <Faixa
      tone="warning"
      title={`${enderecos.map(({ endereco }) => endereco).join(', ')} não entrega.`}
      action={
        onFree && (
          <Button small disabled={busy} onClick={run}>
            Liberar
          </Button>
        )
      }
    >
      {enderecos.map(({ id, desde, status, motivo }) => (
        <span key={id}>
          {motivoDoStatus(status)} {desde && `Desde ${formatDateTime(desde)}. `}
          {motivo && `“${motivo}”. `}
        </span>
      ))}
      Nenhum e-mail vai para lá até que o endereço mude ou seja liberado.
    </Faixa>
  )
}
