import { describeError } from '../../platform/http/errors.ts'
import { toast } from './toast.ts'

/** For the end of a task without its own place for a failure: `downloadModelo(tipo).catch(tellFailure)`. */
export const tellFailure = (error: unknown) => toast.error(describeError(error))
