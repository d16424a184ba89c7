import type { DiferencaConferencia, VolumeConferido } from '@app/contract/armazem/conferencia'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'
import { addQuantity, formatQuantidade, isWhole } from '../../casca/quantidade/index.ts'
import { readEtiqueta, type Lido, type Lugar } from '../separacao/index.ts'

type Achado<T> = { ok: true; linhas: T[]; quantidade: number | null } | Extract<Lido<T>, { ok: false }>

/**
 * The lots of an order that a label may be of. A label that does not name the lot is of each lot of its product, so the
 * person says which.
 */
export function findLinhas<T extends LinhaLida>(
  codigo: string,
  linhas: readonly T[],
  lugar: Lugar,
): Achado<T> {
  const read = linhas.map((linha) => ({ linha, lido: readEtiqueta(codigo, linha, linhas, lugar) }))
  const right = read.filter(({ lido }) => lido.ok)
  const first = right[0]
  if (first?.lido.ok)
    return { ok: true, linhas: right.map(({ linha }) => linha), quantidade: first.lido.quantidade }
  const wrong = read.map(({ lido }) => lido).filter((lido) => !lido.ok)
  return (
    wrong.find(({ code }) => code === 'LEITURA_LOTE') ??
    wrong[0] ?? { ok: false, code: 'LEITURA_PRODUTO', lida: null }
  )
}

/** Whether a reading fits what the volume holds of the lot; `null`: it does. Nothing is said of what the order wants. */
export function checkContagem(
  { inteiro }: Pick<LinhaLida, 'inteiro'>,
  contado: number,
  quantidade: number,
): { code: ErrorCode; params: ErrorParams } | null {
  if (inteiro && !isWhole(quantidade)) return { code: 'QUANTIDADE_INTEIRA', params: {} }
  if (addQuantity(contado, quantidade) < 0)
    return { code: 'CONFERENCIA_MENOS', params: { contado: formatQuantidade(contado) } }
  return null
}

/** The lots whose count is not what the order wants. */
export const diferencasDe = (linhas: readonly DiferencaConferencia[]): DiferencaConferencia[] =>
  linhas
    .filter(({ quantidade, contado }) => quantidade !== contado)
    .map(({ saldo, quantidade, contado }) => ({ saldo, quantidade, contado }))

/** The volume into which a reading goes: the first that is open, otherwise a new one. */
export const volumeAberto = (volumes: readonly Pick<VolumeConferido, 'numero' | 'fechado'>[]): number =>
  volumes.find(({ fechado }) => !fechado)?.numero ?? Math.max(0, ...volumes.map(({ numero }) => numero)) + 1
