import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** Brands that are run together. */
export const GrupoMarca = Nomeado.meta({ id: 'GrupoMarca' })

export const GrupoMarcaInput = NomeadoInput.meta({ id: 'GrupoMarcaInput' })
