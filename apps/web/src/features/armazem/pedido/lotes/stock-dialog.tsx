import styles from './stock.module.css'
import { IconWand } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { formatQuantidade, subtractQuantity } from '@app/rules/casca/quantidade'
import type { Produto } from '@app/contract/registers/produto'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/page/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import type { PedidoLinhaForm, Parte } from '../linhas/lines.ts'
import { useScanInside } from '../../../casca/busca/index.ts'
import { LotesTable } from './lotes-table.tsx'
import { lidoProblem, rowOfLido, withLido } from './scan-lot.ts'
import type { Lido } from './scan-lot.ts'
import {
  fefoTexts,
  forcedTexts,
  lockReason,
  lotesNotes,
  partesOf,
  pickedTotal,
  quantitiesOf,
  quantityProblem,
  suggest,
} from './stock-model.ts'
import type { LoteRow, Quantities } from './stock-model.ts'

/** One opening of the modal: a product, its lots, the order's quantities of them, and the wanted rest. */
export type Stock = {
  produto: Produto
  rows: readonly LoteRow[]
  linhas: readonly PedidoLinhaForm[]
  wanted: number | null
  /** The label that opened it. */
  lido: Lido | null
  /** The line that the product replaces. */
  troca: PedidoLinhaForm | null
}

/** The open modal, for scanners outside it. */
export type StockHandle = {
  opened: boolean
  /** Adds one more of its product, or closes for another product: `false` when it cannot be closed. */
  read: (produto: Produto, lido: Lido) => 'added' | 'closed' | 'refused'
}

type Props = {
  handle: Ref<StockHandle>
  /** A scanner typed a code into a field of the modal. */
  onCode: (code: string) => void
  stock: Stock | null
  opened: boolean
  /** The edited order: its reserved quantities count as free. */
  pedidoId: number | undefined
  onClose: () => void
  /** The new lines of the product, and the wanted quantity when the lots do not have it. */
  onSave: (stock: Stock, partes: Parte[], pedida: number | null) => void
}

const countWords = (count: number, one: string, many: string) =>
  `${formatQuantidade(count)} ${count === 1 ? one : many}`

function subtitle({ produto, rows }: Stock) {
  const free = rows.filter((row) => !lockReason(row) && row.quantidadeDisponivel > 0)
  const total = free.reduce((sum, row) => sum + row.quantidadeDisponivel, 0)
  return `Código ${produto.codigoProduto} · ${countWords(Number(total.toFixed(4)), 'disponível', 'disponíveis')} em ${countWords(free.length, 'lote', 'lotes')}`
}

const initialOf = (stock: Stock | null): Quantities =>
  stock ? withLido(stock.rows, quantitiesOf(stock.rows, stock.linhas), stock.lido ?? {}) : {}

const wantedOf = (stock: Stock | null) => {
  if (!stock) return null
  return stock.wanted ?? (stock.linhas.length > 0 ? pickedTotal(stock.rows, initialOf(stock)) : null)
}

const SEM_MAIS = 'Lido, mas os lotes não têm mais saldo: nada mudou.'

