import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon } from '../page/icon.tsx'
import { SkeletonRows } from '../feedback/skeleton.tsx'
import { PageBox, RowBox } from './massa/row-box.tsx'
import type { RowSelection } from './massa/use-selection.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts and quantities. */
  right?: boolean
  /** CSS width of the column on desktops. */
  width?: string
  /** Name of the order on the wire; makes the header a button. */
  sort?: string
  /** Hidden in the stacked rows of phones; 'mesa': also in the narrow tables of tablets. */
  wideOnly?: boolean | 'mesa'
  /** Shown only when a person selects it. */
  extra?: boolean
  /** Left out of a page on which this is false for every row. */
  onlyWith?: (row: Row) => boolean
}

export type Sort = { by: string; direction: 'asc' | 'desc' }

export type DataTableProps<Row> = {
  /** Accessible name. */
  label: string
  columns: Column<Row>[]
  /** `undefined` during the first load: skeletons. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string | number
  /** Address of the row: the first cell becomes its link and, without `onRow`, the whole row follows it. */
  rowHref?: (row: Row) => string
  /** Runs on a click or Enter on the row (outside its link) instead (decisions 18). */
  onRow?: (row: Row) => void
  rowClass?: (row: Row) => string | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Class of the table; on phones each screen lays its cells out by it (see `.ped` of the orders). */
  className?: string | undefined
  skeletonRows?: number
  /** Rows of the previous request are shown while the answer is pending. */
  busy?: boolean
  /** Rows may be chosen: a box at the beginning of each, named after it. */
  selection?: RowSelection | undefined
  rowName?: ((row: Row) => string) | undefined
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

const cellClass = <Row,>({ right, wideOnly }: Column<Row>): string | undefined =>
  [right && 'dir', wideOnly && 'so-mesa', wideOnly === 'mesa' && 'so-larga'].filter(Boolean).join(' ') ||
  undefined

function Header<Row>({
  column,
  sort,
  onSort,
  box,
}: { column: Column<Row>; box?: ReactNode } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) {
  const active = column.sort !== undefined && sort?.by === column.sort ? sort.direction : undefined
  const arrow = active && <Icon of={active === 'asc' ? IconArrowUp : IconArrowDown} />
  const next = active === 'desc' ? 'asc' : 'desc'
  const by = column.sort
  return (
    <th
      scope="col"
      data-col={column.key}
      className={cellClass(column)}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={active && ARIA_SORT[active]}
    >
      {box}
      {by && onSort ? (
        <button type="button" className="ordena" onClick={() => onSort({ by, direction: next })}>
          {column.header}
          {arrow}
        </button>
      ) : (
        <span className="ordena">
          {column.header}
          {arrow}
        </span>
      )}
    </th>
  )
}

/** The link in the cell handles its own click, and a text selection is no click. */
const isOwnClick = (event: MouseEvent) =>
  (event.target instanceof Element && event.target.closest('a, button, input, select, label')) ||
  String(getSelection() ?? '') !== ''

function TableRow<Row>({
  row,
  columns,
  rowHref,
  onRow,
  rowClass,
  rowKey,
  rowName,
  selection,
}: { row: Row } & Omit<DataTableProps<Row>, 'rows' | 'label'>) {
  const href = rowHref?.(row)
  const id = Number(rowKey(row))
  const handlers = onRow && {
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (!isOwnClick(event)) onRow(row)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onRow(row)
    },
  }
  const className = [rowClass?.(row), (href ?? onRow) && 'clicavel', selection?.isChosen(id) && 'escolhida']
  return (
    <tr className={className.filter(Boolean).join(' ') || undefined} data-linha={id} {...handlers}>
      {columns.map((column, index) => (
        <td key={column.key} data-col={column.key} className={cellClass(column)}>
          {index === 0 && selection && (
            <RowBox id={id} name={rowName?.(row) ?? String(id)} selection={selection} />
          )}
          {index === 0 && href !== undefined ? (
            <Link to={href} className={onRow ? 'link-linha' : 'link-linha linha-inteira'}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** Rows as a table, stacked on phones. A row is a link: middle click opens it in a new tab. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, sort, onSort, className = '', skeletonRows, busy, selection } = props
  const columns = props.columns.filter(({ onlyWith }) => !onlyWith || rows?.some(onlyWith))
  return (
    <table
      className={`tabela empilha ${selection ? 'escolhivel ' : ''}${className}`}
      aria-label={label}
      aria-busy={rows === undefined || busy === true}
    >
      <thead>
        <tr>
          {columns.map((column, index) => (
            <Header
              key={column.key}
              column={column}
              box={index === 0 && selection && <PageBox selection={selection} />}
              {...(sort && { sort })}
              {...(onSort && { onSort })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === undefined ? (
          <SkeletonRows columns={columns.length} {...(skeletonRows && { rows: skeletonRows })} />
        ) : (
          rows.map((row) => <TableRow key={rowKey(row)} row={row} {...props} columns={columns} />)
        )}
      </tbody>
    </table>
  )
}
