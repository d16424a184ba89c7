import styles from './quadro.module.css'
import { LISTA_RAIAS, raiaQueMostra, type Raia as Nome } from '@app/rules/assistencia/ordemServico'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useRowKeys } from '../../../../ui/list/massa/use-row-keys.ts'
import { useSelection } from '../../../../ui/list/massa/use-selection.ts'
import { OS_CSV } from '../lista/list-columns.tsx'
import { listFilter } from '../lista/list-search.ts'
import { useBulkActs } from '../lista/use-bulk-acts.ts'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { Raia } from './raia.tsx'

// Most visits choose no cards, so it loads later.
const BulkBar = lazy(() =>
  import('../../../../ui/list/massa/bulk-bar.tsx').then((module) => ({ default: module.BulkBar })),
)

type Props = Omit<ComponentProps<typeof Raia>, 'nome' | 'selection' | 'dobra'>

const daRaia = (colunas: Props['colunas'], raia: Nome) =>
  colunas.filter(({ status }) => raiaQueMostra(status) === raia)

/** Until somebody chooses, the lane with the most late orders is open, else the first that has any. */
const primeiraAberta = (colunas: Props['colunas']): Nome | undefined => {
  const com = LISTA_RAIAS.map((raia) => {
    const suas = daRaia(colunas, raia)
    return { raia, vermelhas: suas.reduce((all, { vermelhas }) => all + vermelhas, 0), tem: suas.length > 0 }
  }).filter(({ tem }) => tem)
  return com.toSorted((a, b) => b.vermelhas - a.vermelhas)[0]?.raia
}

/** The lanes, and the acts on the cards that are chosen in any of them. */
export function Raias(props: Props) {
  const { colunas, search } = props
  const board = useRef<HTMLDivElement>(null)
  useRowKeys(board)
  const phone = usePhone()
  const [escolhida, setEscolhida] = useState<Nome | null>()
  const aberta = escolhida === undefined ? primeiraAberta(colunas) : escolhida
  const load = useBulkActs()
  const total = colunas.reduce((all, coluna) => all + coluna.total, 0)
  // 'All of them' means those that the board counts.
  const filter = { ...listFilter(search), status: colunas.map(({ status }) => status) }
  const selection = useSelection({
    page: colunas.flatMap(({ ordens }) => ordens.map(({ id }) => id)),
    total,
    question: JSON.stringify(listFilter(search)),
  })
  return (
    <>
      <div ref={board} className={styles.quadro}>
        {LISTA_RAIAS.map((raia) => (
          <Raia
            {...props}
            key={raia}
            nome={raia}
            colunas={daRaia(colunas, raia)}
            selection={selection}
            dobra={
              phone
                ? { aberta: aberta === raia, onToggle: () => setEscolhida(aberta === raia ? null : raia) }
                : undefined
            }
          />
        ))}
      </div>
      {selection.count > 0 && (
        <Suspense>
          <BulkBar
            selection={selection}
            total={total}
            noun={['OS', 'OS']}
            feminine
            csv={{
              path: '/ordemServico/export/CSV',
              request: () => ({ filter, order: 'diasCorridos', direction: 'desc', ...OS_CSV }),
            }}
            bulk={{ path: '/ordemServico', filter, load }}
          />
        </Suspense>
      )}
    </>
  )
}
