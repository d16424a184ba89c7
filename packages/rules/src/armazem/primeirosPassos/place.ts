import { PASSOS, type Passo } from '@app/contract/armazem/primeirosPassos'

/** How many minutes a step takes by hand, and which step must come before it. */
const REGRAS: Readonly<Record<Passo, { minutos: number; depois?: Passo }>> = {
  armazem: { minutos: 1 },
  cliente: { minutos: 2 },
  produtos: { minutos: 2, depois: 'cliente' },
  equipe: { minutos: 1 },
  acesso: { minutos: 1, depois: 'cliente' },
  pedido: { minutos: 2, depois: 'produtos' },
}

export type PassoSituado = {
  passo: Passo
  /** `atual`: the step to take now. `travado`: the step waits for `depois`. */
  estado: 'feito' | 'atual' | 'livre' | 'travado'
  depois: Passo | null
}

/** The state of each step after these were taken: which is next, which wait, and how many minutes are left. */
export const placePassos = (
  feitos: ReadonlySet<Passo>,
): { passos: PassoSituado[]; feitos: number; minutos: number } => {
  const atual = PASSOS.find((passo) => !feitos.has(passo))
  const estadoDe = (passo: Passo): PassoSituado['estado'] => {
    if (feitos.has(passo)) return 'feito'
    if (passo === atual) return 'atual'
    const { depois } = REGRAS[passo]
    return depois && !feitos.has(depois) ? 'travado' : 'livre'
  }
  const faltam = PASSOS.filter((passo) => !feitos.has(passo))
  return {
    passos: PASSOS.map((passo) => ({
      passo,
      estado: estadoDe(passo),
      depois: REGRAS[passo].depois ?? null,
    })),
    feitos: PASSOS.length - faltam.length,
    minutos: faltam.reduce((sum, passo) => sum + REGRAS[passo].minutos, 0),
  }
}
