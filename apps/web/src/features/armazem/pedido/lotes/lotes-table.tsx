import { clsx } from 'clsx'
import styles from './stock.module.css'
import { IconCalendarOff, IconHourglass } from '@tabler/icons-react'
import { formatQuantidade } from '@app/rules/casca/quantidade'
import type { KeyboardEvent } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { CondicaoBadge, PorQueSaldo } from '../../estoque/index.ts'
import { lockReason } from './stock-model.ts'
import type { LoteRow, Quantities } from './stock-model.ts'
import { validadeBadge } from './validade.ts'

type Props = {
  rows: readonly LoteRow[]
  quantities: Quantities
  problems: ReadonlyMap<number, string>
  /** Id of the reasons for locked lots. */
  noteId: string
  /** The scanned lot gets the focus when the modal opens. */
  first: number | null
  pedidoId: number | undefined
  onQuantity: (id: number, quantity: number | null) => void
  onEnter: () => void
}

const BADGES = {
  perto: { tone: 'atencao', icon: IconHourglass },
  vencido: { tone: 'erro-r', icon: IconCalendarOff },
} as const

/** '08/01/2027 Vence em 50 dias'. */
function Validade({ row }: { row: LoteRow }) {
  const badge = validadeBadge(row.dataDeValidade, today())
  return (
    <span className={styles.valL}>
      <span className="num">{row.dataDeValidade ? formatDay(row.dataDeValidade) : 'Sem validade'}</span>
      {badge && <Badge {...BADGES[badge.kind]}>{badge.text}</Badge>}
      <CondicaoBadge condicao={row.condicao} />
    </span>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves from a quantity to the one of the lot above or below; Tab also stops at other elements. */
function moveFrom(event: KeyboardEvent<HTMLInputElement>, step: number) {
  event.preventDefault()
  const fields = Array.from(
    event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [],
  )
  const next = fields[fields.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.select()
}

const classOf = (locked: boolean, picked: boolean) =>
  locked ? styles.vencido : picked ? styles.marcado : undefined

/** The lots of a product with a quantity each; on phones each lot is a block. */
export const LotesTable = ({
  rows,
  quantities,
  problems,
  noteId,
  first,
  pedidoId,
  onQuantity,
  onEnter,
}: Props) => (
  <div className={styles.moldura}>
    <table className={clsx('tabela', styles.lotes)}>
      <thead>
        <tr>
          <th scope="col">Lote</th>
          <th scope="col">Validade</th>
          <th scope="col" className="dir">
            Disponível
          </th>
          <th scope="col" className="dir">
            Quantidade
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const quantity = quantities[row.id] ?? null
          const locked = lockReason(row) !== null && (quantity ?? 0) === 0
          return (
            <tr key={row.id} className={classOf(locked, (quantity ?? 0) > 0)}>
              <td className="num forte">{row.lote || 'Sem lote'}</td>
              <td>
                <Validade row={row} />
              </td>
              <td className="num dir">
                {row.id > 0 ? (
                  <PorQueSaldo saldo={row} quantidade={row.quantidadeDisponivel} pedido={pedidoId} />
                ) : (
                  formatQuantidade(row.quantidadeDisponivel)
                )}
              </td>
              <td className="dir" {...(locked && { 'aria-describedby': noteId })}>
                <NumberField
                  className={styles.q}
                  data-autofocus={row.id === first || undefined}
                  label={`Quantidade do lote ${row.lote || 'sem número'}`}
                  hideLabel
                  small
                  locked={locked}
                  placeholder={locked ? '' : '0'}
                  error={problems.get(row.id)}
                  value={quantity}
                  onChange={(value) => onQuantity(row.id, value)}
                  onKeyDown={(event) => {
                    if (event.key in STEPS) return moveFrom(event, STEPS[event.key] ?? 0)
                    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
                    event.preventDefault()
                    onEnter()
                  }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
