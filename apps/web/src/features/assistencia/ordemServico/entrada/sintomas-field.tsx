import styles from '../acoes/acao.module.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Chips } from '../../../../ui/fields/chips.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { sintomasQuery } from './pickers.tsx'

type Props = { value: number[]; onChange: (value: number[]) => void; error: ReactNode }

/** The customer's complaint, as chips of the register. */
export function SintomasField({ value, onChange, error }: Props) {
  const { data } = useQuery(sintomasQuery)
  return (
    <div className={styles.acaoGrupo}>
      <span className="rotulo">O cliente diz</span>
      {data ? (
        <Chips
          label="O cliente diz"
          options={data.map(({ id, nome }) => ({ key: id, label: nome }))}
          value={value}
          onChange={onChange}
          error={error}
        />
      ) : (
        <Bone width="70%" />
      )}
    </div>
  )
}
