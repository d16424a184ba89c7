import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { formatCount, formatInteger } from '../../platform/text/format.ts'
import { Icon } from '../page/icon.tsx'
import { pageWindow, rowRange } from './pagination-window.ts'

type Props = {
  /** Zero-based. */
  page: number
  size: number
  total: number
  /** `['pedido', 'pedidos']`. */
  noun: readonly [string, string]
  onPage: (page: number) => void
}

/** '1–20 de 48 pedidos', first, three pages, last. Stays at the foot of the window on desktops. */
export function Pagination({ page, size, total, noun, onPage }: Props) {
  const totalPages = Math.ceil(total / size)
  const { first, last } = rowRange(page, size, total)
  const range = `${formatInteger(first)}–${formatInteger(last)} de ${formatCount(total, noun[0], noun[1])}`
  return (
    <div className="paginas fixa">
      <output className="num">{range}</output>
      {totalPages > 1 && (
        <nav aria-label="Páginas">
          <button type="button" aria-label="Primeira página" disabled={page === 0} onClick={() => onPage(0)}>
            <Icon of={IconChevronsLeft} size="p" />
          </button>
          {pageWindow(page, totalPages).map((one) => (
            <button
              key={one}
              type="button"
              aria-label={`Página ${one + 1}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {formatInteger(one + 1)}
            </button>
          ))}
          <button
            type="button"
            aria-label="Última página"
            disabled={page >= totalPages - 1}
            onClick={() => onPage(totalPages - 1)}
          >
            <Icon of={IconChevronsRight} size="p" />
          </button>
        </nav>
      )}
    </div>
  )
}
