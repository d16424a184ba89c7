import { IconClipboard, IconRepeat } from '@tabler/icons-react'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Produto } from '@app/contract/registers/produto'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { beep } from '../../../../platform/device/beep.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { addFalta } from '../form/faltas.ts'
import type { Falta } from '../form/faltas.ts'
import { ItensSection } from './itens-section.tsx'
import { linhaKey, linhasOfProduto, nomeDaLinha, withBack, withPartes, withTroca } from './lines.ts'
import type { PedidoLinhaForm, Parte } from './lines.ts'
import { isRows } from './paste.ts'
import { ProdutoPicker } from '../form/produto-picker.tsx'
import { findUltimo, repeatPedido } from '../form/repeat.ts'
import type { Lido } from '../lotes/scan-lot.ts'
import { StockDialog } from '../lotes/stock-dialog.tsx'
import type { Stock, StockHandle } from '../lotes/stock-dialog.tsx'
import { TrocaRow } from '../form/troca-row.tsx'
import type { Por } from '../form/troca-row.tsx'
import type { PedidoForm } from '../form/use-pedido-form.ts'
import { useScanLine } from './use-scan-line.ts'
import { useStock } from '../lotes/use-stock.ts'
import { PRODUTO } from '../form/validate.ts'

type Props = {
  form: PedidoForm
  staff: boolean
  locked: boolean
  codeRef: RefObject<HTMLInputElement | null>
}

/** How a product was chosen. */
type Escolha = { lido?: Lido | null; troca?: PedidoLinhaForm | null }

/** The lines that a paste or a repeated order adds. */
type Trazidas = {
  linhas: PedidoLinhaForm[]
  faltas: readonly Falta[]
  estoques: ReadonlyMap<number, readonly EstoqueEntry[]>
}

