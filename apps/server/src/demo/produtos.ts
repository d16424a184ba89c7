type DemoLote = {
  lote: string
  /** Days from today to the expiry day; null is a lot without expiry. */
  vence: number | null
  quantidade: number
  bloqueado: boolean
}

export type DemoProduto = {
  codigo: string
  descricao: string
  unidade: string
  inteiro: boolean
  lotes: readonly DemoLote[]
}

type Opcoes = { validade?: boolean; lotes?: readonly DemoLote[] }

export const lote = (
  nome: string,
  vence: number | null,
  quantidade: number,
  { bloqueado = false } = {},
): DemoLote => ({ lote: nome, vence, quantidade, bloqueado })

/** Two lots of 5,000 or more that do not expire soon, so that any order of the demo fits. */
const lotesFartos = (codigo: string, validade: boolean): DemoLote[] => [
  lote(`${codigo}-01`, validade ? 90 : null, 8000),
  lote(`${codigo}-02`, validade ? 240 : null, 12_000),
]

/** A product counted in whole units. */
export const produto = (
  codigo: string,
  descricao: string,
  { validade = true, lotes }: Opcoes = {},
): DemoProduto => ({
  codigo,
  descricao,
  unidade: 'un',
  inteiro: true,
  lotes: lotes ?? lotesFartos(codigo, validade),
})

/** A product that is weighed or measured: quantities with decimals. */
export const granel = (
  codigo: string,
  descricao: string,
  unidade: string,
  { validade = true }: Opcoes = {},
): DemoProduto => ({
  codigo,
  descricao,
  unidade,
  inteiro: false,
  lotes: [
    lote(`${codigo}-G1`, validade ? 45 : null, 420.75),
    lote(`${codigo}-G2`, validade ? 160 : null, 1250.5),
  ],
})
