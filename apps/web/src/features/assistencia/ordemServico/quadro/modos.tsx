import styles from './quadro.module.css'
import { IconCalendarEvent, IconLayoutKanban, IconListDetails } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { compact } from '../../../../platform/address/search.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { filtersOfSearch } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'

const MODOS = [
  { modo: undefined, rotulo: 'Lista', icon: IconListDetails },
  { modo: 'quadro', rotulo: 'Quadro', icon: IconLayoutKanban },
  { modo: 'calendario', rotulo: 'Prometidas', icon: IconCalendarEvent },
] as const

/** The same orders as a list, as a board or by the promised days; the filters stay. */
export const Modos = ({ search }: { search: OsSearch }) => (
  <nav className={styles.modos} aria-label="Como mostrar">
    {MODOS.map(({ modo, rotulo, icon }) => (
      <Link
        key={rotulo}
        title={rotulo}
        to="/ordemServico"
        search={compact({ ...filtersOfSearch(search), modo })}
        // Alone, the router calls any address of the list's path the current one.
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={search.modo === modo ? 'page' : undefined}
      >
        <Icon of={icon} size="p" />
        <span className={styles.rotulo}>{rotulo}</span>
      </Link>
    ))}
  </nav>
)
