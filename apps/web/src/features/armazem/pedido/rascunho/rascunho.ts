import type { AnexoCampo, Pedido } from '@app/contract/armazem/pedido'
import type { Falta } from '../form/faltas.ts'
import type { PedidoValues } from '../form/form-model.ts'
import { totalsText } from '../linhas/lines.ts'
import type { Tentativa } from '../form/use-pedido-save.ts'

/** Larger files are not kept with a draft: they must be chosen again. */
export const MAX_ARQUIVO = 10 * 1024 * 1024

/** Counts up when what a draft holds changes its shape: drafts of another release are not read. */
const FORMATO = 1

/** What a draft holds. */
export type Rascunho = {
  formato: typeof FORMATO
  /** The order as it was when it was last read; none for a new one. */
  base: Pedido | null
  values: PedidoValues
  codigo: string
  faltas: Falta[]
  /** What the server refused, by line. */
  recusas: Record<string, string>
  /** Files too large to keep. */
  fora: { campo: AnexoCampo; nome: string }[]
  /** A try whose outcome is unknown: it goes again under its key, so that it makes one order. */
  tentativa: Tentativa | null
}

export const asRascunho = (dados: Omit<Rascunho, 'formato'>): Rascunho => ({ formato: FORMATO, ...dados })

const isRascunho = (dados: unknown): dados is Rascunho =>
  typeof dados === 'object' && dados !== null && 'formato' in dados && dados.formato === FORMATO

/** What was kept, or `null` where another release wrote it. */
export const parseRascunho = (dados: unknown): Rascunho | null => (isRascunho(dados) ? dados : null)

/** Names a draft where it is offered: 'Pedido 48237 · Cosméticos Flor de Açude · 5 linhas · 186 un'. */
export const tituloOf = (
  numeroPedido: number | undefined,
  { cliente, itens, numeroPedidoCliente }: PedidoValues,
) =>
  [
    numeroPedido === undefined ? 'Novo pedido' : `Pedido ${numeroPedido}`,
    cliente?.nomeFantasia,
    numeroPedidoCliente.trim(),
    itens.length > 0 && totalsText(itens),
  ]
    .filter(Boolean)
    .join(' · ')
