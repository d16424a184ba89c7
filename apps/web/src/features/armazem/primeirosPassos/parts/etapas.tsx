import styles from './passos.module.css'
import { IconCheck, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'
import type { PassoSituado } from '@app/rules/armazem/primeirosPassos'
import { formatDocument } from '../../../../platform/text/format.ts'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { PASSO_PALAVRAS } from './passos.ts'

type Registro = PrimeirosPassos['passos'][number]
type Props = { numero: number; registro: Registro; estado: PassoSituado['estado'] }

const Meios = ({ registro }: { registro: Registro }) => {
  const { meios } = PASSO_PALAVRAS[registro.passo]
  return (
    <div className={styles.meios}>
      {meios?.(registro).map(({ icon, titulo, texto, to, rapido }) => (
        <Link key={to} to={to} className={clsx(styles.meio, rapido && styles.rapido)}>
          <Icon of={icon} />
          <strong>{titulo}</strong>
          <small>{texto}</small>
          {rapido && <span className={styles.marca}>o mais rápido</span>}
        </Link>
      ))}
    </div>
  )
}

const Feito = ({ registro: { passo, resumo, documento, id } }: { registro: Registro }) => {
  const { titulo, feito } = PASSO_PALAVRAS[passo]
  return (
    <>
      <span>
        <b>{titulo}</b>
        <small>
          {passo === 'pedido' ? `Pedido ${resumo}` : resumo}
          {documento !== null && (
            <>
              {' · '}
              <span className="num">{formatDocument(documento)}</span>
            </>
          )}
        </small>
      </span>
      <ButtonLink small look="quiet" to={feito.to(id)}>
        {feito.ato}
        <span className="so-leitor">: {titulo}</span>
      </ButtonLink>
    </>
  )
}

const AFazer = ({ registro: { passo }, estado }: Pick<Props, 'registro' | 'estado'>) => {
  const { titulo, texto, espera, ato, to } = PASSO_PALAVRAS[passo]
  const locked = estado === 'travado'
  return (
    <>
      <span>
        <b>{titulo}</b>
        <small>{locked ? espera : texto}</small>
      </span>
      {locked ? (
        <Button small icon={IconLock} disabled>
          {ato}
        </Button>
      ) : (
        <ButtonLink small {...(estado === 'atual' && { look: 'filled' as const })} to={to}>
          {ato}
        </ButtonLink>
      )}
    </>
  )
}

/**
 * One step: a finished one is short, the current one shows its ways, a waiting one names the step that it waits for.
 */
export function Etapa({ numero, registro, estado }: Props) {
  const { titulo, texto, meios } = PASSO_PALAVRAS[registro.passo]
  const done = estado === 'feito'
  const disc = (
    <span className={clsx(styles.no, 'num')}>
      {done ? <Icon of={IconCheck} size="p" /> : <span aria-hidden="true">{numero}</span>}
      {done && <span className="so-leitor">Feito: </span>}
    </span>
  )
  if (estado === 'atual' && meios)
    return (
      <li className={clsx(styles.vez, styles.aberta)} aria-current="step">
        <div className={styles.cab}>
          {disc}
          <span>
            <b>{titulo}</b>
            <small>{texto}</small>
          </span>
        </div>
        <Meios registro={registro} />
      </li>
    )
  return (
    <li
      className={clsx(done && styles.feita, estado === 'atual' && styles.vez)}
      aria-current={estado === 'atual' ? 'step' : undefined}
    >
      {disc}
      {done ? <Feito registro={registro} /> : <AFazer registro={registro} estado={estado} />}
    </li>
  )
}
