import { closeMeses } from '../../../features/assistencia/financeiro/index.ts'
import type { Services } from '../../../platform/context.ts'
import { addMeses, settleMeses } from './fechamentos-store.ts'

/**
 * Twelve closed months of each post, made by the product of the year's orders: the newest waits for its approval (one
 * post contests a line), the one before is approved, the older ones are paid.
 */
export const seedFechamentos = async (services: Services, postos: readonly number[]): Promise<void> => {
  await addMeses(services.db, postos, services.now())
  await closeMeses(services)
  await settleMeses(services.db, postos, services.now())
}
