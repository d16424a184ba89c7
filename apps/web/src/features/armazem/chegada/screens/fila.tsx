import type { FilaChegada, NotaNaFila } from '@app/contract/armazem/chegada'
import { IconListDetails, IconScan, IconTruckReturn } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Devolver, Espera, EsperaAtos, EsperaPage, useEspera } from '../../coletor/index.ts'
import { CHEGADA, chegadaKey, returnChegada, filaQuery, takeChegada } from '../api.ts'

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
      <EsperaAtos>
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
        {devolve && <Devolver what={`a nota ${row.numero}`} busy={busy} onDevolver={onDevolver} />}
      </EsperaAtos>
    </li>
  )
}

function Fila({ fila }: { fila: FilaChegada }) {
  const { notas: rows, cega: obrigada } = fila
  const client = useQueryClient()
  const navigate = useNavigate()
  const supervisor = useCan('NOTA_RECEBER')
  const { busy, run } = useEspera(CHEGADA)
  const [cega, setCega] = useState(false)
  const mine = rows.some(({ comigo }) => comigo)
  const start = (nota: number) =>
    run(async () => {
      client.setQueryData(chegadaKey(nota), await takeChegada(nota, cega))
      await navigate({ to: '/chegada/$id/coletor', params: { id: String(nota) } })
    })
  return (
    <Espera
      title="Esperam contagem"
      detail={formatCount(rows.length, 'nota', 'notas')}
      vazio="Nenhuma nota espera por contagem."
      above={
        !mine &&
        !obrigada && (
          <div className="corpo">
            <SwitchField
              label="Contar às cegas"
              help="As quantidades da nota só aparecem com a contagem fechada."
              value={cega}
              onChange={setCega}
            />
          </div>
        )
      }
      items={rows.map((row) => (
        <Row
          key={row.nota}
          row={row}
          busy={busy}
          livre={!mine}
          devolve={row.comigo || (supervisor && row.conferente !== null)}
          onTomar={() => start(row.nota)}
          onDevolver={() => run(() => returnChegada(row.nota))}
        />
      ))}
    />
  )
}

/** /chegada: the notes whose goods are to be counted, and the way to the collector. */
export function ChegadaFila() {
  const query = useQuery(filaQuery)
  useRefresh(CHEGADA, 'nota')
  useRefresh(CHEGADA, 'chegada')
  return (
    <EsperaPage
      title="Chegada"
      subtitle="A mercadoria contada contra a nota"
      actions={
        <ButtonLink small icon={IconListDetails} to="/chegada/divergencias">
          Notas contadas
        </ButtonLink>
      }
      query={query}
    >
      {(fila) => <Fila fila={fila} />}
    </EsperaPage>
  )
}
