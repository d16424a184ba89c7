import { clsx } from 'clsx'
import styles from './recebimento.module.css'
import { formatCount, formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Column } from '../../../../ui/list/data-table.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { isPosted, move } from '../formulario/form-model.ts'
import type { NotaValues } from '../formulario/form-model.ts'
import { LANCAMENTO_WORDS, lancamentoDe } from './lancamento.ts'

type LinhaRecebida = {
  key: string
  produto: string
  codigo: string
  lote: string
  validade: string | null
  quantidade: number
  unidade: string
  efeito: 'entrada' | 'saida'
}

/** The rows that the receipt will post: one per lot of each line that moves goods. */
const lancamentosDe = ({ produtos, pedido }: NotaValues): LinhaRecebida[] =>
  produtos.flatMap((linha, index) => {
    const { produto, efeito, lotes } = linha
    if (!produto || !isPosted(linha, pedido)) return []
    return lotes.map(({ key, lote, dataDeValidade, quantidade }) => ({
      key: `${index}-${key}`,
      produto: produto.descricao,
      codigo: produto.codigoProduto,
      lote,
      validade: dataDeValidade,
      quantidade: quantidade ?? 0,
      unidade: produto.unidade.toLowerCase(),
      efeito: efeito === 'saida' ? 'saida' : 'entrada',
    }))
  })

const COLUMNS: Column<LinhaRecebida>[] = [
  {
    key: 'produto',
    header: 'Produto',
    cell: ({ produto, codigo }) => (
      <span className={styles.lancP}>
        {produto}
        <small className="num t3">{codigo}</small>
      </span>
    ),
  },
  {
    key: 'lote',
    header: 'Lote',
    width: '12rem',
    cell: ({ lote, validade }) => (
      <span className="num">
        {lote === '' ? 'Sem lote' : lote}
        {validade && <small className="t3"> vence {formatDay(validade)}</small>}
      </span>
    ),
  },
  {
    key: 'quantidade',
    header: 'Estoque',
    right: true,
    width: '9rem',
    cell: ({ efeito, quantidade, unidade }) => (
      <span className="num forte">
        {efeito === 'entrada' ? '+' : '−'} {formatQuantity(quantidade)} {unidade}
      </span>
    ),
  },
]

/** The list scrolls, so the keyboard must be able to focus it. */
const SCROLLS = { role: 'group', 'aria-label': 'Lançamentos', tabIndex: 0 } as const

/** Most rows in the dialog, because people cannot check more; the rest is summed up. */
const A_VISTA = 100

function wordsOf(lancamentos: readonly LinhaRecebida[], cliente: string, fiscais: number) {
  const entram = lancamentos.filter(({ efeito }) => efeito === 'entrada').length
  const saem = lancamentos.length - entram
  const produtos = new Set(lancamentos.map(({ codigo }) => codigo)).size
  const parts = [
    entram > 0 && (entram === 1 ? 'entra 1 lançamento' : `entram ${entram} lançamentos`),
    saem > 0 && (saem === 1 ? 'sai 1 lançamento' : `saem ${saem} lançamentos`),
  ].filter(Boolean)
  const moves =
    parts.length === 0
      ? 'Nenhum item muda o estoque.'
      : `${entram > 0 ? 'No' : 'Do'} estoque de ${cliente}: ${parts.join(' e ')} de ${formatCount(produtos, 'produto', 'produtos')}.`
  const rest = fiscais > 0 ? ` ${formatCount(fiscais, 'item é só fiscal', 'itens são só fiscais')}.` : ''
  return moves + rest
}

type Props = {
  opened: boolean
  values: NotaValues
  cliente: string
  titulo: string
  /** Number of the order that the note invoices: its goods leave with the order's own dispatch. */
  pedido: number | null
  /** The number of warnings that people should read first. */
  avisos: number
  onConfirm: () => Promise<void>
  onClose: () => void
}

/**
 * 'Confirmar recebimento', or 'Confirmar saída': shows what will be posted, and posts it once, even after several
 * clicks.
 */
export function RecebimentoDialog({
  opened,
  values,
  cliente,
  titulo,
  pedido,
  avisos,
  onConfirm,
  onClose,
}: Props) {
  const { busy, run } = useTask(onConfirm)
  const lancamentos = lancamentosDe(values)
  const words = LANCAMENTO_WORDS[lancamentoDe(values.produtos, values.pedido)]
  const comPedido = pedido !== null && values.produtos.some(({ efeito }) => efeito === 'saida')
  const fiscais = values.produtos.filter((linha) => !move(linha)).length
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words.confirmar}
      subtitle={titulo}
      size="table"
      act={{ label: words.confirmar, run, busy }}
    >
      <div className="pilha receb">
        <p>{wordsOf(lancamentos, cliente, fiscais)}</p>
        {comPedido && (
          <p>
            O que sai já sai com a expedição do pedido <span className="num">{pedido}</span>, não aqui.
          </p>
        )}
        {avisos > 0 && (
          <Faixa tone="warning" title={`A nota tem ${formatCount(avisos, 'aviso', 'avisos')}.`}>
            Confira antes de confirmar.
          </Faixa>
        )}
        {lancamentos.length > 0 && (
          <div className={styles.recebRola} {...SCROLLS}>
            <DataTable
              label="Lançamentos"
              className={styles.lanc}
              columns={COLUMNS}
              rows={lancamentos.slice(0, A_VISTA)}
              rowKey={({ key }) => key}
            />
            {lancamentos.length > A_VISTA && (
              <p className={clsx('t2 sm', styles.recebMais)}>
                e mais {lancamentos.length - A_VISTA} lançamentos
              </p>
            )}
          </div>
        )}
        {words.volta && <p className="t2 sm">{words.volta}</p>}
      </div>
    </Dialog>
  )
}
