import { procura as doArmazem } from './features/armazem/busca/index.ts'
import { procura as daAssistencia } from './features/assistencia/busca/index.ts'
import { joinProcuras } from './features/casca/busca/index.ts'

/** The search of the palette and the scanner, joined from the modules that a person has. */
export const procuras = joinProcuras([doArmazem, daAssistencia])
