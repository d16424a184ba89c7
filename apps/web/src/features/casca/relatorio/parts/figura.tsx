import { Link } from '@tanstack/react-router'
import type { Relatorio, RelatorioColuna, RelatorioLinha } from '@app/contract/casca/relatorio'
import type { Aberta } from './previa.tsx'
import { filtrosOf, hrefOf, textOf } from './valor.ts'

export type Linha = Pick<RelatorioLinha, 'rotulo' | 'valores' | 'abre'>

/** A figure's place on the screen. */
type Onde = Pick<DOMRectReadOnly, 'left' | 'top' | 'width' | 'height'>

/** The figure that shows what it counts, and how another one does so. */
export type Abertura = {
  aberta: Aberta | undefined
  /** Without it a figure leads straight to its list. */
  abrir: ((figura: Omit<Aberta, 'lugar'>, onde: Onde) => void) | undefined
}

/** What a figure opens; undefined when no list shows it, or when it is empty. */
export const aberturaDe = (
  relatorio: Relatorio,
  coluna: RelatorioColuna,
  linha: Linha,
  valor: Linha['valores'][number] | undefined,
): Omit<Aberta, 'lugar'> | undefined => {
  const filtros = filtrosOf(relatorio, coluna, linha, valor)
  const href = hrefOf(relatorio, coluna, linha, valor)
  if (href === undefined || filtros === undefined) return undefined
  return {
    titulo: `${coluna.rotulo}: ${textOf(valor, coluna.formato)}`,
    onde: linha.rotulo,
    href,
    filtros,
  }
}

/** The line of a report's totals. */
export const linhaTotal = ({ total, lista }: Relatorio): Linha | undefined =>
  total ? { rotulo: 'Total', valores: total, abre: lista?.total ? {} : null } : undefined

type Props = Abertura & { relatorio: Relatorio; coluna: RelatorioColuna; linha: Linha }

/** A figure; one with a list shows the first of what it counts, and leads to the list. */
export function Figura({ relatorio, coluna, linha, aberta, abrir }: Props) {
  const valor = linha.valores[relatorio.colunas.indexOf(coluna)]
  const words = textOf(valor, coluna.formato)
  const figura = aberturaDe(relatorio, coluna, linha, valor)
  if (!figura) return words
  return (
    <Link
      to={figura.href}
      aria-label={`${coluna.rotulo}, ${linha.rotulo}: ${words}`}
      {...(abrir && {
        'aria-haspopup': 'dialog',
        'aria-expanded': aberta?.href === figura.href,
        onClick: (event) => {
          // With a key held the list opens in a tab of its own, as from any link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          abrir(figura, event.currentTarget.getBoundingClientRect())
        },
      })}
    >
      {words}
    </Link>
  )
}
