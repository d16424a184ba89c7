import { formatExato, isNear, multiply, readExato, toCents, type Exato } from './decimal.ts'
import { filho, filhos, textoDe, type Elemento } from './elemento.ts'
import type { Aviso, Recusa } from './types.ts'

/** `det` 1 to 990; without one there is nothing to receive (MOC Anexo I). */
export const checkItens = (infNFe: Elemento, chave: string): Recusa | undefined =>
  filhos(infNFe, 'det').length === 0
    ? { tipo: 'recusa', codigo: 'E_SEM_ITENS', params: {}, chave }
    : undefined

const shown = (value: Exato | undefined, places = 2): string =>
  value === undefined ? '—' : formatExato(value, places)

/** vProd = qCom × vUnCom within a cent, half up (MOC 629). `item` is the place in the note, from 0. */
export const warnTotalDoItem = (prod: Elemento | undefined, item: number): Aviso[] => {
  const number = (nome: string) => readExato(textoDe(prod, nome))
  const [quantidade, unitario, declarado] = [number('qCom'), number('vUnCom'), number('vProd')]
  const calculado =
    quantidade === undefined || unitario === undefined ? undefined : toCents(multiply(quantidade, unitario))
  if (calculado !== undefined && declarado !== undefined && isNear(calculado, declarado)) return []
  return [
    {
      codigo: 'W_ITEM_TOTAL',
      campo: `det[${item}].prod.vprod`,
      params: {
        item: item + 1,
        quantidade: shown(quantidade, 0),
        unitario: shown(unitario),
        calculado: shown(calculado),
        declarado: shown(declarado),
      },
    },
  ]
}

/** The lots add up to the quantity, in the trade unit or in the taxable one (XSD `rastro`; ours). */
export const warnRastro = (prod: Elemento | undefined, item: number): Aviso[] => {
  const lots = filhos(prod, 'rastro')
  if (lots.length === 0) return []
  const soma = lots.reduce((sum, lot) => sum + (readExato(textoDe(lot, 'qLote')) ?? 0n), 0n)
  const [qCom, qTrib] = [readExato(textoDe(prod, 'qCom')), readExato(textoDe(prod, 'qTrib'))]
  if (soma === qCom || soma === qTrib) return []
  return [
    {
      codigo: 'W_RASTRO',
      campo: `det[${item}].prod.rastro`,
      params: { item: item + 1, soma: shown(soma, 0), quantidade: shown(qCom, 0) },
    },
  ]
}

/**
 * The findings of all items. A note without goods states values without quantities, so quantity × price is not checked
 * (FACTS §5).
 */
export const warnItens = (infNFe: Elemento, mercadoria: boolean): Aviso[] =>
  filhos(infNFe, 'det').flatMap((det, item) => {
    const prod = filho(det, 'prod')
    return [...(mercadoria ? warnTotalDoItem(prod, item) : []), ...warnRastro(prod, item)]
  })
