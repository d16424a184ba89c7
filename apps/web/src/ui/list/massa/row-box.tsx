import './row-box.css'
import type { RowSelection } from './use-selection.ts'

type Box = { label: string; checked: boolean; mixed?: boolean; onToggle: (range: boolean) => void }

/** A tick box over the beginning of a row; its area belongs to it and not to the row's link. */
const TickBox = ({ label, checked, mixed = false, onToggle }: Box) => (
  <label className="escolhe">
    <input
      type="checkbox"
      className="caixa-m"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed
      }}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  </label>
)

/** Chooses a row; with Shift all rows from the last one chosen. */
export const RowBox = ({ id, name, selection }: { id: number; name: string; selection: RowSelection }) => (
  <TickBox
    label={`Selecionar ${name}`}
    checked={selection.isChosen(id)}
    onToggle={(range) => selection.toggle(id, range)}
  />
)

/** Chooses the rows of the page. */
export const PageBox = ({ selection }: { selection: RowSelection }) => (
  <TickBox
    label="Selecionar os desta página"
    checked={selection.ofPage === 'all'}
    mixed={selection.ofPage === 'some'}
    onToggle={selection.togglePage}
  />
)
