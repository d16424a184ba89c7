import {
  DECISAO_INSPECAO_LABELS,
  type Inspecao,
  ORIGEM_INSPECAO_LABELS,
} from '@app/contract/armazem/inspecao'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import { IconGavel, IconPackageOff, IconTruckReturn } from '@tabler/icons-react'
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

const ORIGEM_ICONS = { DEVOLUCAO: IconTruckReturn, AVARIA: IconPackageOff } as const

function Row({ row, onDecidir }: { row: Inspecao; onDecidir: (() => void) | undefined }) {
  const espera = subtractQuantity(row.quantidade, row.decidido)
  return (
    <li>
      <span>
        <b>{row.descricao}</b>{' '}
        <Badge tone={row.origem === 'AVARIA' ? 'atencao' : 'info'} icon={ORIGEM_ICONS[row.origem]}>
          {ORIGEM_INSPECAO_LABELS[row.origem]}
        </Badge>
        <small className="num">
          {row.codigoProduto} · {row.lote ? `lote ${row.lote}` : 'sem lote'}
          {row.validade && ` · vence ${formatDay(row.validade)}`}
        </small>
        <small>{row.cliente}</small>
        <Link className="link sm num" to="/notas/edit/$id" params={{ id: String(row.nota.id) }}>
          Nota {row.nota.numero}
        </Link>
        <small className="num">
          {row.minha
            ? `recebida por você em ${formatDateTime(row.recebidaEm)}: outra pessoa decide`
            : `recebida por ${row.recebidaPor ?? 'alguém que saiu'} em ${formatDateTime(row.recebidaEm)}`}
        </small>
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

/** /inspecao: returns and damaged goods that wait for somebody else than who received them, and what became of them. */
export function Inspecoes() {
  const query = useQuery(inspecoesQuery)
  useRefresh(INSPECAO, 'inspecao')
  const [deciding, setDeciding] = useState<Inspecao | null>(null)
  return (
    <Page title="Inspeção" subtitle="Devoluções e avarias; quem recebeu não decide">
      <div className="pilha">
        <Loaded query={query} label="Inspeção">
          {({ abertas, decididas }) => (
            <>
              <section className="cartao" aria-labelledby="esperam">
                <header>
                  <h2 id="esperam">Esperam decisão</h2>
                  <span className="t2 sm num">{formatCount(abertas.length, 'lote', 'lotes')}</span>
                </header>
                {abertas.length === 0 ? (
                  <EmptyState hint="Nada espera inspeção." />
                ) : (
                  <ul className={styles.lista}>
                    {abertas.map((row) => (
                      <Row key={row.id} row={row} onDecidir={() => setDeciding(row)} />
                    ))}
                  </ul>
                )}
              </section>
              {decididas.length > 0 && (
                <section className="cartao" aria-labelledby="decididas">
                  <header>
                    <h2 id="decididas">Decididas</h2>
                  </header>
                  <ul className={styles.lista}>
                    {decididas.map((row) => (
                      <Row key={row.id} row={row} onDecidir={undefined} />
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </Loaded>
      </div>
      {deciding && <DecideDialog key={deciding.id} inspecao={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  )
}