/** The stock modal: a wanted quantity spread over the lots by expiry, or a quantity per lot. Enter, Enter saves. */
export function StockDialog({ handle, onCode, stock, opened, pedidoId, onClose, onSave }: Props) {
  const [seen, setSeen] = useState(stock)
  const [quantities, setQuantities] = useState<Quantities>(() => initialOf(stock))
  const [wanted, setWanted] = useState<number | null>(null)
  const [suggested, setSuggested] = useState<{ wanted: number; falta: number } | null>(null)
  const [tried, setTried] = useState(false)
  const [lidoAgora, setLidoAgora] = useState<{ turn: number; words: string } | null>(null)
  const scanInside = useScanInside(onCode)
  const content = useRef<HTMLDivElement>(null)
  const noteId = useId()
  if (stock !== seen) {
    setSeen(stock)
    setQuantities(initialOf(stock))
    setWanted(wantedOf(stock))
    setSuggested(null)
    setTried(false)
    setLidoAgora(null)
  }
  const rows = stock?.rows ?? []
  const produto = stock?.produto
  const total = pickedTotal(rows, quantities)
  const forced = forcedTexts(rows, quantities)
  const problems = new Map(
    produto
      ? rows.flatMap((row) => {
          const problem = quantityProblem(row, quantities[row.id] ?? null, produto) ?? forced.get(row.id)
          return problem ? [[row.id, problem] as const] : []
        })
      : [],
  )
  const warnings = forced.size > 0 ? [] : [...new Set(fefoTexts(rows, quantities).values())]
  const naoLido = lidoProblem(rows, stock?.lido ?? null)
  const nothing = tried && total === 0 && stock?.linhas.length === 0
  const wantedProblem = wanted !== null && wanted <= 0 ? 'Informe uma quantidade maior que zero.' : null

  const fill = () => {
    if (wanted === null || wanted <= 0) return
    const { quantities: filled, falta } = suggest(rows, wanted)
    setQuantities(filled)
    setSuggested({ wanted, falta })
  }
  const save = (): boolean => {
    if (!stock) return false
    setTried(true)
    // With neither old lines nor new quantities there is nothing to save.
    if (problems.size > 0 || (total === 0 && stock.linhas.length === 0)) {
      requestAnimationFrame(() => {
        const first = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
        const wrong = first('[aria-invalid="true"]') ?? first('input')
        wrong?.focus()
      })
      return false
    }
    const short = suggested?.wanted === wanted && suggested.falta > 0 && total < suggested.wanted
    onSave(stock, partesOf(rows, quantities), short ? wanted : null)
    return true
  }
  const add = (lido: Lido): boolean => {
    const next = withLido(rows, quantities, lido)
    const [before, after] = [total, pickedTotal(rows, next)]
    const taken = after > before
    const words = taken ? `Lido: mais ${formatQuantidade(subtractQuantity(after, before))}.` : SEM_MAIS
    flushSync(() => {
      setQuantities(next)
      // Enter saves the scanned quantities and does not spread another one over them.
      if (wanted !== null) setWanted(after)
      setLidoAgora((last) => ({ turn: (last?.turn ?? 0) + 1, words }))
    })
    return taken
  }
  useImperativeHandle(handle, () => ({
    opened: opened && stock !== null,
    read: ({ id }, lido) => {
      if (id === stock?.produto.id) return add(lido) ? 'added' : 'refused'
      if (total === 0 && stock?.linhas.length === 0) return 'closed'
      return save() ? 'closed' : 'refused'
    },
  }))
  const onWantedKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (wanted !== null && (suggested?.wanted === wanted || total === wanted)) save()
    else if (wanted === null) save()
    else fill()
  }

  return (
    <Dialog
      opened={opened && stock !== null}
      onClose={onClose}
      title={produto?.descricao ?? ''}
      subtitle={stock && <span className="num">{subtitle(stock)}</span>}
      size="table"
      status={
        <span className="num">
          <b>{formatQuantidade(total)}</b>
          {wanted ? ` de ${formatQuantidade(wanted)}` : ''}{' '}
          {total === 1 && !wanted ? 'escolhida' : 'escolhidas'}
        </span>
      }
      act={{ label: 'Salvar', run: save }}
    >
      <div ref={content} role="presentation" onKeyDownCapture={scanInside}>
        <div className={styles.quero}>
          <NumberField
            label="Quantidade desejada"
            unit={produto?.unidade ?? ''}
            error={wantedProblem ?? (nothing ? 'Informe a quantidade.' : undefined)}
            value={wanted}
            onChange={setWanted}
            onKeyDown={onWantedKey}
          />
          <Button icon={IconWand} disabled={wanted === null || wanted <= 0} onClick={fill}>
            Sugerir lotes
          </Button>
          <p className="ajuda">Preenche do lote que vence primeiro ao último, até completar.</p>
        </div>
        {produto && (
          <LotesTable
            rows={rows}
            quantities={quantities}
            problems={problems}
            noteId={noteId}
            pedidoId={pedidoId}
            first={stock.lido ? (rowOfLido(rows, stock.lido)?.id ?? null) : null}
            onQuantity={(id, quantity) => setQuantities({ ...quantities, [id]: quantity })}
            onEnter={save}
          />
        )}
        <p key={lidoAgora?.turn} className={clsx('sm t2', lidoAgora && styles.lido)} role="status">
          {lidoAgora?.words}
        </p>
        {naoLido && <Faixa tone="warning">{naoLido}</Faixa>}
        <div className={styles.notasLotes} id={noteId}>
          {lotesNotes(rows).map((reason) => (
            <p key={reason} className="ajuda">
              {reason}
            </p>
          ))}
        </div>
        {suggested && suggested.falta > 0 && suggested.wanted === wanted && (
          <Faixa
            tone="warning"
            title={`${suggested.falta === 1 ? 'Falta' : 'Faltam'} ${formatQuantidade(suggested.falta)}.`}
          >
            Os lotes disponíveis não completam a quantidade desejada.
          </Faixa>
        )}
        {warnings.length > 0 && (
          <Faixa tone="warning" title="Lote não segue a regra FEFO.">
            {warnings.join(' ')} Você pode salvar assim mesmo.
          </Faixa>
        )}
      </div>
    </Dialog>
  )
}
