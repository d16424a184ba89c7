import type {
  InfNFe,
  NotaLinha,
  NotaLote,
  NotaLoteInput,
  NotaProdutoInput,
  ProdNFe,
} from '@app/contract/armazem/nota'
import type { Produto } from '@app/contract/registers/produto'
import { addQuantity } from '@app/rules/casca/quantidade'
import { fatorDaNota, lotesDoRastro, quantidadeNoEstoque } from '@app/rules/armazem/nota'

/** A lot as it is typed. `key` identifies its row. */
export type LoteForm = {
  key: string
  lote: string
  /** The person states that the goods have no lot. */
  semLote: boolean
  dataDeValidade: string | null
  dataDeFabricacao: string | null
  quantidade: number | null
}

/** A line in the form, under its wire names, so that a refusal finds its field. */
export type LinhaForm = {
  produto: Produto | null
  /** Where the product comes from; `escolhido`: by this person. `null`: stored before. */
  origem: NotaLinha['origem'] | 'escolhido'
  fator: number | null
  fatorOrigem: NotaLinha['fatorOrigem']
  efeito: NotaLinha['efeito']
  efeitoProposto: NotaLinha['efeitoProposto']
  motivoEfeito: NotaLinha['motivoEfeito']
  lotes: LoteForm[]
  /** The person typed these lots, so a new factor leaves them as they are. */
  lotesDigitados: boolean
}

export type NotaValues = { produtos: LinhaForm[]; pedido: number | null }

let count = 0
const nextKey = () => `lote-${(count += 1)}`

export const loteForm = (lote: Omit<LoteForm, 'key'>): LoteForm => ({ key: nextKey(), ...lote })

const loteOf = ({ lote, dataDeValidade, dataDeFabricacao, quantidade }: NotaLote) =>
  loteForm({ lote, semLote: lote === '', dataDeValidade, dataDeFabricacao, quantidade })

const linhaForm = (linha: NotaLinha): LinhaForm => ({
  produto: linha.produto,
  origem: linha.origem,
  fator: linha.fator,
  fatorOrigem: linha.fatorOrigem,
  efeito: linha.efeito,
  efeitoProposto: linha.efeitoProposto,
  motivoEfeito: linha.motivoEfeito,
  lotes: linha.lotes.map(loteOf),
  lotesDigitados: false,
})

export const notaValues = (linhas: readonly NotaLinha[], pedido: number | null): NotaValues => ({
  produtos: linhas.map(linhaForm),
  pedido,
})

/** The quantity of the line in stock units. */
export const quantidadeDa = ({ fator }: Pick<LinhaForm, 'fator'>, { qcom }: Pick<ProdNFe, 'qcom'>) =>
  fator === null || fator <= 0 ? null : quantidadeNoEstoque(qcom, fator)

/** The lots with another factor: those of the note are computed again, those that the person typed stay. */
function lotesCom({ lotes, lotesDigitados }: LinhaForm, fator: number | null, prod: ProdNFe): LoteForm[] {
  if (fator === null || fator <= 0) return lotes
  if (!lotesDigitados) return lotesDoRastro(prod, fator).map(loteOf)
  const [only, ...others] = lotes
  // Goods without a lot always have the whole quantity of the line.
  return only?.semLote && others.length === 0
    ? [{ ...only, quantidade: quantidadeDa({ fator }, prod) }]
    : lotes
}

/** Sets another factor and adapts the lots. */
export const withFator = (linha: LinhaForm, fator: number | null, prod: ProdNFe): LinhaForm => ({
  ...linha,
  fator,
  fatorOrigem: null,
  lotes: lotesCom(linha, fator, prod),
})

/** The person states that the whole line has no lot. */
export const withSemLote = (linha: LinhaForm, prod: ProdNFe): LinhaForm => ({
  ...linha,
  lotesDigitados: true,
  lotes: [
    loteForm({
      lote: '',
      semLote: true,
      dataDeValidade: null,
      dataDeFabricacao: null,
      quantidade: quantidadeDa(linha, prod),
    }),
  ],
})

