import type { Efeito, NotaResumo } from '@app/contract/armazem/nota'
import { isPosted } from '../formulario/form-model.ts'

/** The effect of a confirmed note on the stock. */
export type Lancamento = 'entrada' | 'saida' | 'ambos' | 'nenhum'

type ComEfeito = { efeito: Efeito }

/** By the effects of its lines, and by the order that it invoices. */
export function lancamentoDe(linhas: readonly ComEfeito[], pedido: number | null): Lancamento {
  const posted = linhas.filter((linha) => isPosted(linha, pedido))
  const entra = posted.some(({ efeito }) => efeito === 'entrada')
  const sai = posted.some(({ efeito }) => efeito === 'saida')
  if (entra && sai) return 'ambos'
  if (sai) return 'saida'
  // A line without an answer is most often a delivery.
  return entra || linhas.some(({ efeito }) => efeito === 'perguntar') ? 'entrada' : 'nenhum'
}

type Words = {
  confirmar: string
  confirmado: string
  /** The missing step before the confirmation. */
  falta: string
  /** That the confirmation can be undone, and how; empty when there is nothing to undo. */
  volta: string
  estornar: string
  estornado: string
}

const NOTA: Pick<Words, 'estornar' | 'estornado'> = {
  estornar: 'Estornar confirmação',
  estornado: 'Confirmação estornada.',
}

/** Only incoming goods are 'received'; a note with outgoing or no goods has other words. */
export const LANCAMENTO_WORDS: Record<Lancamento, Words> = {
  entrada: {
    confirmar: 'Confirmar recebimento',
    confirmado: 'Recebimento confirmado.',
    falta: 'Falta confirmar o recebimento',
    volta: 'Depois de confirmado, o recebimento só volta com um estorno.',
    estornar: 'Estornar recebimento',
    estornado: 'Recebimento estornado.',
  },
  saida: {
    confirmar: 'Confirmar saída',
    confirmado: 'Saída confirmada.',
    falta: 'Falta confirmar a saída',
    volta: 'Depois de confirmada, a saída só volta com um estorno.',
    estornar: 'Estornar saída',
    estornado: 'Saída estornada.',
  },
  ambos: {
    confirmar: 'Confirmar entrada e saída',
    confirmado: 'Entrada e saída confirmadas.',
    falta: 'Falta confirmar a entrada e a saída',
    volta: 'Depois de confirmadas, a entrada e a saída só voltam com um estorno.',
    ...NOTA,
  },
  nenhum: {
    confirmar: 'Confirmar nota',
    confirmado: 'Nota confirmada.',
    falta: 'Falta confirmar a nota',
    volta: '',
    ...NOTA,
  },
}

type Importada = Pick<NotaResumo, 'efeitos' | 'pedido'>

/** The words for an imported note, by the effects of its lines. */
export const wordsDe = ({ efeitos, pedido }: Importada) =>
  LANCAMENTO_WORDS[
    lancamentoDe(
      efeitos.map((efeito) => ({ efeito })),
      pedido?.id ?? null,
    )
  ]

/** The missing step of an imported note; nothing when it is confirmed or cancelled. */
export const faltaDe = (nota: Importada & Pick<NotaResumo, 'situacao' | 'contaChegada'>) => {
  if (nota.situacao !== 'importada') return null
  return nota.contaChegada ? 'Falta contar a chegada' : wordsDe(nota).falta
}
