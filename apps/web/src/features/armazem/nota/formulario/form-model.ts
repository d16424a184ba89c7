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

/** A lot as it is typed. `key` tells rows apart while they are. */
export type LoteForm = {
  key: string
  lote: string
  /** Said outright: the goods have no lot. */
  semLote: boolean
  dataDeValidade: string | null
  dataDeFabricacao: string | null
  quantidade: number | null
}

/** A line as the form holds it, under the names of the wire, so that a refusal finds its field. */
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
  /** Typed over by the person: a new factor leaves them as they are. */
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

/** How much of the product the line is, in the units of the stock. */
export const quantidadeDa = ({ fator }: Pick<LinhaForm, 'fator'>, { qcom }: Pick<ProdNFe, 'qcom'>) =>
  fator === null || fator <= 0 ? null : quantidadeNoEstoque(qcom, fator)

/** The lots under another factor: those of the note are counted anew, those typed by the person stay. */
function lotesCom({ lotes, lotesDigitados }: LinhaForm, fator: number | null, prod: ProdNFe): LoteForm[] {
  if (fator === null || fator <= 0) return lotes
  if (!lotesDigitados) return lotesDoRastro(prod, fator).map(loteOf)
  const [only, ...others] = lotes
  // Goods without a lot are all of the line, however many that is.
  return only?.semLote && others.length === 0
    ? [{ ...only, quantidade: quantidadeDa({ fator }, prod) }]
    : lotes
}

/** Another factor, and what it makes of the lots. */
export const withFator = (linha: LinhaForm, fator: number | null, prod: ProdNFe): LinhaForm => ({
  ...linha,
  fator,
  fatorOrigem: null,
  lotes: lotesCom(linha, fator, prod),
})

/** All of the line has no lot: the person says so. */
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

/** A product of the person's own choice; the factor of the last note belongs to the product of the last note. */
export function withProduto(linha: LinhaForm, produto: Produto | null, prod: ProdNFe): LinhaForm {
  const next: LinhaForm = { ...linha, produto, origem: produto && 'escolhido' }
  if (linha.fatorOrigem !== 'memoria' || produto?.id === linha.produto?.id) return next
  return { ...withFator(next, fatorDaNota(prod) ?? 1, prod), fatorOrigem: 'nota' }
}

/** The lots of a line together; null where one of them has no quantity. */
export const somaDosLotes = (lotes: readonly LoteForm[]) =>
  lotes.some(({ quantidade }) => quantidade === null)
    ? null
    : addQuantity(...lotes.map(({ quantidade }) => quantidade ?? 0))

/** A lot is needed, with all of the quantity, where goods move. */
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

/** A line as it is sent; one without a product has the server say so too. */
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

/** What keeps a note from being sent: a product for each line, a factor that gives a quantity. */
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

/** What keeps goods from being received: beside the above an effect, and lots that add up. */
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
