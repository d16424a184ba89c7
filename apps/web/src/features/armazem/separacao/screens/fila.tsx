import { type FilaSeparacao, PEDIDOS_POR_PESSOA } from '@app/contract/armazem/separacao'
import { delaySpoken } from '@app/rules/armazem/pedido'
import { IconScan } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useMinute } from '../../../../platform/device/use-minute.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Devolver, EmAndamento, Espera, EsperaPage, EsperaPedido, useEspera } from '../../coletor/index.ts'
import { returnPedido, filaQuery, minhaKey, SEPARACAO, takePedidos } from '../api.ts'
import styles from './fila.module.css'

type RowProps = {
  row: FilaSeparacao
  now: Date
  chosen: boolean
  full: boolean
  busy: boolean
  devolve: boolean
  onChoose: () => void
  onDevolver: () => void
}

function Row({ row, now, chosen, full, busy, devolve, onChoose, onDevolver }: RowProps) {
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
        <EsperaPedido {...row} />
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
          <Devolver small what={`o pedido ${row.numeroPedido}`} busy={busy} onDevolver={onDevolver} />
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
  const { busy, run } = useEspera(SEPARACAO)
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
  const start = () =>
    run(async () => {
      const first = free[0]
      const wanted = picked.length > 0 ? picked : first ? [first.pedido] : []
      client.setQueryData(minhaKey, await takePedidos(wanted))
      await navigate({ to: '/separacao/coletor' })
    })
  return (
    <Espera
      title="Fila"
      detail={`${formatCount(rows.length, 'pedido', 'pedidos')}, o que sai antes em cima`}
      vazio="Nenhum pedido espera por separação."
      items={rows.map((row) => (
        <Row
          key={row.pedido}
          row={row}
          now={now}
          chosen={chosen.has(row.pedido)}
          full={picked.length >= room}
          busy={busy}
          devolve={row.comigo || (supervisor && row.separador !== null)}
          onChoose={() => toggle(row.pedido)}
          onDevolver={() => run(() => returnPedido(row.pedido))}
        />
      ))}
      foot={
        <>
          <span className="t2 sm">
            {picked.length > 0 && formatCount(picked.length, 'pedido escolhido', 'pedidos escolhidos')}
          </span>
          {mine > 0 && (
            <ButtonLink look={picked.length > 0 ? 'tonal' : 'filled'} icon={IconScan} to="/separacao/coletor">
              Continuar com {formatCount(mine, 'pedido', 'pedidos')}
            </ButtonLink>
          )}
          {(mine === 0 || picked.length > 0) && (
            <Button look="filled" icon={IconScan} disabled={busy || free.length === 0} onClick={start}>
              {picked.length > 0 ? 'Separar os escolhidos' : 'Separar o próximo'}
            </Button>
          )}
        </>
      }
    />
  )
}

/** /separacao: what waits for picking, who has what, and the way to the collector. */
export function SeparacaoFila() {
  const query = useQuery(filaQuery)
  useRefresh(filaQuery.queryKey, 'pedido')
  return (
    <EsperaPage
      title="Separação"
      subtitle="Por leitor, na ordem do que sai antes"
      actions={<EmAndamento />}
      query={query}
    >
      {(rows) => <Fila rows={rows} />}
    </EsperaPage>
  )
}
