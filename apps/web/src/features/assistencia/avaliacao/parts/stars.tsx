import { IconStar } from '@tabler/icons-react'
import { NOTAS } from '@app/contract/assistencia/avaliacao'
import { Icon } from '../../../../ui/page/icon.tsx'
import styles from './stars.module.css'

/** A mark as stars, said as a number. */
export const Stars = ({ nota }: { nota: number }) => (
  <span className={styles.estrelas} role="img" aria-label={`${nota} de 5`}>
    {NOTAS.map((each) => (
      <span key={each} className={each <= nota ? styles.cheia : undefined}>
        <Icon of={IconStar} />
      </span>
    ))}
  </span>
)
