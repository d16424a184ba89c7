import styles from './plano-card.module.css'
import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { ChangePlanoDialog } from './change-plano.tsx'
import { ChangeVencimentoDialog } from './change-vencimento.tsx'
import { useMuda } from './use-muda.ts'

/** Above this many the segments are too thin to be counted: the bar then shows the share. */
const SEGMENTOS = 20

const Trilho = ({ pessoas, licencas }: { pessoas: number; licencas: number }) => {
  const segmentos = Math.min(licencas, SEGMENTOS)
  const usados = Math.round((Math.min(pessoas, licencas) / licencas) * segmentos)
  return (
    <span
      className={styles.trilho}
      role="img"
      aria-label={`${pessoas} de ${formatCount(licencas, 'licença', 'licenças')} em uso`}
    >
      {Array.from({ length: segmentos }, (_, at) => (
        <i key={at} className={at < usados ? styles.usado : undefined} />
      ))}
    </span>
  )
}

const cupomTexto = ({ desconto }: NonNullable<PlanoDoPosto['cupom']>, restam: number): string =>
  restam > 0
    ? `${desconto} % em mais ${formatCount(restam, 'cobrança', 'cobranças')}`
    : `${desconto} %, já acabou`

const Licencas = ({ posto, dados: { pessoas, plano } }: { posto: number; dados: PlanoDoPosto }) => {
  const own = useUser()?.posto
  const people = useCan('COLABORADOR_EDITAR')
  return (
    <div className={styles.licencas}>
      <dt>Licenças</dt>
      <dd>
        <span className="num">{`${pessoas} de ${plano.licencas}`}</span> <small>em uso</small>
        {people && (
          <Link className="link sm" to="/colaboradores" search={own ? {} : { posto }}>
            Ver pessoas
          </Link>
        )}
      </dd>
      <dd>
        <Trilho pessoas={pessoas} licencas={plano.licencas} />
      </dd>
    </div>
  )
}

/** A post's plan: its price, when it falls due, its coupon, and how many of its licences are taken. */
export function PlanoCard({ posto, dados }: { posto: number; dados: PlanoDoPosto }) {
  const [changing, setChanging] = useState<'plano' | 'vencimento' | null>(null)
  const muda = useMuda()
  const { plano, desde, diaVencimento, cupom, descontoRestante, agendado } = dados
  const anual = plano.periodicidade === 'ANUAL'
  return (
    <section className={`cartao ${styles.plano}`} aria-label="Plano">
      <header>
        <h2>{plano.nome}</h2>
        <span className={`t2 sm num ${styles.desde}`}>
          {`${anual ? 'anual' : 'mensal'}, desde ${formatDay(desde)}`}
        </span>
        {muda && (
          <span className="fim">
            <Button small icon={IconArrowsExchange} onClick={() => setChanging('plano')}>
              Mudar de plano
            </Button>
          </span>
        )}
      </header>
      <dl>
        <div>
          <dt>Preço</dt>
          <dd className="num">
            {formatMoney(plano.valor)} <small>{anual ? 'por ano' : 'por mês'}</small>
          </dd>
        </div>
        <div>
          <dt>Vence todo dia</dt>
          <dd>
            <span className="num">{diaVencimento}</span>{' '}
            {muda && (
              <button
                type="button"
                className="link sm"
                aria-label="Mudar o dia do vencimento"
                onClick={() => setChanging('vencimento')}
              >
                Mudar
              </button>
            )}
          </dd>
        </div>
        <div>
          <dt>{cupom ? 'Cupom' : 'Já cobrado até'}</dt>
          <dd>
            {cupom ? (
              <>
                <span className="num">{cupom.codigo}</span>{' '}
                <small>{cupomTexto(cupom, descontoRestante)}</small>
              </>
            ) : (
              <span className="num">{formatDay(plano.ate)}</span>
            )}
          </dd>
        </div>
        <Licencas posto={posto} dados={dados} />
      </dl>
      {(cupom !== null || agendado) && (
        <p className={`t2 sm num ${styles.depois}`}>
          {cupom && <span>{`Já cobrado até ${formatDay(plano.ate)}.`}</span>}
          {agendado && (
            <span>
              Depois: <b>{`${agendado.nome}, de ${formatDay(agendado.em)} em diante`}</b>
            </span>
          )}
        </p>
      )}
      {changing === 'plano' && <ChangePlanoDialog posto={posto} onClose={() => setChanging(null)} />}
      {changing === 'vencimento' && (
        <ChangeVencimentoDialog posto={posto} dados={dados} onClose={() => setChanging(null)} />
      )}
    </section>
  )
}
