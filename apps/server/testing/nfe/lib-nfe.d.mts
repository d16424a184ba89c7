/** What the generator hands on from note to signature to protocol. */
export type NotaGerada = {
  chave: string
  emitDoc: string
  destDoc: string
  nItens: number
  vNF: string
}

export type ParteGerada = {
  cnpj?: string
  cpf?: string
  xNome: string
  cUF?: string
  UF: string
  cMun: string
  xMun: string
}

/** Text values of `prod`, and groups the generator knows by name. */
export type ItemGerado = {
  cProd: string
  xProd: string
  CFOP: string
  uCom: string
  qCom: string
  vUnCom: string
  cEAN?: string
  uTrib?: string
  qTrib?: string
  vUnTrib?: string
  icms?: string
  pis?: string
  rastro?: [nLote: string, qLote: string, dFab: string, dVal: string][]
}

export function cnpj(base12: string): string
export function buildNFe(nota: {
  nNF: number
  cNF: number
  emit: ParteGerada & { cUF: string }
  dest: ParteGerada
  entrega?: ParteGerada
  retirada?: ParteGerada
  ide?: Record<string, string>
  itens: ItemGerado[]
  infCpl?: string
}): NotaGerada
export function signedNFe(nota: NotaGerada): string
export function protNFe(nota: NotaGerada): string
export function nfeProc(nfe: string, protocolo: string): string
