import type { Parametros, RegraDaNota } from './regra.ts'
import { REGRAS_ARQUIVO } from './regras-arquivo.ts'
import { REGRAS_AVISO } from './regras-aviso.ts'
import { REGRAS_RECUSA } from './regras-recusa.ts'

/** Every rule of the reading, in the order in which they are applied; `docs/notas-regras.md` is made from it. */
export const REGRAS_NOTA = [...REGRAS_ARQUIVO, ...REGRAS_RECUSA, ...REGRAS_AVISO] as const

export type CodigoRegra = (typeof REGRAS_NOTA)[number]['codigo']
export type CodigoRecusa = Extract<CodigoRegra, `E_${string}`>
export type CodigoAviso = Extract<CodigoRegra, `W_${string}` | `I_${string}`>

const byCode = new Map<string, RegraDaNota>(REGRAS_NOTA.map((regra) => [regra.codigo, regra]))

/** The rule behind a code; throws for a code that no rule has. */
export const regraNota = (codigo: CodigoRegra): RegraDaNota => {
  const regra = byCode.get(codigo)
  if (!regra) throw new Error(`no rule ${codigo}`)
  return regra
}

/** The Portuguese sentence of a finding, its `{params}` filled in. */
export const textoRegra = (codigo: CodigoRegra, params: Parametros = {}): string =>
  regraNota(codigo).texto.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
