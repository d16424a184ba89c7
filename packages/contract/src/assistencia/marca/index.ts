import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** A brand of watches, perhaps one of a group. */
export const Marca = Nomeado.extend({
  grupoMarca: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
}).meta({ id: 'Marca' })

export const MarcaInput = NomeadoInput.extend({
  grupoMarca: z.object({ id: Id }).nullish(),
}).meta({ id: 'MarcaInput' })
