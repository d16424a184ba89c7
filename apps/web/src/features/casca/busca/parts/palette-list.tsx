import { clsx } from 'clsx'
import styles from './palette.module.css'
import { Icon } from '../../../../ui/page/icon.tsx'
import type { Entry, Group } from './procura.ts'
import { piecesOf } from './match.ts'

const Marked = ({ text, q }: { text: string; q: string }) =>
  piecesOf(text, q).map((piece, index) =>
    // Pieces have no other identity than their position.
    piece.hit ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )

type Props = {
  id: string
  groups: readonly Group[]
  selected: Entry | undefined
  q: string
  optionId: (entry: Entry) => string
  onPoint: (entry: Entry) => void
  /** `apart`: in another tab. */
  onOpen: (entry: Entry, apart: boolean) => void
}

/** The lines in their groups, with the typed text highlighted. */
export const PaletteList = ({ id, groups, selected, q, optionId, onPoint, onOpen }: Props) => (
  <div className={styles.palL} id={id} role="listbox" aria-label="Resultados">
    {groups.map(({ label, entries }) => (
      <div key={label} role="group" aria-label={label}>
        <div className={styles.g} aria-hidden="true">
          {label}
        </div>
        {entries.map((entry) => (
          <button
            key={entry.key}
            type="button"
            id={optionId(entry)}
            role="option"
            tabIndex={-1}
            aria-selected={entry === selected}
            // The focus stays in the field, because it listens to the keys.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => {
              if (entry !== selected) onPoint(entry)
            }}
            onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
          >
            <span className={clsx(styles.ico, entry.tone ? `sit ${entry.tone}` : '')}>
              {entry.tone ? (
                <span className="ponto">
                  <Icon of={entry.icon} />
                </span>
              ) : (
                <Icon of={entry.icon} />
              )}
            </span>
            <span className={styles.tx}>
              <b>
                <Marked text={entry.title} q={q} />
              </b>
              {entry.detail && (
                <small>
                  <Marked text={entry.detail} q={q} />
                </small>
              )}
            </span>
            {entry === selected ? (
              <span className={styles.vai} aria-hidden="true">
                Abrir <kbd>↵</kbd>
              </span>
            ) : (
              entry.keys && <kbd aria-hidden="true">{entry.keys}</kbd>
            )}
          </button>
        ))}
      </div>
    ))}
  </div>
)
