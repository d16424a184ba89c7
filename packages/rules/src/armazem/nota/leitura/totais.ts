import { formatExato, isNear, readExato, type Exato } from './decimal.ts'
import { filho, filhos, textoDe, type Elemento } from './elemento.ts'
import type { Aviso } from './types.ts'

const SOMAM = [
  'vProd',
  'vST',
  'vFCPST',
  'vICMSMonoReten',
  'vFrete',
  'vSeg',
  'vOutro',
  'vII',
  'vIPI',
  'vIPIDevol',
]

const valueOf = (de: Elemento | undefined, ...caminho: string[]): Exato =>
  readExato(textoDe(de, ...caminho)) ?? 0n

const sum = (values: Exato[]): Exato => values.reduce((total, value) => total + value, 0n)

/** PIS-ST and COFINS-ST of the items that add them to the total: ICMSTot has no field for them (NT 2020.005). */
const pisCofinsSt = (dets: Elemento[]): Exato =>
  sum(
    dets.flatMap((det) =>
      ['PIS', 'COFINS'].map((tax) => {
        const group = filho(det, 'imposto', `${tax}ST`)
        return textoDe(group, `indSoma${tax}ST`) === '1' ? valueOf(group, `v${tax}`) : 0n
      }),
    ),
  )

/** All items are imports, CFOP 3xxx: vNF is free (MOC W16-10, exception 2). */
const isImportacao = (dets: Elemento[]): boolean =>
  dets.length > 0 && dets.every((det) => textoDe(det, 'prod', 'CFOP')?.startsWith('3'))

/** A new vehicle sold directly: without vST (MOC W16-10, exception 1). */
const isVendaDireta = (dets: Elemento[]): boolean =>
  dets.some((det) => textoDe(det, 'prod', 'veicProd', 'tpOp') === '2')

/**
 * Every sum that vNF may be. Both are right, with `vICMSDeson` subtracted and without (NT 2013.005 v1.22). Worked:
 * vProd 900.00 − vDesc 10.00 + vST 100.80 + vFCPST 21.30 = 1,012.10.
 */
const totaisPossiveis = (infNFe: Elemento, dets: Elemento[]): Exato[] => {
  const icmsTot = filho(infNFe, 'total', 'ICMSTot')
  const plain =
    sum(SOMAM.map((nome) => valueOf(icmsTot, nome))) -
    valueOf(icmsTot, 'vDesc') +
    valueOf(infNFe, 'total', 'ISSQNtot', 'vServ') +
    pisCofinsSt(dets)
  const both = [plain, plain - valueOf(icmsTot, 'vICMSDeson')]
  return isVendaDireta(dets) ? both.flatMap((each) => [each, each - valueOf(icmsTot, 'vST')]) : both
}

const distance = (one: Exato, other: Exato): Exato => (one > other ? one - other : other - one)

const finding = (campo: string, total: string, declarado: Exato | undefined, calculado: Exato): Aviso => ({
  codigo: 'W_TOTAL',
  campo,
  params: {
    total,
    declarado: declarado === undefined ? '—' : formatExato(declarado),
    calculado: formatExato(calculado),
  },
})

/** vNF is the sum of its parts (MOC W16-10 = rejection 610, with its exceptions). */
export const warnTotalDaNota = (infNFe: Elemento): Aviso[] => {
  const dets = filhos(infNFe, 'det')
  if (isImportacao(dets)) return []
  const declarado = readExato(textoDe(infNFe, 'total', 'ICMSTot', 'vNF'))
  const possible = totaisPossiveis(infNFe, dets)
  if (declarado !== undefined && possible.some((total) => isNear(declarado, total))) return []
  const nearest = possible.toSorted((a, b) =>
    Number(distance(a, declarado ?? 0n) - distance(b, declarado ?? 0n)),
  )
  return [finding('total.icmstot.vnf', 'Valor total da nota', declarado, nearest[0] ?? 0n)]
}

/** vProd of the total must be the sum of the items that count in it, those of indTot 1 (MOC Anexo I, `indTot`). */
export const warnTotalDosProdutos = (infNFe: Elemento): Aviso[] => {
  const declarado = readExato(textoDe(infNFe, 'total', 'ICMSTot', 'vProd'))
  const calculado = sum(
    filhos(infNFe, 'det').map((det) =>
      textoDe(det, 'prod', 'indTot') === '1' ? valueOf(det, 'prod', 'vProd') : 0n,
    ),
  )
  return declarado !== undefined && isNear(declarado, calculado)
    ? []
    : [finding('total.icmstot.vprod', 'Valor dos produtos', declarado, calculado)]
}
