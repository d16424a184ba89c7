import { Worker, type WorkerOptions } from 'node:worker_threads'

const running = new Set<Worker>()

/** A thread of this process; whoever starts one through here leaves its end at a stop to `endThreads`. */
export const createThread = (script: URL, options?: WorkerOptions): Worker => {
  const worker = new Worker(script, options)
  running.add(worker)
  worker.once('exit', () => running.delete(worker))
  return worker
}

/** Ends every thread and waits for it: a process that exits while one of them starts dies of a fault of the engine. */
export const endThreads = async (): Promise<void> => {
  await Promise.all([...running].map((worker) => worker.terminate()))
}
