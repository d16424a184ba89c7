import { z } from 'zod'
import { Nomeado, NomeadoInput } from '../../casca/register/nomeado.ts'

/** Misuse, which voids the warranty (spec §9): known by its id, whatever it is called (decisions 40). */
export const USO_INDEVIDO = 6

/** Causes below it come with the product; what is entered or imported has this id or a higher one. */
export const PRIMEIRA_CAUSA_DA_CASA = 1000

/** Why a watch is as it is, by the technician's judgement. */
export const CausaOs = Nomeado.extend({
  doProduto: z.boolean().describe('Vem com o produto: não pode ser alterada nem excluída.'),
}).meta({ id: 'CausaOs' })

export const CausaOsInput = NomeadoInput.meta({ id: 'CausaOsInput' })
