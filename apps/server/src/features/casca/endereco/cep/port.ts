import type { EnderecoDoCep } from '@app/contract/casca/endereco'

/** What a look-up tells of a CEP. */
export type Achado = Pick<EnderecoDoCep, 'rua' | 'bairro' | 'cidade' | 'estado'>

/** Whoever knows the address of a CEP; 'nenhum' is never asked. */
export type ConsultaCep = {
  kind: 'viacep' | 'nenhum'
  /** The address, or undefined for a CEP that nobody has; rejects when it does not answer sensibly. */
  consultar: (cep: string) => Promise<Achado | undefined>
}
