import styles from './palette.module.css'
import { Link } from '@tanstack/react-router'
import type { Ability } from '@app/contract/casca/session'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ShortcutPreference } from './preference.tsx'
import { shortcutsFor } from './shortcuts.ts'

type Props = { opened: boolean; onClose: () => void; can: (ability: Ability) => boolean }

/** '?': every shortcut that the person may use. */
export const ShortcutsDialog = ({ opened, onClose, can }: Props) => (
  <Dialog opened={opened} onClose={onClose} title="Atalhos do teclado">
    <dl className={styles.atalhos}>
      {shortcutsFor(can).map(({ keys, held, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key, index) => (
              <span key={key} className="linha">
                {index > 0 && <span className="t3 xs">{held ? '+' : 'depois'}</span>}
                <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <ShortcutPreference />
    <p className={styles.atalhosAjuda}>
      <Link className="link" to="/ajuda" onClick={onClose}>
        Ajuda: o guia de uso
      </Link>
    </p>
  </Dialog>
)
