import styles from './plano.module.css'
import type { OpcaoDePlano } from '@app/contract/assistencia/cobranca'
import { formatCount } from '../../../../platform/text/format.ts'
import { precoTexto } from './words.ts'

type Props = {
  opcao: Pick<OpcaoDePlano, 'nome' | 'valor' | 'periodicidade' | 'licencas'>
  chosen: boolean
  /** Why it cannot be chosen. */
  porque?: string | undefined
  disabled?: boolean
  onChoose: () => void
}

/** One plan of a group of radio buttons; the whole card chooses it. */
export const PlanoCartao = ({ opcao, chosen, porque, disabled = false, onChoose }: Props) => (
  <label className={styles.plano}>
    <input
      type="radio"
      name="plano"
      checked={chosen}
      disabled={porque !== undefined || disabled}
      onChange={onChoose}
    />
    <b>{opcao.nome}</b>
    <span className={styles.preco}>{precoTexto(opcao)}</span>
    <span className="t2 sm">{`até ${formatCount(opcao.licencas, 'pessoa', 'pessoas')}`}</span>
    {porque && <span className="t2 sm">{porque}</span>}
  </label>
)
