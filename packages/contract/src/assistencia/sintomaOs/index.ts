import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** What the customer says is wrong. */
export const SintomaOs = Nomeado.meta({ id: 'SintomaOs' })

export const SintomaOsInput = NomeadoInput.meta({ id: 'SintomaOsInput' })
