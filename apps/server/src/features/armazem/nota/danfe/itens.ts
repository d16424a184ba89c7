import { setImmediate as others } from 'node:timers/promises'
import type { Danfe } from '@app/rules/armazem/danfe'
import { type Folha, LARGURA, MARGEM } from './folha.ts'

type Item = Danfe['itens'][number]
type Coluna = { nome: string; largura: number; de: (item: Item) => string; right?: boolean }

const FIXAS = 60 + 44 + 28 + 26 + 58 + 62 + 62
const COLUNAS: readonly Coluna[] = [
  { nome: 'Código', largura: 60, de: ({ codigo }) => codigo },
  { nome: 'Descrição', largura: LARGURA - FIXAS, de: ({ descricao }) => descricao },
  { nome: 'NCM', largura: 44, de: ({ ncm }) => ncm },
  { nome: 'CFOP', largura: 28, de: ({ cfop }) => cfop },
  { nome: 'Un.', largura: 26, de: ({ unidade }) => unidade },
  { nome: 'Quantidade', largura: 58, de: ({ quantidade }) => quantidade, right: true },
  { nome: 'Valor unitário', largura: 62, de: ({ unitario }) => unitario, right: true },
  { nome: 'Valor total', largura: 62, de: ({ total }) => total, right: true },
]
const DESCRICAO = 1
const ENTRE = 4
const CABECA = 16

const leftOf = (index: number) => COLUNAS.slice(0, index).reduce((sum, { largura }) => sum + largura, MARGEM)

const letraOf = ({ right }: Coluna, tamanho: number) => ({
  tamanho,
  align: right ? ('right' as const) : ('left' as const),
})

const drawHead = (folha: Folha) => {
  for (const [index, coluna] of COLUNAS.entries())
    folha.write(coluna.nome, leftOf(index), folha.y + 4, coluna.largura - ENTRE, letraOf(coluna, 6))
  folha.down(CABECA)
  folha.line(folha.y - 3, 0.9)
}

/** Makes room; a new page begins with the heads of the columns. */
const makeRoom = (folha: Folha, height: number) => {
  if (folha.room(height)) drawHead(folha)
}

const drawItem = (folha: Folha, item: Item) => {
  const cells = COLUNAS.map((coluna) => ({ coluna, texto: coluna.de(item), letra: letraOf(coluna, 7.5) }))
  const height = Math.max(
    ...cells.map(({ coluna, texto, letra }) => folha.heightOf(texto, coluna.largura - ENTRE, letra)),
  )
  makeRoom(folha, height + 4)
  for (const [index, { coluna, texto, letra }] of cells.entries())
    folha.write(texto, leftOf(index), folha.y + 1, coluna.largura - ENTRE, letra)
  folha.down(height + 1)
  // Lots may be hundreds, so each makes its own room.
  for (const detalhe of item.detalhes) {
    const letra = { tamanho: 6.5, cor: '#333' }
    const width = (COLUNAS[DESCRICAO]?.largura ?? 0) - ENTRE
    const lines = folha.heightOf(detalhe, width, letra)
    makeRoom(folha, lines)
    folha.write(detalhe, leftOf(DESCRICAO), folha.y, width, letra)
    folha.down(lines)
  }
  folha.down(3)
  folha.line(folha.y - 1, 0.3)
}

/** After so many lines other calls get their turn; a note may have 990, with hundreds of lots each. */
const AT_ONCE = 20

/** The lines of the note; each page repeats the heads. */
export const drawItens = async (folha: Folha, { itens }: Danfe): Promise<void> => {
  makeRoom(folha, 3 * CABECA)
  drawHead(folha)
  for (const [index, item] of itens.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await others()
    drawItem(folha, item)
  }
}
