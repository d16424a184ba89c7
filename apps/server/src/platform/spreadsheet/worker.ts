import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv.ts'
import { kindOf } from './kind.ts'
import { SheetRefusal } from './refusal.ts'
import type { SheetRow } from './rows.ts'
import { readXlsx } from './xlsx.ts'

export type WorkerAnswer =
  | { rows: SheetRow[] }
  | { refusal: Pick<SheetRefusal, 'code' | 'params'> }
  | { failure: string }

export type WorkerInput = { bytes: Uint8Array; rows?: number | undefined }

const read = async ({ bytes, rows }: WorkerInput): Promise<WorkerAnswer> => {
  try {
    return { rows: kindOf(bytes) === 'csv' ? readCsv(bytes) : await readXlsx(bytes, rows) }
  } catch (error) {
    if (error instanceof SheetRefusal) return { refusal: { code: error.code, params: error.params } }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const isInput = (given: unknown): given is WorkerInput =>
  typeof given === 'object' && given !== null && 'bytes' in given && given.bytes instanceof Uint8Array

const input: unknown = workerData
if (isInput(input)) parentPort?.postMessage(await read(input), [])
