import type { OrcamentoVersao } from '@app/contract/assistencia/ordemServico'

export type LinhaDaVersao = Pick<
  OrcamentoVersao['linhas'][number],
  'tipo' | 'itemId' | 'nome' | 'quantidade' | 'garantia' | 'opcional' | 'valorFinal'
>

export type MudancaDaLinha = 'ENTROU' | 'SAIU' | 'SUBIU' | 'DESCEU' | 'GARANTIA' | 'COBRADA'

export type CelulaDaVersao = {
  /** null: the version has no such line. */
  linha: LinhaDaVersao | null
  /** Against the version before it. */
  mudanca: MudancaDaLinha | null
}

/** A part or service in several lines of a version is each time a line of its own. */
const byKey = (linhas: readonly LinhaDaVersao[]): Map<string, LinhaDaVersao> => {
  const found = new Map<string, LinhaDaVersao>()
  for (const linha of linhas) {
    const same = (nth: number) => `${linha.tipo} ${linha.itemId} ${nth}`
    let nth = 0
    while (found.has(same(nth))) nth += 1
    found.set(same(nth), linha)
  }
  return found
}

const mudancaDe = (antes: LinhaDaVersao | null, agora: LinhaDaVersao | null): MudancaDaLinha | null => {
  if (antes === null) return agora === null ? null : 'ENTROU'
  if (agora === null) return 'SAIU'
  if (antes.garantia !== agora.garantia) return agora.garantia ? 'GARANTIA' : 'COBRADA'
  if (agora.garantia || antes.valorFinal === agora.valorFinal) return null
  return agora.valorFinal > antes.valorFinal ? 'SUBIU' : 'DESCEU'
}

/**
 * Versions of a budget side by side: a row a line, in the order of the newest version that has it, with what changed
 * from each version to the next.
 */
export function compareVersoes(
  versoes: readonly { linhas: readonly LinhaDaVersao[] }[],
): { chave: string; ultima: LinhaDaVersao; celulas: CelulaDaVersao[] }[] {
  const porVersao = versoes.map(({ linhas }) => byKey(linhas))
  const ultimas = new Map(
    porVersao
      .toReversed()
      .flatMap((linhas) => [...linhas])
      .toReversed(),
  )
  const chaves = new Set(porVersao.toReversed().flatMap((linhas) => [...linhas.keys()]))
  return [...chaves].flatMap((chave) => {
    const ultima = ultimas.get(chave)
    if (!ultima) return []
    const celulas = porVersao.map((linhas, at): CelulaDaVersao => {
      const linha = linhas.get(chave) ?? null
      const antes = porVersao[at - 1]
      return { linha, mudanca: antes ? mudancaDe(antes.get(chave) ?? null, linha) : null }
    })
    return [{ chave, ultima, celulas }]
  })
}
