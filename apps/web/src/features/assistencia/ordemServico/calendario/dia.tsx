import { clsx } from 'clsx'
import styles from './calendario.module.css'
import type { OrdemServicoResumo, OsCalendarioDia } from '@app/contract/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { compact } from '../../../../platform/address/search.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { filtersOfSearch } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { Item } from './item.tsx'
import { dayName } from './periodo.ts'
import { useDrop } from '../lista/use-drop.ts'

type Props = {
  dia: string
  hoje: string
  /** It is of another month than the one that is shown. */
  fora: boolean
  /** Its name in full: in a list of days. */
  porExtenso: boolean
  conteudo: OsCalendarioDia | undefined
  search: OsSearch
  podePrometer: (os: OrdemServicoResumo) => boolean
  arrastada: OrdemServicoResumo | null
  onDrag: (os: OrdemServicoResumo | null) => void
  onDrop: (os: OrdemServicoResumo) => void
  onMudar: (os: OrdemServicoResumo) => void
}

/** 'sexta-feira, 20 de novembro: 3 OS, 1 atrasada' */
const nameOf = (dia: string, { total, atrasadas }: Pick<OsCalendarioDia, 'total' | 'atrasadas'>) =>
  `${dayName(dia)}: ${formatInteger(total)} OS${atrasadas > 0 ? `, ${formatCount(atrasadas, 'atrasada', 'atrasadas')}` : ''}`

const NADA = { total: 0, atrasadas: 0, ordens: [] }

/** A day with the orders that are promised for it; an order that is dragged here is promised for it. */
export function Dia(props: Props) {
  const { dia, hoje, fora, porExtenso, conteudo, search, arrastada } = props
  const { total, atrasadas, ordens } = conteudo ?? NADA
  const aceita = arrastada !== null && dia >= hoje && arrastada.dataPrometida !== dia
  const { sobre, alvo } = useDrop(aceita, () => arrastada && props.onDrop(arrastada))
  return (
    <section
      aria-label={nameOf(dia, { total, atrasadas })}
      aria-current={dia === hoje ? 'date' : undefined}
      className={clsx(styles.dia, fora && styles.fora, dia === hoje && styles.hoje)}
    >
      <div
        className={clsx(
          styles.solta,
          aceita && styles.aceita,
          arrastada && dia < hoje && styles.recusa,
          sobre && styles.sobre,
        )}
        {...alvo}
      >
        <h2 aria-hidden="true">
          <span className={clsx('num', styles.numero)}>
            {porExtenso ? dayName(dia) : Number(dia.slice(8))}
          </span>
          {total > 0 && <span className="num t2">{formatInteger(total)}</span>}
          {atrasadas > 0 && (
            <span className={clsx('num', styles.tarde)}>
              {formatCount(atrasadas, 'atrasada', 'atrasadas')}
            </span>
          )}
        </h2>
        <ul>
          {ordens.map((os) => (
            <Item
              key={os.id}
              os={os}
              onDrag={props.podePrometer(os) ? props.onDrag : undefined}
              onMudar={() => props.onMudar(os)}
            />
          ))}
        </ul>
        {total > ordens.length && (
          <Link
            className="xs"
            to="/ordemServico"
            search={compact({
              ...filtersOfSearch(search),
              abertas: 'true' as const,
              prometidaDe: dia,
              prometidaAte: dia,
            })}
          >
            Ver as {formatInteger(total)}
          </Link>
        )}
      </div>
    </section>
  )
}
