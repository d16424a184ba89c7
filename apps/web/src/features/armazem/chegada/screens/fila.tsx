import type { FilaChegada, NotaNaFila } from '@app/contract/armazem/chegada'
import { IconArrowBackUp, IconListDetails, IconScan, IconTruckReturn } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { CHEGADA, chegadaKey, returnChegada, filaQuery, takeChegada } from '../api.ts'
import styles from '../parts/chegada.module.css'

type RowProps = {
  row: NotaNaFila
  busy: boolean
  /** This person has no other note in hand. */
  livre: boolean
  devolve: boolean
  onTomar: () => void
  onDevolver: () => void
}

function Row({ row, busy, livre, devolve, onTomar, onDevolver }: RowProps) {
  const quem = row.comigo ? 'com você' : row.conferente ? `com ${row.conferente}` : null
  return (
    <li>
      <span>
        <b className="num">Nota {row.numero}</b>
        <small>{row.emitente === row.cliente ? row.cliente : `${row.emitente} · ${row.cliente}`}</small>
        <small className="num">
          importada em {formatDateTime(row.importadaEm)} ·{' '}
          {row.contadas > 0
            ? `${row.contadas} de ${formatCount(row.linhas, 'linha', 'linhas')}`
            : formatCount(row.linhas, 'linha', 'linhas')}
          {quem !== null && ` · ${quem}`}
        </small>
        {row.devolucao && (
          <Badge tone="info" icon={IconTruckReturn}>
            Devolução
          </Badge>
        )}
      </span>
      <span className={styles.atos}>
        {row.comigo ? (
          <ButtonLink look="filled" icon={IconScan} to={`/chegada/${row.nota}/coletor`}>
            Continuar
          </ButtonLink>
        ) : (
          livre &&
          row.conferente === null && (
            <Button
              look="tonal"
              disabled={busy}
              icon={IconScan}
              onClick={onTomar}
              aria-label={`Contar a nota ${row.numero}`}
            >
              Contar
            </Button>
          )
        )}
        {devolve && (
          <Button look="quiet" icon={IconArrowBackUp} iconOnly disabled={busy} onClick={onDevolver}>
            Devolver a nota {row.numero} à fila
          </Button>
        )}
      </span>
    </li>
  )
}

function Fila({ fila }: { fila: FilaChegada }) {
  const { notas: rows, cega: obrigada } = fila
  const client = useQueryClient()
  const navigate = useNavigate()
  const supervisor = useCan('NOTA_RECEBER')
  const [busy, setBusy] = useState(false)
  const [cega, setCega] = useState(false)
  const mine = rows.some(({ comigo }) => comigo)
  const run = async (task: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: CHEGADA })
    }
  }
  const start = (nota: number) =>
    run(async () => {
      client.setQueryData(chegadaKey(nota), await takeChegada(nota, cega))
      await navigate({ to: '/chegada/$id/coletor', params: { id: String(nota) } })
    })
  return (
    <section className="cartao" aria-labelledby="fila">
      <header>
        <h2 id="fila">Esperam contagem</h2>
        <span className="t2 sm">{formatCount(rows.length, 'nota', 'notas')}</span>
      </header>
      {rows.length === 0 ? (
        <EmptyState hint="Nenhuma nota espera por contagem." />
      ) : (
        <>
          {!mine && !obrigada && (
            <div className="corpo">
              <SwitchField
                label="Contar às cegas"
                help="As quantidades da nota só aparecem com a contagem fechada."
                value={cega}
                onChange={setCega}
              />
            </div>
          )}
          <ul className={styles.fila}>
            {rows.map((row) => (
              <Row
                key={row.nota}
                row={row}
                busy={busy}
                livre={!mine}
                devolve={row.comigo || (supervisor && row.conferente !== null)}
                onTomar={() => void start(row.nota)}
                onDevolver={() => void run(() => returnChegada(row.nota))}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** /chegada: the notes whose goods are to be counted, and the way to the collector. */
export function ChegadaFila() {
  const query = useQuery(filaQuery)
  useRefresh(CHEGADA, 'nota')
  useRefresh(CHEGADA, 'chegada')
  return (
    <Page
      title="Chegada"
      subtitle="A mercadoria contada contra a nota"
      actions={
        <ButtonLink small icon={IconListDetails} to="/chegada/divergencias">
          Notas contadas
        </ButtonLink>
      }
    >
      <div className="pilha">
        <Loaded query={query} label="Fila">
          {(fila) => <Fila fila={fila} />}
        </Loaded>
      </div>
    </Page>
  )
}
