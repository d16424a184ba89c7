import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** What the manufacturer sorts its service points into. */
export const CategoriaAssistencia = Nomeado.meta({ id: 'CategoriaAssistencia' })

export const CategoriaAssistenciaInput = NomeadoInput.meta({ id: 'CategoriaAssistenciaInput' })
