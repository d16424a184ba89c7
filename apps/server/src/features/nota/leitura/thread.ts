import type { Leitura, Recusa } from '@app/rules/nota'
import { createThread } from '../../../platform/threads.ts'
import { LIMITES } from './limites.ts'
import type { Resposta, Tarefa } from './worker.ts'

export type Pronto = Extract<Resposta, { pronto: unknown }>['pronto']

export type Thread = {
  pronto: Promise<Pronto>
  /** One file at a time. After a refusal for time or memory the thread has ended. */
  ler: (tarefa: Tarefa, milissegundos: number) => Promise<Leitura>
  ended: () => boolean
  end: () => Promise<unknown>
}

type Awaited = { resolve: (resposta: Resposta) => void; reject: (error: Error) => void }

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const recusa = (codigo: Recusa['codigo'], params: Recusa['params'] = {}): Recusa => ({
  tipo: 'recusa',
  codigo,
  params,
})

/** A thread that did not answer in time, and has been ended. */
export class TooLate extends Error {}

/** A thread with the schemas compiled in it. It does not keep the process alive while it waits. */
export const startThread = (
  pastas: readonly string[],
  milissegundosInicio: number = LIMITES.milissegundosInicio,
): Thread => {
  const worker = createThread(new URL('./worker.ts', import.meta.url), {
    workerData: { pastas },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
    env: {},
  })
  let awaited: Awaited | undefined
  let ended = false
  const fail = (error: Error) => awaited?.reject(error)
  worker.on('message', (resposta: Resposta) => awaited?.resolve(resposta))
  worker.once('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
  worker.once('exit', (code) => {
    ended = true
    fail(new Error(`the reader's thread ended with code ${code}`))
  })

  /** The next answer; a thread that does not give it in time is ended. */
  const answer = async (milliseconds: number): Promise<Resposta> => {
    worker.ref()
    const timer = setTimeout(() => fail(new TooLate()), milliseconds)
    try {
      return await new Promise<Resposta>((resolve, reject) => {
        awaited = { resolve, reject }
      })
    } catch (error) {
      ended = true
      awaited = undefined
      await worker.terminate()
      throw error
    } finally {
      awaited = undefined
      clearTimeout(timer)
      worker.unref()
    }
  }

  const start = async (): Promise<Pronto> => {
    const resposta = await answer(milissegundosInicio)
    if ('pronto' in resposta) return resposta.pronto
    throw new Error("the reader's thread did not start")
  }
  const pronto = start()
  pronto.catch(() => {})

  const ler = async (tarefa: Tarefa, milissegundos: number): Promise<Leitura> => {
    await pronto
    worker.postMessage(tarefa, [])
    try {
      const resposta = await answer(milissegundos)
      if ('leitura' in resposta) return resposta.leitura
      // A fault of ours may have left the parser's memory in any state: the thread is not used again.
      ended = true
      throw new Error('falha' in resposta ? resposta.falha : 'unexpected answer')
    } catch (error) {
      if (error instanceof TooLate) return recusa('E_DEMORA')
      if (isOutOfMemory(error)) return recusa('E_TAMANHO', { limite: LIMITES.megabytes })
      throw error
    }
  }
  return { pronto, ler, ended: () => ended, end: () => worker.terminate() }
}
