import type { EnderecoDoCep } from '@app/contract/casca/endereco'

/** The result of a look-up of a CEP. */
export type Achado = Pick<EnderecoDoCep, 'rua' | 'bairro' | 'cidade' | 'estado'>

/** A service that knows the address of a CEP; 'nenhum' is never called. */
export type ConsultaCep = {
  kind: 'viacep' | 'nenhum'
  /** The address, or undefined for a CEP that does not exist; rejects when there is no valid answer. */
  consultar: (cep: string) => Promise<Achado | undefined>
}
