import { clsx } from 'clsx'
import styles from './prontos.module.css'
import { IconCalendarX, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { Painel, Pronto } from '@app/contract/armazem/painel'
import type { Etapa } from '@app/contract/armazem/pedido'
import { formatInteger, formatMoment } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SITUACAO_LOOK } from '../../situacao/index.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { isOverdue, pedidoHref } from '../tabela/columns.tsx'

/** Most entries beside the table of a wall screen. */
const TV_ENTRIES = 7

/** The stage in one word, because the column is narrow. */
const ETAPA_WORDS: Record<Etapa, string> = {
  CRIADO: 'Criado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido',
  FATURADO: 'Faturado',
  CANCELADO: 'Cancelado',
}

const Entry = ({ pronto, now }: { pronto: Pronto; now: Date }) => (
  <li>
    <Link to={pedidoHref(pronto.id)}>
      <span className="linha entre">
        <b className="num">{pronto.numeroPedido}</b>
        <span className={clsx(styles.etapa, SITUACAO_LOOK[pronto.etapa].className)}>
          <Icon of={SITUACAO_LOOK[pronto.etapa].icon} />
          {ETAPA_WORDS[pronto.etapa]}
        </span>
      </span>
      <span className="linha entre">
        <span className="corta" title={pronto.cliente.nomeFantasia}>
          {pronto.cliente.nomeFantasia}
        </span>
        {isOverdue(pronto, now) && (
          <span
            className={styles.vencida}
            title={`Coleta vencida, ${formatMoment(pronto.dataHoraColeta, now)}`}
          >
            <Icon of={IconCalendarX} />
            <span className="so-leitor">coleta vencida</span>
          </span>
        )}
      </span>
    </Link>
  </li>
)

const Entries = ({ of, now }: { of: readonly Pronto[]; now: Date }) =>
  of.length > 0 && (
    <ul>
      {of.map((pronto) => (
        <Entry key={pronto.id} pronto={pronto} now={now} />
      ))}
    </ul>
  )

const Waiting = ({ entries }: { entries: number }) => (
  <ul aria-hidden="true">
    {Array.from({ length: entries }, (_, entry) => (
      <li key={entry} className={styles.ossoPronto}>
        <Bone width="3rem" />
        <Bone width="70%" />
      </li>
    ))}
  </ul>
)

/** Invoiced orders may leave; orders on their way to that stage follow (decisions 13). */
const partsOf = ({ prontos, cartoes, ...painel }: Painel) => {
  const faturados = prontos.filter(({ etapa }) => etapa === 'FATURADO')
  const outros = prontos.filter(({ etapa }) => etapa !== 'FATURADO')
  const total = countReady({ prontos, ...painel })
  // The list is limited, but the card has the full count.
  const contados = cartoes.find(({ status }) => status === 'FATURADO')?.quantidade ?? faturados.length
  return { total, faturados, contados, outros, contadosOutros: total - contados }
}

type PartProps = { entries: readonly Pronto[]; count: number; now: Date }

/** 'Faturados', folded beyond the available room. */
function Invoiced({ entries, count, fold, now, tv }: PartProps & { fold: number; tv: boolean }) {
  const [all, setAll] = useState(false)
  const shown = all && !tv ? entries : entries.slice(0, fold)
  const others = count - shown.length
  return (
    <>
      <h3 className={styles.grupo}>
        Faturados <span className="num t2">{formatInteger(count)}</span>
      </h3>
      <Entries of={shown} now={now} />
      {others > 0 && (all || tv) && (
        <p className={clsx(styles.outros, 't2 sm')}>
          e mais <span className="num">{formatInteger(others)}</span>
        </p>
      )}
      {!tv && entries.length > fold && (
        <div className={styles.todos}>
          <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Ver menos' : `Ver os ${formatInteger(entries.length)}`}
          </Button>
        </div>
      )}
    </>
  )
}

const FOLDED = 'Ainda não faturados'

function NotInvoiced({ entries, count, now }: PartProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <h3 className={clsx(styles.grupo, styles.dobra)}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {FOLDED} <span className="num t2">{formatInteger(count)}</span>
          <Icon of={open ? IconChevronUp : IconChevronDown} size="p" />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        <Entries of={entries} now={now} />
        {count > entries.length && (
          <p className={clsx(styles.outros, 't2 sm')}>
            mais <span className="num">{formatInteger(count - entries.length)}</span>
          </p>
        )}
      </div>
    </>
  )
}

type Props = {
  id: string
  painel: Painel | undefined
  /** Entries beside the table before 'Ver os …'. */
  entries: number
  tv: boolean
  /** On phones and tablets: unfolded. */
  open: boolean
  now: Date
}

export const countReady = (painel: Pick<Painel, 'prontos' | 'maisProntos'>) =>
  painel.prontos.length + painel.maisProntos

/** Orders ready for dispatch: each opens its order (spec §2, decisions 13). */
export function Ready({ id, painel, entries, tv, open, now }: Props) {
  const parts = painel && partsOf(painel)
  const fold = tv ? TV_ENTRIES : entries
  return (
    <section
      className={clsx('cartao', styles.prontos, open ? styles.aberto : '')}
      id={id}
      aria-labelledby={`${id}-titulo`}
    >
      <header>
        <h2 id={`${id}-titulo`}>Prontos para expedição</h2>
        {parts && <span className="fim num t2 sm">{formatInteger(parts.total)}</span>}
      </header>
      {!parts && <Waiting entries={fold} />}
      {parts?.total === 0 && <p className={clsx(styles.nenhum, 't2 sm')}>Nenhum pedido pronto.</p>}
      {parts && parts.contados > 0 && (
        <Invoiced entries={parts.faturados} count={parts.contados} {...{ fold, now, tv }} />
      )}
      {parts && parts.contadosOutros > 0 && !tv && (
        <NotInvoiced entries={parts.outros} count={parts.contadosOutros} now={now} />
      )}
      {parts && parts.contadosOutros > 0 && tv && (
        <p className={clsx(styles.outros, styles.fimTv, 't2 sm')}>
          {FOLDED} <span className="num">{formatInteger(parts.contadosOutros)}</span>
        </p>
      )}
    </section>
  )
}
