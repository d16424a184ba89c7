import type { Conversa } from '@app/contract/assistencia/chat'
import styles from './chat.module.css'

/** A team's picture is square, a person's round. */
export const fotoDe = ({ equipe, lado }: Conversa) =>
  equipe === 'CONSUMIDOR' && lado === 'POSTO' ? styles.pessoa : styles.equipe
