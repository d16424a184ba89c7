import type { CorreioLugar } from '@app/contract/casca/correio/lugares'
import { motivoDoStatus } from '@app/rules/casca/correio'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '../../platform/text/format.ts'
import { Faixa } from '../../ui/feedback/faixa.tsx'
import { tellFailure } from '../../ui/feedback/tell-failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useTask } from '../../ui/feedback/use-task.ts'
import { Button } from '../../ui/page/button.tsx'
import { freeParados, paradosQuery } from '../api.ts'

type Props = { de: CorreioLugar; id: number; versao: unknown }

/** Says where an address stands that mails to it came back, since when and why; who may change the record frees it. */
export function NaoEntrega({ de, id, versao }: Props) {
  const client = useQueryClient()
  const { queryKey } = paradosQuery(de, id, versao)
  const { data } = useQuery(paradosQuery(de, id, versao))
  const { busy, run } = useTask(async () => {
    try {
      client.setQueryData(queryKey, await freeParados(de, id))
      toast.success('O endereço foi liberado: os próximos e-mails vão.')
    } catch (error) {
      tellFailure(error)
    }
  })
  // Who cannot read this sees the record as before.
  if (!data || data.enderecos.length === 0) return null
  return (
    <Faixa
      tone="warning"
      title={`${data.enderecos.map(({ endereco }) => endereco).join(', ')} não entrega.`}
      action={
        data.podeLiberar && (
          <Button small disabled={busy} onClick={run}>
            Liberar
          </Button>
        )
      }
    >
      {data.enderecos.map(({ id: each, desde, status, motivo }) => (
        <span key={each}>
          {motivoDoStatus(status)} {desde && `Desde ${formatDateTime(desde)}. `}
          {motivo && `“${motivo}”. `}
        </span>
      ))}
      Nenhum e-mail vai para lá até que o endereço mude ou seja liberado.
    </Faixa>
  )
}
