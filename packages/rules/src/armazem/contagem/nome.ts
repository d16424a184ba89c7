import type { ContagemInput } from '@app/contract/armazem/contagem'

/** Product codes that a list's name spells out. */
const POR_EXTENSO = 3

/** How a counting list is named: 'Os 50 que mais giram · Aurora'. */
export const nomeDaContagem = (
  { criterio, dias, quantos }: Pick<ContagemInput, 'criterio' | 'dias' | 'quantos'>,
  { cliente, produtos }: { cliente: string | null; produtos: readonly string[] },
): string => {
  const rest = produtos.length - POR_EXTENSO
  const codes = `${produtos.slice(0, POR_EXTENSO).join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}`
  const what = {
    PRODUTO: `${produtos.length === 1 ? 'Produto' : 'Produtos'} ${codes}`,
    CLIENTE: 'Tudo',
    VALIDADE: `O que vence em ${dias ?? 0} dias`,
    GIRO: quantos === 1 ? 'O que mais gira' : `Os ${quantos ?? 0} que mais giram`,
  }[criterio]
  return (cliente === null ? what : `${what} · ${cliente}`).slice(0, 200)
}
