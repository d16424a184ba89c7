import type { ErrorMessage } from '@app/contract/casca/errors'
import type { DetNFe, NotaLinha, NotaLote, NotaLoteInput, NotaProdutoInput } from '@app/contract/armazem/nota'
import type { Produto } from '@app/contract/registers/produto'
import { isWhole } from '@app/rules/casca/quantidade'
import { fatorDaNota, lotesDoRastro, quantidadeNoEstoque } from '@app/rules/armazem/nota'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { listProdutosById } from '../store/memoria.ts'
import type { ItemNovo } from '../store/itens.ts'

type Enviada = NotaProdutoInput | null | undefined
/** A line before the choice: as `import` proposed it, or as it is stored. */
export type LinhaBase = Pick<NotaLinha, 'produto' | 'fator' | 'efeito' | 'efeitoProposto' | 'lotes'> & {
  motivoEfeito: ItemNovo['motivoEfeito']
}

const toLote = ({ lote, dataDeValidade, dataDeFabricacao, quantidade }: NotaLoteInput): NotaLote => ({
  lote,
  dataDeValidade: dataDeValidade ?? null,
  dataDeFabricacao: dataDeFabricacao ?? null,
  quantidade,
})

const repeatedLotes = (campo: string, lotes: readonly NotaLote[]): ErrorMessage[] => {
  const seen = new Set<string>()
  return lotes.flatMap(({ lote, dataDeValidade }, at) => {
    const key = JSON.stringify([lote, dataDeValidade])
    const repeated = seen.has(key)
    seen.add(key)
    return repeated ? [fieldMessage(`${campo}.lotes[${at}].lote`, 'NOTA_LOTE_REPETIDO')] : []
  })
}

export const movesGoods = (efeito: NotaLinha['efeito']): boolean => efeito === 'entrada' || efeito === 'saida'

/** Products in whole units move only in whole units. */
const fractions = (campo: string, { produto, quantidade, efeito, lotes }: ItemNovo): ErrorMessage[] => {
  if (!produto.inteiro || !movesGoods(efeito)) return []
  if (!isWhole(quantidade)) return [fieldMessage(`${campo}.fator`, 'QUANTIDADE_INTEIRA')]
  return lotes.flatMap((lote, at) =>
    isWhole(lote.quantidade) ? [] : [fieldMessage(`${campo}.lotes[${at}].quantidade`, 'QUANTIDADE_INTEIRA')],
  )
}

/** A proposed factor is valid only for the proposed product; another product starts with the note's own factor. */
const fatorOf = ({ prod }: DetNFe, base: LinhaBase, enviada: NotaProdutoInput, produtoId: number): number =>
  enviada.fator ??
  (base.produto === null || base.produto.id === produtoId ? base.fator : (fatorDaNota(prod) ?? 1))

const lotesOf = (
  { prod }: DetNFe,
  base: LinhaBase,
  { lotes }: NotaProdutoInput,
  fator: number,
): NotaLote[] => {
  if (lotes) return lotes.map(toLote)
  return fator === base.fator || prod.rastro.length === 0 ? base.lotes : lotesDoRastro(prod, fator)
}

type Checked = { item: ItemNovo; erros: ErrorMessage[] } | { item: undefined; erros: ErrorMessage[] }

const checkLinha = (
  det: DetNFe,
  posicao: number,
  base: LinhaBase,
  enviada: Enviada,
  produtos: ReadonlyMap<number, Produto>,
): Checked => {
  const campo = `produtos[${posicao}]`
  const wrong = (erro: ErrorMessage): Checked => ({ item: undefined, erros: [erro] })
  const id = enviada?.id
  if (!enviada || id === null || id === undefined) return wrong(fieldMessage(campo, 'PRODUTO_OBRIGATORIO'))
  const produto = produtos.get(id)
  if (!produto) return wrong(fieldMessage(campo, 'PRODUTO_DESCONHECIDO'))
  const fator = fatorOf(det, base, enviada, id)
  const quantidade = det.prod.qcom === null ? 0 : quantidadeNoEstoque(det.prod.qcom, fator)
  if (quantidade === null) return wrong(fieldMessage(`${campo}.fator`, 'FATOR_INVALIDO'))
  const item: ItemNovo = {
    posicao,
    nItem: det.nItem,
    cprod: det.prod.cprod,
    cfop: det.prod.cfop,
    produto,
    fator,
    quantidade,
    efeito: enviada.efeito ?? base.efeito,
    efeitoProposto: base.efeitoProposto,
    motivoEfeito: base.motivoEfeito,
    lotes: lotesOf(det, base, enviada, fator),
  }
  return { item, erros: [...repeatedLotes(campo, item.lotes), ...fractions(campo, item)] }
}

/** Every line with its choice, or all errors at once. */
export const checkLinhas = async (
  db: Executor,
  clienteId: number,
  dets: readonly DetNFe[],
  bases: readonly LinhaBase[],
  enviadas: readonly Enviada[],
): Promise<{ itens: ItemNovo[]; erros: ErrorMessage[] }> => {
  const ids = [...new Set(enviadas.flatMap((enviada) => enviada?.id ?? []))]
  const produtos = new Map(
    (await listProdutosById(db, clienteId, ids)).map((produto) => [produto.id, produto]),
  )
  const tooMany =
    enviadas.length > dets.length ? [fieldMessage('produtos', 'LISTA_LONGA', { maximo: dets.length })] : []
  const checked = dets.flatMap((det, posicao) => {
    const base = bases[posicao]
    return base ? [checkLinha(det, posicao, base, enviadas[posicao], produtos)] : []
  })
  return {
    itens: checked.flatMap(({ item }) => item ?? []),
    erros: [...tooMany, ...checked.flatMap(({ erros }) => erros)],
  }
}
