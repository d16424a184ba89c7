// The files of this folder do without Zod, because screens need them at once.

/** Who gets a mail. */
export const CORREIO_PARA_LABELS = {
  EQUIPE: 'Equipe',
  TODOS: 'Quem tem acesso',
  POSTO: 'Postos',
  CONSUMIDOR: 'Consumidores',
} as const
export type CorreioPara = keyof typeof CORREIO_PARA_LABELS
export const CORREIO_PARA = Object.keys(CORREIO_PARA_LABELS) as [CorreioPara, ...CorreioPara[]]

/** What a text may name: what it stands for, an example, and whether the mail says nothing without it. */
export type Marca = { label: string; exemplo: string; exigida?: true }

/** What an installation may write anew; between opening and closing stands what the product says, a link most often. */
export type CorreioTextos = { assunto: string; abertura: string; fechamento: string }

/** One kind of mail: when it goes out, to whom, what its texts may name, and the product's own texts. */
export type CorreioModelo = {
  modulo: 'casca' | 'assistencia'
  para: CorreioPara
  label: string
  quando: string
  marcas: Readonly<Record<string, Marca>>
  /** What the product puts between opening and closing, as an example. */
  corpo: string
  padrao: CorreioTextos
}

export const saudacao = {
  label: 'Olá, com o nome; sem ele quando o nome não é simples',
  exemplo: 'Olá, Dalva Nogueira.',
} as const satisfies Marca
