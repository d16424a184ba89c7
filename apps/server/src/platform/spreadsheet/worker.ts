import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv.ts'
import { kindOf } from './kind.ts'
import { SheetRefusal } from './refusal.ts'
import type { SheetRow } from './rows.ts'
import { readXlsx } from './xlsx.ts'

export type WorkerAnswer =
  { rows: SheetRow[] } | { refusal: Pick<SheetRefusal, 'code' | 'params'> } | { failure: string }

const read = async (bytes: Uint8Array): Promise<WorkerAnswer> => {
  try {
    return { rows: kindOf(bytes) === 'csv' ? readCsv(bytes) : await readXlsx(bytes) }
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: { code: error.code, params: error.params } }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const bytes: unknown = workerData
if (bytes instanceof Uint8Array) parentPort?.postMessage(await read(bytes), [])