/** Sets a product of the person's choice; the last note's factor is valid only for the last note's product. */
export function withProduto(linha: LinhaForm, produto: Produto | null, prod: ProdNFe): LinhaForm {
  const next: LinhaForm = { ...linha, produto, origem: produto && 'escolhido' }
  if (linha.fatorOrigem !== 'memoria' || produto?.id === linha.produto?.id) return next
  return { ...withFator(next, fatorDaNota(prod) ?? 1, prod), fatorOrigem: 'nota' }
}

/** The sum of a line's lots; null when one has no quantity. */
export const somaDosLotes = (lotes: readonly LoteForm[]) =>
  lotes.some(({ quantidade }) => quantidade === null)
    ? null
    : addQuantity(...lotes.map(({ quantidade }) => quantidade ?? 0))

/** A line that moves goods needs lots with its whole quantity. */
export const move = ({ efeito }: Pick<LinhaForm, 'efeito'>) => efeito === 'entrada' || efeito === 'saida'

/** A lot as it is sent. */
export const loteInput = ({
  lote,
  semLote,
  dataDeValidade,
  dataDeFabricacao,
  quantidade,
}: LoteForm): NotaLoteInput => ({
  lote: semLote ? '' : lote.trim(),
  dataDeValidade,
  dataDeFabricacao,
  quantidade: quantidade ?? 0,
})

/** A line as it is sent; without a product the server refuses it too. */
export const linhaInput = ({ produto, fator, efeito, lotes }: LinhaForm): NotaProdutoInput | null =>
  produto && {
    id: produto.id,
    ...(fator !== null && { fator }),
    efeito,
    lotes: lotes.map(loteInput),
  }

export const OBRIGATORIO = 'Obrigatório'
export const FATOR_ERRADO = 'Informe um fator maior que zero.'

type Erros = Record<string, string>

const isFraction = (linha: LinhaForm, prod: ProdNFe) => {
  const quantidade = quantidadeDa(linha, prod)
  return linha.produto?.inteiro === true && quantidade !== null && !Number.isInteger(quantidade)
}

/** Errors that prevent sending a note: each line needs a product and a factor that gives a quantity. */
export function errosDoEnvio({ produtos }: NotaValues, { det }: Pick<InfNFe, 'det'>): Erros {
  const erros: Erros = {}
  for (const [index, linha] of produtos.entries()) {
    const prod = det[index]?.prod
    if (!linha.produto) erros[`produtos.${index}.produto`] = OBRIGATORIO
    if (linha.fator === null || linha.fator <= 0) erros[`produtos.${index}.fator`] = FATOR_ERRADO
    else if (prod && move(linha) && isFraction(linha, prod))
      erros[`produtos.${index}.fator`] = 'Este produto só aceita quantidade inteira.'
  }
  return erros
}

/** Whether confirming the note posts the line: goods of a note that invoices an order leave with the order. */
export const isPosted = (linha: Pick<LinhaForm, 'efeito'>, pedido: number | null) =>
  move(linha) && (linha.efeito === 'entrada' || pedido === null)

const erroDosLotes = (linha: LinhaForm, prod: ProdNFe): string | null => {
  if (linha.lotes.length === 0) return 'Informe os lotes, ou que a mercadoria não tem lote.'
  const quantidade = quantidadeDa(linha, prod)
  const soma = somaDosLotes(linha.lotes)
  return soma !== null && soma === quantidade ? null : 'A soma dos lotes não é a quantidade do item.'
}

/** Errors that prevent a receipt: those above, a missing effect, or lots that do not add up. */
export function errosDoRecebimento(values: NotaValues, infNFe: Pick<InfNFe, 'det'>): Erros {
  const erros = errosDoEnvio(values, infNFe)
  for (const [index, linha] of values.produtos.entries()) {
    const prod = infNFe.det[index]?.prod
    if (linha.efeito === 'perguntar') erros[`produtos.${index}.efeito`] = 'Escolha o efeito no estoque.'
    const wrong = prod && isPosted(linha, values.pedido) ? erroDosLotes(linha, prod) : null
    if (wrong) erros[`produtos.${index}.lotes`] = wrong
  }
  return erros
}
