import { Worker, type WorkerOptions } from 'node:worker_threads'

const running = new Set<Worker>()

/** A thread of this process; `endThreads` ends all threads that start here. */
export const createThread = (script: URL, options?: WorkerOptions): Worker => {
  const worker = new Worker(script, options)
  running.add(worker)
  worker.once('exit', () => running.delete(worker))
  return worker
}

/** Ends every thread and waits for it, because a process that exits while one starts crashes in the engine. */
export const endThreads = async (): Promise<void> => {
  await Promise.all([...running].map((worker) => worker.terminate()))
}
