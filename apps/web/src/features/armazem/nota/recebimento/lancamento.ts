import type { Efeito, Nota } from '@app/contract/armazem/nota'
import { isPosted } from '../formulario/form-model.ts'

/** What a confirmed note does to the stock. */
export type Lancamento = 'entrada' | 'saida' | 'ambos' | 'nenhum'

type ComEfeito = { efeito: Efeito }

/** By the effects of its lines, and the order that it invoices. */
export function lancamentoDe(linhas: readonly ComEfeito[], pedido: number | null): Lancamento {
  const posted = linhas.filter((linha) => isPosted(linha, pedido))
  const entra = posted.some(({ efeito }) => efeito === 'entrada')
  const sai = posted.some(({ efeito }) => efeito === 'saida')
  if (entra && sai) return 'ambos'
  if (sai) return 'saida'
  // What the person has not said yet is most often a delivery.
  return entra || linhas.some(({ efeito }) => efeito === 'perguntar') ? 'entrada' : 'nenhum'
}

type Words = {
  confirmar: string
  confirmado: string
  /** What the note is then. */
  feita: string
  /** That it can be taken back, and how; empty where there is nothing to take back. */
  volta: string
  estornar: string
  estornado: string
}

const NOTA: Pick<Words, 'feita' | 'estornar' | 'estornado'> = {
  feita: 'Confirmada',
  estornar: 'Estornar confirmação',
  estornado: 'Confirmação estornada.',
}

/** Goods are received when they come in; a note that sends them out, or moves none, is told by what it does. */
export const LANCAMENTO_WORDS: Record<Lancamento, Words> = {
  entrada: {
    confirmar: 'Confirmar recebimento',
    confirmado: 'Recebimento confirmado.',
    feita: 'Recebida',
    volta: 'Depois de confirmado, o recebimento só volta com um estorno.',
    estornar: 'Estornar recebimento',
    estornado: 'Recebimento estornado.',
  },
  saida: {
    confirmar: 'Confirmar saída',
    confirmado: 'Saída confirmada.',
    feita: 'Saída feita',
    volta: 'Depois de confirmada, a saída só volta com um estorno.',
    estornar: 'Estornar saída',
    estornado: 'Saída estornada.',
  },
  ambos: {
    confirmar: 'Confirmar entrada e saída',
    confirmado: 'Entrada e saída confirmadas.',
    volta: 'Depois de confirmadas, a entrada e a saída só voltam com um estorno.',
    ...NOTA,
  },
  nenhum: { confirmar: 'Confirmar nota', confirmado: 'Nota confirmada.', volta: '', ...NOTA },
}

/** The words for a stored note, as it is. */
export const wordsDe = ({ itens, pedido }: Pick<Nota, 'itens' | 'pedido'>) =>
  LANCAMENTO_WORDS[lancamentoDe(itens, pedido?.id ?? null)]
