import { describeError } from '../../platform/http/errors.ts'
import { toast } from './toast.ts'

/** For the end of a task that has no place of its own for its failure: `downloadModelo(tipo).catch(tellFailure)`. */
export const tellFailure = (error: unknown) => toast.error(describeError(error))
