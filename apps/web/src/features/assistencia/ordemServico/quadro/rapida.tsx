import styles from './cores.module.css'
import { IconScan } from '@tabler/icons-react'
import type { OsQuadro } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { compact } from '../../../../platform/address/search.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { marcasQuery, tecnicosQuery } from '../api.ts'
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

/** The people of the own post, and the brands: who sees all posts finds theirs in the panel. */
function Escolhas({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const posto = useUser()?.posto
  const tecnicos = useQuery({ ...tecnicosQuery(), enabled: Boolean(posto) })
  const marcas = useQuery(marcasQuery())
  const escolha = (name: 'tecnico' | 'marca', label: string, empty: string, nomes: Nomeado[] = []) => (
    <SelectField
      small
      hideLabel
      label={label}
      empty={empty}
      options={nomes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
      value={search[name] === undefined ? '' : String(search[name])}
      onChange={(value) => onSearch(compact({ ...search, [name]: value === '' ? undefined : Number(value) }))}
    />
  )
  return (
    <>
      {posto && escolha('tecnico', 'Técnico', 'Todos os técnicos', tecnicos.data)}
      {escolha('marca', 'Marca', 'Todas as marcas', marcas.data)}
    </>
  )
}

type Nomeado = { id: number; nome: string }
type Props = { search: OsSearch; onSearch: (search: OsSearch) => void; cores: OsQuadro['cores'] }

/** The row above the lanes: one text to find by, the dials, whose bench, which brand, and what has ended. */
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
    <Escolhas search={search} onSearch={onSearch} />
    <SwitchField
      className={styles.encerradas}
      label="Encerradas"
      value={search.encerradas === 'true'}
      onChange={(on) => onSearch(compact({ ...search, encerradas: on ? ('true' as const) : undefined }))}
    />
  </div>
)
