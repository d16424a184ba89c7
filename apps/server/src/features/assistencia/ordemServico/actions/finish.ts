import { FINALIZAR_DIAS } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Services } from '../../../../platform/context.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { listEntreguesAntes } from '../store/read.ts'
import { moveOsAs } from './acao.ts'
import { SISTEMA } from './autor.ts'

const AT_ONCE = 200

/** Orders that were delivered or attended seven days ago enter the closing, each in its own transaction. */
export const finishEntregues = async (services: Services): Promise<void> => {
  const { db, now, log } = services
  const limite = new Date(now().getTime() - FINALIZAR_DIAS * DAY_MS)
  for (const { id } of await listEntreguesAntes(db, limite, AT_ONCE))
    try {
      await moveOsAs(services, SISTEMA, id, 'finalizar', {})
    } catch (error) {
      // It was reopened meanwhile, which must not delay the others.
      if (!(error instanceof AppError)) throw error
      log.warn({ ordemServico: id, codigo: error.code }, 'OS não finalizada')
    }
}
