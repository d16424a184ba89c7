import type { FilaConferencia } from '@app/contract/armazem/conferencia'
import { IconScan } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatMoment } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import {
  Devolver,
  EmAndamento,
  Espera,
  EsperaAtos,
  EsperaPage,
  EsperaPedido,
  useEspera,
} from '../../coletor/index.ts'
import { CONFERENCIA, returnConferencia, filaQuery, minhaKey, takeConferencia } from '../api.ts'

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
        <EsperaPedido {...row} />
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
      <EsperaAtos>
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
        {devolve && <Devolver what={`o pedido ${row.numeroPedido}`} busy={busy} onDevolver={onDevolver} />}
      </EsperaAtos>
    </li>
  )
}

function Fila({ rows }: { rows: readonly FilaConferencia[] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const supervisor = useCan('PEDIDO_VOLTAR')
  const { busy, run } = useEspera(CONFERENCIA)
  const mine = rows.some(({ comigo }) => comigo)
  const start = (pedido: number) =>
    run(async () => {
      client.setQueryData(minhaKey, await takeConferencia(pedido))
      await navigate({ to: '/conferencia/coletor' })
    })
  return (
    <Espera
      title="Fila"
      detail={`${formatCount(rows.length, 'pedido', 'pedidos')}, o que sai antes em cima`}
      vazio="Nenhum pedido espera por conferência."
      items={rows.map((row) => (
        <Row
          key={row.pedido}
          row={row}
          busy={busy}
          livre={!mine && row.conferente === null && !row.separei}
          devolve={row.comigo || (supervisor && row.conferente !== null)}
          onTomar={() => start(row.pedido)}
          onDevolver={() => run(() => returnConferencia(row.pedido))}
        />
      ))}
      foot={
        mine && (
          <ButtonLink look="filled" icon={IconScan} to="/conferencia/coletor">
            Continuar a conferência
          </ButtonLink>
        )
      }
    />
  )
}

/** /conferencia: what waits for its check, who checks what, and the way to the collector. */
export function ConferenciaFila() {
  const query = useQuery(filaQuery)
  useRefresh(filaQuery.queryKey, 'pedido')
  return (
    <EsperaPage
      title="Conferência"
      subtitle="Contagem às cegas, por quem não separou"
      actions={<EmAndamento />}
      query={query}
    >
      {(rows) => <Fila rows={rows} />}
    </EsperaPage>
  )
}
