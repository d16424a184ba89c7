import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** What kind of thing a model is: watch, smartwatch, wall clock. */
export const TipoEquipamento = Nomeado.meta({ id: 'TipoEquipamento' })

export const TipoEquipamentoInput = NomeadoInput.meta({ id: 'TipoEquipamentoInput' })
