import { clsx } from 'clsx'
import styles from './quadro.module.css'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { AcaoOs, OrdemServicoResumo, OsQuadroStatus } from '@app/contract/assistencia/ordemServico'
import { STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { acoesParaRaia, RAIAS, raiaDe, type Raia as Nome } from '@app/rules/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Icon } from '../../../../ui/page/icon.tsx'
import { formatInteger } from '../../../../platform/text/format.ts'
import type { RowSelection } from '../../../../ui/list/massa/use-selection.ts'
import { compact } from '../../../../platform/address/search.ts'
import { corClass, Mostrador } from '../ficha/mostrador.tsx'
import { StatusOsBadge } from '../ficha/status-os.tsx'
import { filtersOfSearch } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { Alvo } from './alvo.tsx'
import { Cartao } from './cartao.tsx'
import { useDrop } from '../lista/use-drop.ts'

type Props = {
  nome: Nome
  colunas: readonly OsQuadroStatus[]
  search: OsSearch
  selection: RowSelection
  arrastada: OrdemServicoResumo | null
  onDrag: (os: OrdemServicoResumo | null) => void
  onAcoes: (os: OrdemServicoResumo, acoes: readonly AcaoOs[]) => void
  /** On a phone one lane is open at a time; undefined where they stand beside each other. */
  dobra?: { aberta: boolean; onToggle: () => void } | undefined
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const Cabeca = ({ rotulo, colunas }: { rotulo: string; colunas: Props['colunas'] }) => {
  const vermelhas = sum(colunas.map((coluna) => coluna.vermelhas))
  return (
    <>
      {rotulo} <span className="num t2">{formatInteger(sum(colunas.map(({ total }) => total)))}</span>
      {vermelhas > 0 && (
        <span className={clsx(styles.vermelhas, corClass('VERMELHO'))}>
          <Mostrador dias={30} />
          <span className="num">{formatInteger(vermelhas)}</span>
          <span className="so-leitor"> no vermelho</span>
        </span>
      )}
    </>
  )
}

/** A lane: its statuses as headings with their orders, the empty ones in a line at the foot. */
export function Raia({ nome, colunas, search, selection, arrastada, onDrag, onAcoes, dobra }: Props) {
  const id = useId()
  const { rotulo, status } = RAIAS[nome]
  const acoes = arrastada
    ? acoesParaRaia({ status: arrastada.statusOS.name, acoes: arrastada.proximasAcoes }, nome)
    : []
  const aceita = acoes.length > 0
  const propria = arrastada !== null && raiaDe(arrastada.statusOS.name) === nome
  const { sobre, alvo } = useDrop(aceita, () => arrastada && onAcoes(arrastada, acoes))
  const vazios = status.filter((each) => colunas.every((coluna) => coluna.status !== each))
  return (
    <section aria-labelledby={id}>
      <div
        className={clsx(
          styles.raia,
          arrastada && (aceita ? styles.aceita : !propria && styles.recusa),
          sobre && !propria && styles.sobre,
        )}
        {...(!propria && alvo)}
      >
        <h2 id={id}>
          {dobra ? (
            <button type="button" aria-expanded={dobra.aberta} onClick={dobra.onToggle}>
              <Cabeca rotulo={rotulo} colunas={colunas} />
              <Icon of={dobra.aberta ? IconChevronUp : IconChevronDown} />
            </button>
          ) : (
            <Cabeca rotulo={rotulo} colunas={colunas} />
          )}
        </h2>
        {dobra?.aberta !== false && (
          <>
            {arrastada && (
              <Alvo
                os={arrastada}
                nome={nome}
                acoes={acoes}
                solta={propria ? alvo : undefined}
                sobre={propria && sobre}
              />
            )}
            {colunas.map(({ status: each, total, ordens }) => (
              <div key={each}>
                <h3>
                  <StatusOsBadge status={{ name: each, description: STATUS_OS_DESCRICAO[each] }} />
                  <span className="num t2">{formatInteger(total)}</span>
                </h3>
                <ul>
                  {ordens.map((os) => (
                    <Cartao
                      key={os.id}
                      os={os}
                      selection={selection}
                      onDrag={onDrag}
                      onMove={(moves) => onAcoes(os, moves)}
                    />
                  ))}
                </ul>
                {total > ordens.length && (
                  <Link
                    className="xs"
                    to="/ordemServico"
                    search={compact({
                      ...filtersOfSearch(search),
                      status: each,
                      order: 'diasCorridos,desc' as const,
                    })}
                  >
                    Ver as {formatInteger(total)} na lista
                  </Link>
                )}
              </div>
            ))}
            {vazios.length > 0 && (
              <p className="t2 xs">Sem OS: {vazios.map((each) => STATUS_OS_DESCRICAO[each]).join(', ')}</p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
