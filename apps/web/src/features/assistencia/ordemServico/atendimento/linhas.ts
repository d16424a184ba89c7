import type { FeitoNoBalcao, PaLinhaInput } from '@app/contract/assistencia/ordemServico'

/** A service or a part in the look-up, with its price. */
export type FeitoOpcao = FeitoNoBalcao

/** A line of the counter work while it is typed. */
export type LinhaFeita = FeitoOpcao & {
  key: string
  quantidade: number | null
  valorFinal: number | null
  motivoValor: string
}

export const linhaDe = (feito: FeitoOpcao, key: string): LinhaFeita => ({
  ...feito,
  key,
  quantidade: 1,
  valorFinal: feito.preco,
  motivoValor: '',
})

const cents = (value: number) => Math.round(value * 100)

/** By the price list, for this many. */
export const tabelaDe = ({ preco, quantidade }: LinhaFeita) => (cents(preco) * (quantidade ?? 0)) / 100

export const isAcimaDaTabela = (linha: LinhaFeita) => cents(linha.valorFinal ?? 0) > cents(tabelaDe(linha))

/** Another quantity changes the price. */
export const comQuantidade = (linha: LinhaFeita, quantidade: number | null): LinhaFeita => ({
  ...linha,
  quantidade,
  valorFinal: tabelaDe({ ...linha, quantidade }),
})

/** The total while typing; the server computes the saved one. */
export const totalDe = (linhas: readonly LinhaFeita[]) =>
  linhas.reduce((total, { valorFinal }) => total + cents(valorFinal ?? 0), 0) / 100

/** The lines as the act carries them. */
export const wireLinhas = (linhas: readonly LinhaFeita[]): PaLinhaInput[] =>
  linhas.map(({ tipo, id, quantidade, valorFinal, motivoValor }) => ({
    ...(tipo === 'PECA' ? { tipo, peca: { id } } : { tipo, servico: { id } }),
    quantidade: quantidade ?? 0,
    valorFinal: valorFinal ?? 0,
    motivoValor: motivoValor.trim() || null,
  }))
