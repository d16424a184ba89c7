/** An element of the note as the reader hands it over: local names, only those of the NF-e namespace. */
export type Elemento = {
  nome: string
  atributos: Readonly<Record<string, string>>
  /** All text directly within, comments and CDATA joined as XML reads them. */
  texto: string
  filhos: readonly Elemento[]
}

/** The first element at a path below. */
export const filho = (de: Elemento | undefined, ...caminho: string[]): Elemento | undefined =>
  caminho.reduce<Elemento | undefined>(
    (element, nome) => element?.filhos.find((each) => each.nome === nome),
    de,
  )

/** All elements of a name directly below, in the order of the file. */
export const filhos = (de: Elemento | undefined, nome: string): Elemento[] =>
  de?.filhos.filter((each) => each.nome === nome) ?? []

/** The text at a path below; `undefined` when the element is not there, which is not the same as empty. */
export const textoDe = (de: Elemento | undefined, ...caminho: string[]): string | undefined =>
  filho(de, ...caminho)?.texto

/** CNPJ, CPF or foreign document of a party, always as text (FACTS §8); '' when it has none. */
export const documentoDe = (parte: Elemento | undefined): string =>
  textoDe(parte, 'CNPJ') ?? textoDe(parte, 'CPF') ?? textoDe(parte, 'idEstrangeiro') ?? ''
