import { clsx } from 'clsx'
import styles from './hoje.module.css'
import { IconAlertTriangle, IconCalendarDue, IconHandStop } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Balcao, BalcaoGrupo } from '@app/contract/assistencia/inicio'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { porqueNoBalcao, proximoNoBalcao } from '../proximo.ts'
import { Linha } from './linha.tsx'

type Grupo = {
  titulo: string
  nota?: string
  icon: TablerIcon
  className?: string
  todas: { rotulo: string; search: Record<string, string> }
}

const GRUPOS: Record<BalcaoGrupo, Grupo> = {
  ATRASADA: {
    titulo: 'Atrasadas',
    nota: 'prometido passou, ou no vermelho',
    icon: IconAlertTriangle,
    className: 's-vermelho',
    todas: { rotulo: 'Ver as do vermelho', search: { semaforo: 'VERMELHO' } },
  },
  HOJE: {
    titulo: 'Prometidas para hoje',
    icon: IconCalendarDue,
    todas: { rotulo: 'Ver as abertas', search: { abertas: 'true' } },
  },
  PRONTA: {
    titulo: 'Prontas, esperando o cliente',
    icon: IconHandStop,
    todas: { rotulo: 'Ver todas', search: { retirada: '0' } },
  },
}

function Lista({ grupo, total, ordens }: Balcao[number]) {
  const { titulo, nota, icon, className, todas } = GRUPOS[grupo]
  return (
    <>
      <h3 className={className}>
        <Icon of={icon} size="p" />
        {titulo}
        {nota && <small>{nota}</small>}
        <span className={clsx('num', styles.quantas)}>{formatInteger(total)}</span>
      </h3>
      <ul aria-label={titulo}>
        {ordens.map((os) => (
          <Linha
            key={os.id}
            os={os}
            porque={porqueNoBalcao(os, grupo)}
            proximo={proximoNoBalcao(os, grupo)}
          />
        ))}
      </ul>
      {total > ordens.length && (
        <p className={styles.mais}>
          <span className="num t2">{`${ordens.length} de ${formatInteger(total)}`}</span>
          <Link className="link" to="/ordemServico" search={todas.search}>
            {todas.rotulo}
          </Link>
        </p>
      )}
    </>
  )
}

/** The counter's list of the day: late, promised for today, ready. */
export function Hoje({ balcao }: { balcao: Balcao }) {
  const total = balcao.reduce((sum, grupo) => sum + grupo.total, 0)
  return (
    <section className={clsx('cartao', styles.hoje)} aria-labelledby="i-hoje">
      <header>
        <h2 id="i-hoje">Hoje no balcão</h2>
        {total > 0 && <span className="num t2 sm">{formatCount(total, 'relógio', 'relógios')}</span>}
        <div className="fim">
          <Link className="link sm" to="/ordemServico" search={{ modo: 'quadro' }}>
            Ver quadro
          </Link>
        </div>
      </header>
      {balcao.map((grupo) => (
        <Lista key={grupo.grupo} {...grupo} />
      ))}
      {balcao.length === 0 && (
        <p className={clsx('t2', styles.nada)}>
          Nada atrasado, nada prometido para hoje e nenhum relógio esperando pelo dono.
        </p>
      )}
    </section>
  )
}