/** The lines of the order with every way to add some: code, description, paste, the last order, the stock modal. */
export function LinhasForm({ form, staff, locked, codeRef }: Props) {
  const { record, values, erros, faltas } = form
  const [pasted, setPasted] = useState<string | null>(null)
  const [repeating, setRepeating] = useState(false)
  const stock = useStock({ pedidoId: record?.id, linhas: values.itens, now: () => form.now().itens, locked })
  const codigoDepositante = values.cliente?.codigoDepositante
  const noCliente = codigoDepositante === undefined
  const dialog = useRef<StockHandle>(null)
  const scanLine = useScanLine({
    codigoDepositante,
    locked,
    onProduto: async (produto, lido, troca) => {
      const read = dialog.current?.opened ? dialog.current.read(produto, lido) : 'closed'
      const taken = read === 'closed' ? await choose(produto, { lido, troca }) : read === 'added'
      beep(taken)
    },
    onUnknown: (code) => {
      if (!dialog.current?.opened) return false
      beep(false)
      toast.error(`Nenhum produto com o código ${code}.`)
      return true
    },
  })
  /** Withdraws the offer to restore a removed line. */
  const offer = useRef<() => void>(undefined)
  useEffect(() => {
    if (locked) offer.current?.()
    return () => offer.current?.()
  }, [locked])
  const [trocando, setTrocando] = useState<{ linha: PedidoLinhaForm; por: Por } | null>(null)

  /** Opens the lots of a product, for the next line or for the one that replaces `troca`. */
  const choose = (produto: Produto, { lido = null, troca = null }: Escolha = {}) => {
    if (troca) {
      setTrocando(null)
      codeRef.current?.focus()
    }
    // Choosing the line's own product again changes nothing.
    return stock.open(produto, { lido, troca: troca?.produto.id === produto.id ? null : troca })
  }
  const save = ({ produto, troca }: Stock, partes: Parte[], pedida: number | null) => {
    const now = form.now().itens
    const itens = troca ? withTroca(now, troca, produto, partes) : withPartes(now, produto, partes)
    // A product that has left the order has no shortage any more.
    const left = troca && linhasOfProduto(itens, troca.produto.id).length === 0
    form.change({ itens })
    form.setFaltas(addFalta(left ? addFalta(faltas, troca.produto, null) : faltas, produto, pedida))
    stock.close()
  }

  const bring = ({ linhas, faltas: found, estoques }: Trazidas) => {
    for (const [produtoId, entries] of estoques) stock.learn(produtoId, entries)
    form.change({ itens: linhas })
    form.setFaltas(found.reduce((all, { produto, pedida }) => addFalta(all, produto, pedida), faltas))
  }

  const repeatLast = async () => {
    if (!values.cliente || repeating) return
    setRepeating(true)
    try {
      const last = await findUltimo(values.cliente.codigoCliente, staff)
      if (!last) return toast.info('Este cliente ainda não tem pedido para repetir.')
      const found = await repeatPedido(last.id, values.itens)
      bring(found)
      toast.info(`Itens do pedido ${last.numeroPedido} repetidos com os lotes de hoje.`)
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      setRepeating(false)
    }
    return undefined
  }

  const picker = trocando && {
    key: linhaKey(trocando.linha),
    row: !locked && (
      <TrocaRow
        key={linhaKey(trocando.linha)}
        linha={trocando.linha}
        por={trocando.por}
        codigoDepositante={codigoDepositante}
        busy={stock.busy}
        onProduto={(produto) => void choose(produto, { troca: trocando.linha })}
        onLabel={(code) => void scanLine(code, trocando.linha)}
        onClose={() => setTrocando(null)}
      />
    ),
  }

  return (
    <>
      <ItensSection
        linhas={values.itens}
        erros={erros.linhas}
        avisos={stock.avisos}
        missing={form.missing}
        onForget={({ produto }) => form.setFaltas(addFalta(faltas, produto, null))}
        pedidoId={record?.id}
        locked={locked}
        onReview={({ produto }) => void stock.open(produto)}
        onTroca={(linha, por) => setTrocando({ linha, por })}
        troca={picker}
        onRemove={(linha) => {
          const key = linhaKey(linha)
          const at = values.itens.findIndex((one) => linhaKey(one) === key)
          form.change({ itens: values.itens.filter((one) => linhaKey(one) !== key) })
          offer.current = toast.undoable(`Linha removida: ${nomeDaLinha(linha)}`, () =>
            form.change(({ itens }) => ({ itens: withBack(itens, linha, at) })),
          )
          codeRef.current?.focus()
        }}
        onPasteRows={(text) => {
          if (noCliente || pasted !== null || !isRows(text)) return false
          setPasted(text)
          return true
        }}
        acts={
          !locked && (
            <>
              {record === null && (
                <Button
                  small
                  look="quiet"
                  icon={IconRepeat}
                  disabled={noCliente || repeating}
                  aria-busy={repeating}
                  onClick={() => void repeatLast()}
                >
                  Repetir último pedido
                </Button>
              )}
              <Button
                small
                look="quiet"
                icon={IconClipboard}
                disabled={noCliente}
                onClick={() => setPasted('')}
              >
                Colar linhas
              </Button>
            </>
          )
        }
        foot={
          !locked && (
            <ProdutoPicker
              codigoDepositante={codigoDepositante}
              codigo={form.codigo}
              onCodigo={form.setCodigo}
              error={erros.campos[PRODUTO]}
              busy={stock.busy}
              codeRef={codeRef}
              onProduto={(produto) => {
                form.setCodigo('')
                // The focus returns here when the modal closes, for the next code.
                codeRef.current?.focus()
                void choose(produto)
              }}
              onLabel={(code) => {
                form.setCodigo('')
                codeRef.current?.focus()
                void scanLine(code).then((taken) => {
                  if (taken) return
                  beep(false)
                  toast.error(`Nenhum produto com o código ${code}.`)
                })
              }}
            />
          )
        }
      />
      <StockDialog
        handle={dialog}
        onCode={(code) => void scanLine(code)}
        stock={stock.stock}
        opened={stock.opened}
        pedidoId={record?.id}
        onClose={stock.close}
        onSave={save}
      />
      <PasteDialog
        opened={pasted !== null}
        text={pasted ?? ''}
        codigoDepositante={codigoDepositante}
        pedidoId={record?.id}
        linhas={values.itens}
        onClose={() => setPasted(null)}
        onPaste={(colagem) => {
          bring(colagem)
          setPasted(null)
        }}
      />
    </>
  )
}
