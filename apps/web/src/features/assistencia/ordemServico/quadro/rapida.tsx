import styles from './cores.module.css'
import { IconScan } from '@tabler/icons-react'
import type { OsQuadro } from '@app/contract/assistencia/ordemServico'
import { useState } from 'react'
import { compact } from '../../../../platform/address/search.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { OsSearch } from '../lista/list-search.ts'
import { Cores } from './cores.tsx'

function Procurar({ busca, onFind }: { busca: string; onFind: (busca: string | undefined) => void }) {
  const [typed, setTyped] = useState(busca)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim() || undefined)
      }}
    >
      <TextField
        small
        hideLabel
        label="Procurar no quadro"
        placeholder="OS, cliente ou nº de série"
        icon={IconScan}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
    </form>
  )
}

type Props = { search: OsSearch; onSearch: (search: OsSearch) => void; cores: OsQuadro['cores'] }

/** The row above the lanes: one text to find by, and the dials. */
export const Rapida = ({ search, onSearch, cores }: Props) => (
  <div className={styles.linha}>
    <Procurar
      // Another text may come from the panel, or from the way back.
      key={search.busca}
      busca={search.busca ?? ''}
      onFind={(busca) => onSearch(compact({ ...search, busca }))}
    />
    <Cores
      cores={cores}
      acesa={search.semaforo}
      onChoose={(semaforo) => onSearch(compact({ ...search, semaforo }))}
    />
  </div>
)
