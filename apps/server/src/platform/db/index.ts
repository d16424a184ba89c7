export { createDatabase, type Database, type Executor } from './connect.ts'
export { migrate } from './migrate.ts'
export type { DB } from './types.gen.ts'
