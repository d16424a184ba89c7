/** A run of text of a PDF page, as pdf.js gives it. */
export type Peca = { str: string; hasEOL: boolean }

/** A part of one run that a hit covers; a word may go over several runs. */
export type Pedaco = { peca: number; de: number; ate: number }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`)

const wordsOf = (formas: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${formas
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\p{N}])`,
    'giu',
  )

/** Every place of a page where one of these words stands, in reading order. */
export function findPalavras(pecas: readonly Peca[], formas: readonly string[]): Pedaco[][] {
  if (formas.length === 0) return []
  let text = ''
  const runs = pecas.map(({ str, hasEOL }, peca) => {
    const start = text.length
    text += hasEOL ? `${str}\n` : str
    return { peca, start, end: start + str.length }
  })
  return [...text.matchAll(wordsOf(formas))].map((match) => {
    const end = match.index + match[0].length
    return runs
      .filter((run) => run.start < end && run.end > match.index)
      .map((run) => ({
        peca: run.peca,
        de: Math.max(match.index, run.start) - run.start,
        ate: Math.min(end, run.end) - run.start,
      }))
  })
}

/** Marks the hits in the spans of the page's runs, and answers the marks of each hit. */
export function markPalavras(
  spans: readonly HTMLElement[],
  pecas: readonly Peca[],
  achadas: readonly Pedaco[][],
): HTMLElement[][] {
  const marks: HTMLElement[][] = achadas.map(() => [])
  const doSpan = Map.groupBy(
    achadas.flatMap((pedacos, achada) => pedacos.map((pedaco) => ({ ...pedaco, achada }))),
    ({ peca }) => peca,
  )
  for (const [peca, span] of spans.entries()) {
    const str = pecas[peca]?.str ?? ''
    const children: (string | HTMLElement)[] = []
    let at = 0
    for (const { de, ate, achada } of doSpan.get(peca) ?? []) {
      const mark = document.createElement('mark')
      mark.textContent = str.slice(de, ate)
      marks[achada]?.push(mark)
      children.push(str.slice(at, de), mark)
      at = ate
    }
    span.replaceChildren(...children, str.slice(at))
  }
  return marks
}
