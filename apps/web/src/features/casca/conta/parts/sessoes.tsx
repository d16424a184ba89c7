import styles from './conta.module.css'
import type { SessaoAberta } from '@app/contract/casca/conta'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { endOtherSessions, endSession, sessoesQuery } from '../api.ts'

const isPhone = (dispositivo: string | null) => /android|iphone|ipad|celular/i.test(dispositivo ?? '')

function Sessao({ sessao, onEnd }: { sessao: SessaoAberta; onEnd: (id: number) => Promise<void> }) {
  const { busy, run } = useTask(onEnd)
  const { id, dispositivo, endereco, usadaEm, atual } = sessao
  const name = dispositivo ?? 'Dispositivo desconhecido'
  return (
    <li className={styles.contaSessao}>
      <Icon of={isPhone(dispositivo) ? IconDeviceMobile : IconDeviceDesktop} />
      <div>
        <b>{name}</b>
        <p className="t2 sm">
          {atual ? 'Esta sessão' : `Usada ${formatMoment(usadaEm)}`}
          {endereco && (
            <>
              {' · '}
              <span className="num">{endereco}</span>
            </>
          )}
        </p>
      </div>
      {!atual && (
        <Button small disabled={busy} onClick={() => run(id)} aria-label={`Encerrar: ${name}`}>
          Encerrar
        </Button>
      )}
    </li>
  )
}

/** The person's sessions, and buttons to end one of them or all. */
export function Sessoes() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(sessoesQuery)
  const [asking, setAsking] = useState(false)
  const others = data?.filter(({ atual }) => !atual).length ?? 0
  const reload = () => client.invalidateQueries({ queryKey: sessoesQuery.queryKey })
  const end = async (id: number) => {
    try {
      await endSession(id)
      toast.success('Sessão encerrada.')
    } catch (failure) {
      toast.error(describeError(failure))
    }
    await reload()
  }
  const endAll = async () => {
    try {
      const { encerradas } = await endOtherSessions()
      toast.success(`${formatCount(encerradas, 'sessão encerrada', 'sessões encerradas')}.`)
    } catch (failure) {
      toast.error(describeError(failure))
    }
    setAsking(false)
    await reload()
  }
  return (
    <section className="cartao" aria-label="Sessões abertas">
      <header>
        <h2>Sessões abertas</h2>
        {others > 0 && (
          <Button small className="fim" onClick={() => setAsking(true)}>
            Sair de todos
          </Button>
        )}
      </header>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <ul className={styles.contaSessoes}>
          {data ? (
            data.map((sessao) => <Sessao key={sessao.id} sessao={sessao} onEnd={end} />)
          ) : (
            <li className={styles.contaSessao}>
              <Bone />
            </li>
          )}
        </ul>
      )}
      <ConfirmDialog
        opened={asking}
        title="Sair de todos os outros dispositivos?"
        confirmLabel="Sair de todos"
        danger
        onConfirm={endAll}
        onCancel={() => setAsking(false)}
      >
        <p>
          {others === 1 ? 'A outra sessão termina' : `As outras ${others} sessões terminam`} agora. Esta
          continua aberta. O que lá foi digitado e não foi salvo se perde.
        </p>
      </ConfirmDialog>
    </section>
  )
}
