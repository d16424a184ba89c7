import type { BaseLogger } from 'pino'

export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
