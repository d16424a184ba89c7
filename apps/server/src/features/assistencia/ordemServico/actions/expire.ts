import type { Services } from '../../../../platform/context.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { listVencidas } from '../store/orcamento/write.ts'
import { moveOsAs } from './acao.ts'
import { SISTEMA } from './autor.ts'

const AT_ONCE = 200

/** Each order has its own transaction, so that one that was answered meanwhile does not delay others. */
export const expireVencidas = async (services: Services): Promise<void> => {
  for (const { id } of await listVencidas(services.db, services.now(), AT_ONCE))
    try {
      await moveOsAs(services, SISTEMA, id, 'expirar', {})
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      services.log.warn({ ordemServico: id, codigo: error.code }, 'orçamento não expirou')
    }
}
