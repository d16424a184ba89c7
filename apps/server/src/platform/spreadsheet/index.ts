import { AppError, refuse } from '../http/errors.ts'
import { createThread } from '../threads.ts'
import { SHEET_LIMITS } from './limits.ts'
import type { SheetRow } from './rows.ts'
import type { WorkerAnswer, WorkerInput } from './worker.ts'

export { SHEET_LIMITS } from './limits.ts'
export type { SheetRow } from './rows.ts'
export { readSheetUpload, type SheetFile } from './upload.ts'
export { writeWorkbook, XLSX_TYPE } from './write.ts'

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooLarge = () =>
  new AppError('PLANILHA_GRANDE', { params: { limite: SHEET_LIMITS.inflatedBytes / 1024 / 1024 } })

const work = (input: WorkerInput, milliseconds: number): Promise<WorkerAnswer> =>
  new Promise((resolve, reject) => {
    const worker = createThread(new URL('./worker.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: 384 },
      env: {},
    })
    const timer = setTimeout(() => {
      reject(new AppError('PLANILHA_DEMORADA'))
      void worker.terminate()
    }, milliseconds)
    worker.once('message', (answer: WorkerAnswer) => {
      resolve(answer)
      void worker.terminate()
    })
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooLarge() : error))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the worker ended without an answer'))
    })
  })

/**
 * The filled lines of an .xlsx or a CSV, read in a thread of its own, so that no other request waits for it; a file
 * that takes too long or too much memory is given up. Other kinds are refused by name.
 */
export const readSpreadsheet = async (
  bytes: Uint8Array,
  { milliseconds = SHEET_LIMITS.milliseconds, rows }: { milliseconds?: number; rows?: number } = {},
): Promise<SheetRow[]> => {
  if (bytes.byteLength === 0) refuse('ANEXO_VAZIO')
  const answer = await work({ bytes, rows }, milliseconds)
  if ('rows' in answer) return answer.rows
  if ('refusal' in answer) return refuse(answer.refusal.code, answer.refusal.params)
  throw new Error(answer.failure)
}
