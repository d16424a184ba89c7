import { type FilaSeparacao, PEDIDOS_POR_PESSOA } from '@app/contract/armazem/separacao'
import { delaySpoken } from '@app/rules/armazem/pedido'
import { IconArrowBackUp, IconScan, IconUsersGroup } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useMinute } from '../../../../platform/device/use-minute.ts'
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
import { returnPedido, filaQuery, minhaKey, SEPARACAO, takePedidos } from '../api.ts'
import styles from './fila.module.css'

type RowProps = {
  row: FilaSeparacao
  now: Date
  chosen: boolean
  full: boolean
  devolve: boolean
  onChoose: () => void
  onDevolver: () => void
}

function Row({ row, now, chosen, full, devolve, onChoose, onDevolver }: RowProps) {
  const late = row.atrasadoDesde === null ? null : delaySpoken(now.getTime() - Date.parse(row.atrasadoDesde))
  return (
    <li>
      <label>
        <span className="so-leitor">Separar o pedido {row.numeroPedido}</span>
        <input
          type="checkbox"
          checked={chosen}
          disabled={row.separador !== null || (full && !chosen)}
          onChange={onChoose}
        />
      </label>
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
        <small className={clsx('num', late !== null && styles.atraso)}>
          sai {formatMoment(row.dataHoraColeta)}
          {late !== null && ` · ${late}`}
        </small>
      </span>
      <span className="dir">
        <b className="num">
          {row.prontas} de {row.linhas}
        </b>
        <small>{row.comigo ? 'com você' : (row.separador ?? 'ninguém')}</small>
        {devolve && (
          <Button small look="quiet" icon={IconArrowBackUp} iconOnly onClick={onDevolver}>
            Devolver o pedido {row.numeroPedido} à fila
          </Button>
        )}
      </span>
    </li>
  )
}

function Fila({ rows }: { rows: readonly FilaSeparacao[] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const now = useMinute()
  const supervisor = useCan('PEDIDO_VOLTAR')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const free = rows.filter(({ separador }) => separador === null)
  const mine = rows.filter(({ comigo }) => comigo).length
  const room = PEDIDOS_POR_PESSOA - mine
  const picked = free.filter(({ pedido }) => chosen.has(pedido)).map(({ pedido }) => pedido)
  const toggle = (pedido: number) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(pedido)) next.add(pedido)
      return next
    })
  const run = async (task: () => Promise<unknown>) => {
    setBusy(true)
    try {
      return await task()
    } catch (error) {
      toast.error(describeError(error))
      return undefined
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: SEPARACAO })
    }
  }
  const start = () =>
    run(async () => {
      const first = free[0]
      const wanted = picked.length > 0 ? picked : first ? [first.pedido] : []
      client.setQueryData(minhaKey, await takePedidos(wanted))
      await navigate({ to: '/separacao/coletor' })
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
        <EmptyState hint="Nenhum pedido espera por separação." />
      ) : (
        <ul className={styles.fila}>
          {rows.map((row) => (
            <Row
              key={row.pedido}
              row={row}
              now={now}
              chosen={chosen.has(row.pedido)}
              full={picked.length >= room}
              devolve={row.comigo || (supervisor && row.separador !== null)}
              onChoose={() => toggle(row.pedido)}
              onDevolver={() => void run(() => returnPedido(row.pedido))}
            />
          ))}
        </ul>
      )}
      <div className={styles.pe}>
        <span className="t2 sm">
          {picked.length > 0 && formatCount(picked.length, 'pedido escolhido', 'pedidos escolhidos')}
        </span>
        {mine > 0 && (
          <ButtonLink look={picked.length > 0 ? 'tonal' : 'filled'} icon={IconScan} to="/separacao/coletor">
            Continuar com {formatCount(mine, 'pedido', 'pedidos')}
          </ButtonLink>
        )}
        {(mine === 0 || picked.length > 0) && (
          <Button
            look="filled"
            icon={IconScan}
            disabled={busy || free.length === 0}
            onClick={() => void start()}
          >
            {picked.length > 0 ? 'Separar os escolhidos' : 'Separar o próximo'}
          </Button>
        )}
      </div>
    </section>
  )
}

/** /separacao: what waits for picking, who has what, and the way to the collector. */
export function SeparacaoFila() {
  const query = useQuery(filaQuery)
  useRefresh(filaQuery.queryKey, 'pedido')
  const supervisor = useCan('PEDIDO_VOLTAR')
  return (
    <Page
      title="Separação"
      subtitle="Por leitor, na ordem do que sai antes"
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
