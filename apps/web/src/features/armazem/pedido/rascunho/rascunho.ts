import type { Pedido } from '@app/contract/armazem/pedido'
import { citacaoOf } from '@app/rules/armazem/pedido'
import type { FileLeft } from '../../../../ui/draft/use-draft.ts'
import type { Falta } from '../form/faltas.ts'
import type { PedidoValues } from '../form/form-model.ts'
import { totalsText } from '../linhas/lines.ts'
import type { Tentativa } from '../form/use-pedido-save.ts'

/** Larger files are not stored with a draft and must be chosen again. */
export const MAX_ARQUIVO = 10 * 1024 * 1024

/** Increased when the shape of a draft changes, because drafts of another release are not read. */
const FORMATO = 1

/** The content of a draft. */
export type Rascunho = {
  formato: typeof FORMATO
  /** The order as it was last read; null for a new one. */
  base: Pedido | null
  values: PedidoValues
  codigo: string
  faltas: Falta[]
  /** The server's refusals, by line. */
  recusas: Record<string, string>
  /** Files too large to keep. */
  fora: readonly FileLeft[]
  /** A try with an unknown result: it is sent again under its key, so that it makes one order. */
  tentativa: Tentativa | null
}

export const asRascunho = (dados: Omit<Rascunho, 'formato'>): Rascunho => ({ formato: FORMATO, ...dados })

const isRascunho = (dados: unknown): dados is Rascunho =>
  typeof dados === 'object' && dados !== null && 'formato' in dados && dados.formato === FORMATO

/** The stored draft, or `null` when another release wrote it. */
export const parseRascunho = (dados: unknown): Rascunho | null => (isRascunho(dados) ? dados : null)

/** The title of a draft: 'Pedido 48237 · Cosméticos Flor de Açude · 5 linhas · 186 un'. */
export const tituloOf = (numeroPedido: number | undefined, values: PedidoValues) =>
  [
    numeroPedido === undefined ? 'Novo pedido' : `Pedido ${numeroPedido}`,
    values.cliente?.nomeFantasia,
    ...citacaoOf(values),
    values.itens.length > 0 && totalsText(values.itens),
  ]
    .filter(Boolean)
    .join(' · ')
