import { clsx } from 'clsx'
import styles from './prontos.module.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Painel, Pronto } from '@app/contract/armazem/painel'
import type { Etapa } from '@app/contract/armazem/pedido'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { SITUACAO_LOOK } from '../../situacao/index.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { pedidoHref } from '../tabela/columns.tsx'

/** Entries that fit beside the table of a wall screen. */
const TV_ENTRIES = 8

/** The stage in one word: the entry stands in a narrow column. */
const ETAPA_WORDS: Record<Etapa, string> = {
  CRIADO: 'Criado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido',
  FATURADO: 'Faturado',
  CANCELADO: 'Cancelado',
}

const Entry = ({ id, numeroPedido, cliente, etapa }: Pronto) => (
  <li>
    <Link to={pedidoHref(id)}>
      <span className="linha entre">
        <b className="num">{numeroPedido}</b>
        <span className={clsx(styles.etapa, SITUACAO_LOOK[etapa].className)}>
          <Icon of={SITUACAO_LOOK[etapa].icon} />
          {ETAPA_WORDS[etapa]}
        </span>
      </span>
      <span className="corta">{cliente.nomeFantasia}</span>
    </Link>
  </li>
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

type Props = {
  id: string
  painel: Pick<Painel, 'prontos' | 'maisProntos'> | undefined
  /** Entries beside the table before 'Ver os …'. */
  entries: number
  tv: boolean
  /** Phones and tablets: unfolded. */
  open: boolean
}

export const countReady = (painel: Pick<Painel, 'prontos' | 'maisProntos'>) =>
  painel.prontos.length + painel.maisProntos

/** Orders ready for dispatch: each opens its order (spec §2, decisions 13). */
export function Ready({ id, painel, entries, tv, open }: Props) {
  const [all, setAll] = useState(false)
  const prontos = painel?.prontos ?? []
  const total = painel ? countReady(painel) : 0
  const fold = tv ? TV_ENTRIES : entries
  const shown = all && !tv ? prontos : prontos.slice(0, fold)
  const others = total - shown.length
  return (
    <section
      className={clsx('cartao', styles.prontos, open ? styles.aberto : '')}
      id={id}
      aria-labelledby={`${id}-titulo`}
    >
      <header>
        <h2 id={`${id}-titulo`}>Prontos para expedição</h2>
        {painel && <span className="fim num t2 sm">{formatInteger(total)}</span>}
      </header>
      {!painel && <Waiting entries={fold} />}
      {painel && total === 0 && <p className={clsx(styles.nenhum, 't2 sm')}>Nenhum pedido pronto.</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((pronto) => (
            <Entry key={pronto.id} {...pronto} />
          ))}
        </ul>
      )}
      {others > 0 && (all || tv) && (
        <p className={clsx(styles.outros, 't2 sm')}>
          e mais <span className="num">{formatInteger(others)}</span>
        </p>
      )}
      {!tv && prontos.length > fold && (
        <div className={styles.todos}>
          <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Ver menos' : `Ver os ${formatInteger(prontos.length)}`}
          </Button>
          {!all && painel && painel.maisProntos > 0 && (
            <span className="num t3 xs">mais {formatInteger(painel.maisProntos)}</span>
          )}
        </div>
      )}
    </section>
  )
}
