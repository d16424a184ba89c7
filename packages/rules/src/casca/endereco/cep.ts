import type { UnidadeFederativa } from '@app/contract/casca/endereco'

/**
 * The highest first five digits of each state's CEP range, in ascending order, as the Correios assigned them: 01310-100
 * is above the unassigned 00999 and below São Paulo's 19999.
 */
const FAIXAS: readonly (readonly [ate: number, estado: UnidadeFederativa | null])[] = [
  [999, null],
  [19_999, 'SP'],
  [28_999, 'RJ'],
  [29_999, 'ES'],
  [39_999, 'MG'],
  [48_999, 'BA'],
  [49_999, 'SE'],
  [56_999, 'PE'],
  [57_999, 'AL'],
  [58_999, 'PB'],
  [59_999, 'RN'],
  [63_999, 'CE'],
  [64_999, 'PI'],
  [65_999, 'MA'],
  [68_899, 'PA'],
  [68_999, 'AP'],
  [69_299, 'AM'],
  [69_399, 'RR'],
  [69_899, 'AM'],
  [69_999, 'AC'],
  [72_799, 'DF'],
  [72_999, 'GO'],
  [73_699, 'DF'],
  [76_799, 'GO'],
  [76_999, 'RO'],
  [77_999, 'TO'],
  [78_899, 'MT'],
  // Rondônia's range until 2008; unassigned since then.
  [78_999, null],
  [79_999, 'MS'],
  [87_999, 'PR'],
  [89_999, 'SC'],
  [99_999, 'RS'],
]

/** The state of a bare CEP, without a network request; undefined when the range is unassigned. */
export const estadoDoCep = (cep: string): UnidadeFederativa | undefined => {
  const inicio = Number(cep.slice(0, 5))
  return FAIXAS.find(([ate]) => inicio <= ate)?.[1] ?? undefined
}
