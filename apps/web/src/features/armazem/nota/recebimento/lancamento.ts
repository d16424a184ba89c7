import type { Efeito, NotaResumo } from '@app/contract/armazem/nota'
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
  /** What it waits for while nobody has confirmed it. */
  falta: string
  /** That it can be taken back, and how; empty where there is nothing to take back. */
  volta: string
  estornar: string
  estornado: string
}

const NOTA: Pick<Words, 'estornar' | 'estornado'> = {
  estornar: 'Estornar confirmação',
  estornado: 'Confirmação estornada.',
}

/** Goods are received when they come in; a note that sends them out, or moves none, is told by what it does. */
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

/** The words for an imported note, as it is: by the effects of its lines. */
export const wordsDe = ({ efeitos, pedido }: Importada) =>
  LANCAMENTO_WORDS[
    lancamentoDe(
      efeitos.map((efeito) => ({ efeito })),
      pedido?.id ?? null,
    )
  ]

/** What an imported note still waits for; nothing once it is confirmed or cancelled. */
export const faltaDe = (nota: Importada & Pick<NotaResumo, 'situacao'>) =>
  nota.situacao === 'importada' ? wordsDe(nota).falta : null
