import styles from '../parts/perfil.module.css'
import { perfilView } from '@app/contract/registers/perfil'
import type { ComponentProps } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { RegisterList } from '../../../../register/list/list.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

const CELLS = {
  usuarios: ({ usuarios }: Record<string, unknown>) => (
    <span className="num">{formatCount(Number(usuarios), 'pessoa', 'pessoas')}</span>
  ),
}

/** /perfil: the profiles, and how many people have each. */
export const PerfilList = (props: Props) => (
  <RegisterList view={perfilView} className={styles.registros} cells={CELLS} {...props} />
)
