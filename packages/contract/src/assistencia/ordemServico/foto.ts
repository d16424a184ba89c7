import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
import { FotoMomento, FotoRotulo } from './status.ts'

/** A photo of the watch. */
export const OsFoto = Arquivo.extend({
  rotulo: FotoRotulo.nullable().describe('O que ela mostra.'),
  momento: FotoMomento.nullable().describe('Quando foi feita; null nas mais antigas.'),
}).meta({ id: 'OsFoto' })
export type OsFoto = z.infer<typeof OsFoto>

/** A photo of the watch in a save or an act; what it shows is said when it is new. */
export const OsFotoInput = ArquivoInput.extend({
  rotulo: FotoRotulo.nullish(),
  momento: FotoMomento.nullish().describe('Dito pela OS; o que vier é ignorado.'),
}).meta({ id: 'OsFotoInput' })
export type OsFotoInput = z.infer<typeof OsFotoInput>

/** A photo that an act brings: always a new one. */
export const OsFotoNova = OsFotoInput.required({ data: true }).meta({ id: 'OsFotoNova' })
