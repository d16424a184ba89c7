import { clsx } from 'clsx'
import styles from './hoje.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MOST_NO_BALCAO } from '@app/contract/assistencia/inicio'
import type { OrdemServicoListRequest, OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { naBancada, ORDENS, ordensQuery } from '../../ordemServico/index.ts'
import { porqueNaFila } from '../proximo.ts'
import { Linha } from './linha.tsx'

/** Orders that one page holds; a bench with more shows its oldest. */
const PAGINA = 100

const pedido = (filter: OrdemServicoListRequest['filter']): OrdemServicoListRequest => ({
  page: 0,
  pageSize: PAGINA,
  order: 'diasCorridos',
  direction: 'desc',
  filter,
})

type Entrada = { os: OrdemServicoResumo; proxima: string }
type Props = {
  id: string
  titulo: string
  entradas: readonly Entrada[] | undefined
  todas: ReactNode
  vazia: string
  bancada?: boolean
}

/** A short list of what waits for this person, the oldest first; nothing until it has come. */
const Fila = ({ id, titulo, entradas, todas, vazia, bancada = false }: Props) =>
  entradas && (
    <section className={clsx('cartao', styles.hoje)} aria-labelledby={id}>
      <header>
        <h2 id={id}>{titulo}</h2>
        {entradas.length > 0 && (
          <span className="num t2 sm">{formatCount(entradas.length, 'relógio', 'relógios')}</span>
        )}
        <div className="fim">{todas}</div>
      </header>
      <ul aria-labelledby={id}>
        {entradas.slice(0, MOST_NO_BALCAO).map(({ os, proxima }) => (
          <Linha key={os.id} os={os} porque={porqueNaFila(os)} proximo={proxima} naBancada={bancada} />
        ))}
      </ul>
      {entradas.length > MOST_NO_BALCAO && (
        <p className={styles.mais}>
          <span className="num t2">{`${MOST_NO_BALCAO} de ${formatInteger(entradas.length)}`}</span>
          {todas}
        </p>
      )}
      {entradas.length === 0 && <p className={clsx('t2', styles.nada)}>{vazia}</p>}
    </section>
  )

/** The technician's own watches, by what comes next. */
export function NaSuaBancada({ tecnico }: { tecnico: number }) {
  const { data } = useQuery(ordensQuery(pedido({ abertas: true, tecnico })))
  useRefresh(ORDENS, 'ordemServico')
  return (
    <Fila
      id="i-bancada"
      titulo="Na sua bancada"
      entradas={data && naBancada(data.content)}
      todas={
        <Link className="link sm" to="/bancada">
          Abrir bancada
        </Link>
      }
      vazia="Nenhum relógio está com você. Os do posto e os sem dono estão na bancada."
      bancada
    />
  )
}

/** Exchanges that wait for the manufacturer's word. */
export function Trocas() {
  const { data } = useQuery(ordensQuery(pedido({ status: ['TROCA_MODELO'] })))
  useRefresh(ORDENS, 'ordemServico')
  return (
    <Fila
      id="i-trocas"
      titulo="Trocas a autorizar"
      entradas={data?.content.map((os) => ({ os, proxima: 'Decidir' }))}
      todas={
        <Link className="link sm" to="/ordemServico" search={{ status: 'TROCA_MODELO' }}>
          Ver na lista
        </Link>
      }
      vazia="Nenhuma troca espera autorização."
    />
  )
}
