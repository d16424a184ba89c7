import {
  DECISAO_INSPECAO_LABELS,
  type Inspecao,
  ORIGEM_INSPECAO_LABELS,
} from '@app/contract/armazem/inspecao'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import { IconGavel, IconLock, IconPackageOff, IconTruckReturn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatDateTime, formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { INSPECAO, inspecoesQuery } from '../api.ts'
import { DecideDialog } from '../parts/decide-dialog.tsx'
import styles from '../parts/inspecao.module.css'

const ORIGEM_ICONS = { DEVOLUCAO: IconTruckReturn, AVARIA: IconPackageOff, BLOQUEIO: IconLock } as const
const TONES = { DEVOLUCAO: 'info', AVARIA: 'atencao', BLOQUEIO: 'neutro' } as const

/** Who received or blocked it, and why it is blocked. */
const desde = ({ origem, minha, recebidaPor, recebidaEm, motivo }: Inspecao, aberta: boolean): string => {
  const fez = origem === 'BLOQUEIO' ? 'bloqueada' : 'recebida'
  const quem = minha ? 'você' : (recebidaPor ?? 'alguém que saiu')
  const told = `${fez} por ${quem} em ${formatDateTime(recebidaEm)}`
  return `${told}${motivo ? ` (${motivo})` : ''}${minha && aberta ? ': outra pessoa decide' : ''}`
}

function Row({ row, onDecidir }: { row: Inspecao; onDecidir: (() => void) | undefined }) {
  const espera = subtractQuantity(row.quantidade, row.decidido)
  return (
    <li>
      <span>
        <b>{row.descricao}</b>{' '}
        <Badge tone={TONES[row.origem]} icon={ORIGEM_ICONS[row.origem]}>
          {ORIGEM_INSPECAO_LABELS[row.origem]}
        </Badge>
        <small className="num">
          {row.codigoProduto} · {row.lote ? `lote ${row.lote}` : 'sem lote'}
          {row.validade && ` · vence ${formatDay(row.validade)}`}
        </small>
        <small>{row.cliente}</small>
        {row.nota && (
          <Link className="link sm num" to="/notas/edit/$id" params={{ id: String(row.nota.id) }}>
            Nota {row.nota.numero}
          </Link>
        )}
        <small className="num">{desde(row, onDecidir !== undefined)}</small>
        {row.decisoes.map((one) => (
          <small key={`${one.em} ${one.decisao}`} className="num">
            {DECISAO_INSPECAO_LABELS[one.decisao]}: {formatQuantity(one.quantidade)} {row.unidade} ·{' '}
            {one.por ?? 'ninguém'}, {formatDateTime(one.em)} ({one.motivo})
          </small>
        ))}
      </span>
      <span className={styles.fim}>
        <strong className="num">
          {formatQuantity(espera > 0 ? espera : row.quantidade)} {row.unidade}
        </strong>
        {onDecidir && (
          <Button
            look="tonal"
            icon={IconGavel}
            disabled={row.minha}
            onClick={onDecidir}
            aria-label={`Decidir ${row.codigoProduto} ${row.lote}`}
          >
            Decidir
          </Button>
        )}
      </span>
    </li>
  )
}

type Secao = { id: string; title: string; rows: readonly Inspecao[]; onDecidir?: (row: Inspecao) => void }

function Secao({ id, title, rows, onDecidir }: Secao) {
  return (
    <section className="cartao" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {onDecidir && <span className="t2 sm num">{formatCount(rows.length, 'lote', 'lotes')}</span>}
      </header>
      {rows.length === 0 ? (
        <EmptyState hint="Nada espera inspeção." />
      ) : (
        <ul className={styles.lista}>
          {rows.map((row) => (
            <Row key={row.id} row={row} onDecidir={onDecidir && (() => onDecidir(row))} />
          ))}
        </ul>
      )}
    </section>
  )
}

/**
 * /inspecao: returns and damaged goods that wait for somebody else than who received them, what stands blocked until
 * somebody else than who blocked it decides, and what became of both.
 */
export function Inspecoes() {
  const query = useQuery(inspecoesQuery)
  useRefresh(INSPECAO, 'inspecao')
  const [deciding, setDeciding] = useState<Inspecao | null>(null)
  return (
    <Page title="Inspeção" subtitle="Devoluções, avarias e bloqueios; quem recebeu ou bloqueou não decide">
      <div className="pilha">
        <Loaded query={query} label="Inspeção">
          {({ abertas, bloqueadas, decididas }) => (
            <>
              <Secao id="esperam" title="Esperam decisão" rows={abertas} onDecidir={setDeciding} />
              {bloqueadas.length > 0 && (
                <Secao id="bloqueadas" title="Bloqueadas" rows={bloqueadas} onDecidir={setDeciding} />
              )}
              {decididas.length > 0 && <Secao id="decididas" title="Decididas" rows={decididas} />}
            </>
          )}
        </Loaded>
      </div>
      {deciding && <DecideDialog key={deciding.id} inspecao={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  )
}
