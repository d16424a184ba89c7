import { clsx } from 'clsx'
import styles from './inicio.module.css'
import { IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { useEsperam } from '../../cadastroPosto/index.ts'

/** How many registrations of posts wait, beside the boxes of orders. */
export function CadastroBox() {
  const esperam = useEsperam()
  if (esperam === undefined) return null
  return (
    <li>
      <Link
        to="/cadastroPosto"
        className={clsx('cartao', styles.caixaI, 'criado', esperam === 0 ? styles.vazia : '')}
      >
        <span className="ponto">
          <Icon of={IconUserCheck} />
        </span>
        <span className={styles.rot}>Cadastros a aprovar</span>
        <strong className="num">{formatInteger(esperam)}</strong>
      </Link>
    </li>
  )
}
