import type { Services } from '../context.ts'
import { createQueue } from '../jobs/queue.ts'
import { blockOf } from './network.ts'
import { type Attempt, countFailure, demandUnblocked } from './throttle.ts'

const counted = createQueue()

/**
 * Checks the block before the turn, then checks again and counts within it, so that many tries sent at once cannot pass
 * together.
 */
export const countTry = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  address: string,
  attempts: readonly Attempt[],
): Promise<void> => {
  await demandUnblocked(db, attempts.flat(), now())
  await counted(blockOf(address), async () => {
    for (const attempt of attempts) {
      await demandUnblocked(db, attempt, now())
      await countFailure(db, attempt, now())
    }
  })
}
