import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
/** Names the folder in which a run of tests keeps what it saw; without it the run forgets it. */
export const SEEN_BY_RUN = 'RETAGUARDA_COMANDOS'
/** The statements as they are committed, in the tree of the stores. */
export const STATEMENTS = `${root}apps/server/statements`
/** The plans of the most important reads at a million orders. */
export const PLANS = `${root}apps/server/plans.sql`

/** The server's own code, of which the statements are kept. */
export const isProduct = (file: string): boolean =>
  file.startsWith('apps/server/src/') && !/\.test\.ts$|\/testing\//.test(file)
