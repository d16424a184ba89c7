import type { FilaConferencia } from '@app/contract/armazem/conferencia'
import { IconArrowBackUp, IconScan, IconUsersGroup } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { UrgenteBadge } from '../../situacao/index.ts'
import { CONFERENCIA, returnConferencia, filaQuery, minhaKey, takeConferencia } from '../api.ts'
import styles from './fila.module.css'

type RowProps = {
  row: FilaConferencia
  busy: boolean
  livre: boolean
  devolve: boolean
  onTomar: () => void
  onDevolver: () => void
}

function Row({ row, busy, livre, devolve, onTomar, onDevolver }: RowProps) {
  const quem = row.comigo ? 'você confere' : row.conferente ? `${row.conferente} confere` : null
  return (
    <li>
      <span>
        <b className="num">
          {row.numeroPedido}
          {row.urgente && (
            <>
              {' '}
              <UrgenteBadge />
            </>
          )}
        </b>
        <small>{row.cliente}</small>
        <small className="num">
          sai {formatMoment(row.dataHoraColeta)} · {formatCount(row.linhas, 'linha', 'linhas')}
        </small>
        <small>
          {row.separei
            ? 'separado por você: outra pessoa confere'
            : `separado por ${row.separador ?? 'ninguém'}`}
          {quem !== null && ` · ${quem}`}
        </small>
      </span>
      <span className={styles.atos}>
        {livre && (
          <Button
            disabled={busy}
            icon={IconScan}
            onClick={onTomar}
            aria-label={`Conferir o pedido ${row.numeroPedido}`}
          >
            Conferir
          </Button>
        )}
        {devolve && (
          <Button look="quiet" icon={IconArrowBackUp} iconOnly disabled={busy} onClick={onDevolver}>
            Devolver o pedido {row.numeroPedido} à fila
          </Button>
        )}
      </span>
    </li>
  )
}

function Fila({ rows }: { rows: readonly FilaConferencia[] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const supervisor = useCan('PEDIDO_VOLTAR')
  const [busy, setBusy] = useState(false)
  const mine = rows.some(({ comigo }) => comigo)
  const run = async (task: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: CONFERENCIA })
    }
  }
  const start = (pedido: number) =>
    run(async () => {
      client.setQueryData(minhaKey, await takeConferencia(pedido))
      await navigate({ to: '/conferencia/coletor' })
    })
  return (
    <section className="cartao" aria-labelledby="fila">
      <header>
        <h2 id="fila">Fila</h2>
        <span className="t2 sm">
          {formatCount(rows.length, 'pedido', 'pedidos')}, o que sai antes em cima
        </span>
      </header>
      {rows.length === 0 ? (
        <EmptyState hint="Nenhum pedido espera por conferência." />
      ) : (
        <ul className={styles.fila}>
          {rows.map((row) => (
            <Row
              key={row.pedido}
              row={row}
              busy={busy}
              livre={!mine && row.conferente === null && !row.separei}
              devolve={row.comigo || (supervisor && row.conferente !== null)}
              onTomar={() => void start(row.pedido)}
              onDevolver={() => void run(() => returnConferencia(row.pedido))}
            />
          ))}
        </ul>
      )}
      {mine && (
        <div className={styles.pe}>
          <ButtonLink look="filled" icon={IconScan} to="/conferencia/coletor">
            Continuar a conferência
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** /conferencia: what waits for its check, who checks what, and the way to the collector. */
export function ConferenciaFila() {
  const query = useQuery(filaQuery)
  useRefresh(filaQuery.queryKey, 'pedido')
  const supervisor = useCan('PEDIDO_VOLTAR')
  return (
    <Page
      title="Conferência"
      subtitle="Contagem às cegas, por quem não separou"
      actions={
        supervisor && (
          <ButtonLink small iconOnPhone icon={IconUsersGroup} to="/separacao/andamento">
            Em andamento
          </ButtonLink>
        )
      }
    >
      <div className="pilha">
        <Loaded query={query} label="Fila">
          {(rows) => <Fila rows={rows} />}
        </Loaded>
      </div>
    </Page>
  )
}
