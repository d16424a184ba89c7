import type { AvaliacaoResumo } from '@app/contract/assistencia/avaliacao'
import { avaliacaoView } from '@app/contract/registers/avaliacao'
import type { ComponentProps } from 'react'
import { dayParam, textParam } from '../../../../platform/address/search.ts'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { parseRegisterSearch } from '../../../../register/list/search.ts'
import { AvaliacaoLinha, DeQuem } from '../parts/linha.tsx'
import styles from '../parts/linha.module.css'
import { SomaCards } from '../parts/soma-cards.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

type Row = Record<string, unknown>
const of = (record: Row) => record as unknown as AvaliacaoResumo

const CELLS = {
  consumidor: (record: Row) => <DeQuem avaliacao={of(record)} />,
  media: (record: Row) => (
    <span className="num">
      <b>{formatQuantity(of(record).media)}</b>
      <small className={styles.de}> de 5</small>
    </span>
  ),
  comentario: (record: Row) => <AvaliacaoLinha avaliacao={of(record)} />,
}

/** /avaliacao: what consumers say, summed and one by one. */
export const AvaliacaoList = (props: Props) => (
  <RegisterList
    view={avaliacaoView}
    notice={
      <SomaCards
        search={{ de: dayParam(props.search['de']), ate: dayParam(props.search['ate']) }}
        posto={textParam(props.search['posto'])}
        onSearch={(dias) => {
          const { de: _de, ate: _ate, page: _page, ...rest } = props.search
          props.onSearch(parseRegisterSearch(avaliacaoView, { ...rest, ...dias }))
        }}
      />
    }
    cells={CELLS}
    className={styles.avaliacoes}
    empty={{ hint: 'Depois de cada entrega o cliente recebe o convite; o que ele disser aparece aqui.' }}
    {...props}
  />
)
