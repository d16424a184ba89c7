import { CORREIO_TIPOS, type CorreioTipo } from '@app/contract/casca/correio/modelos'

/** A kind of mail as it stands in the address of its screen: 'senha-recuperar'. */
export const nomeDoTipo = (tipo: CorreioTipo): string => tipo.toLowerCase().replaceAll('_', '-')

export const tipoDoNome = (nome: string): CorreioTipo | undefined =>
  CORREIO_TIPOS.find((tipo) => nomeDoTipo(tipo) === nome)
