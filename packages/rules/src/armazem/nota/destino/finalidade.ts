import type { Aviso } from '../leitura/types.ts'

/** The values of `finNFe` that move no goods (XSD `TFinNFe`; 5 and 6: NT 2025.002). 4 is a return and moves goods. */
const SEM_MERCADORIA: Readonly<Record<string, string>> = {
  '2': 'complementar',
  '3': 'de ajuste',
  '5': 'de crédito',
  '6': 'de débito',
}

/** Whether a note of this purpose moves goods; only such a note changes the stock. */
export const hasMercadoria = (finNFe: string | null | undefined): boolean =>
  !((finNFe ?? '') in SEM_MERCADORIA)

/** Warns that the note moves no goods, so that nobody waits for its receipt. */
export const warnFinalidade = (finNFe: string | undefined): Aviso[] => {
  const finalidade = SEM_MERCADORIA[finNFe ?? '']
  return finalidade ? [{ codigo: 'W_FINALIDADE', campo: 'ide.finNFe', params: { finalidade } }] : []
}
