import type { Forca } from '@app/contract/casca/cadastro'
import { SENHA_MAXIMA } from '@app/contract/casca/cadastro'
import { lengthError, palavrasDaPessoa, senhaError } from '@app/rules/casca/senha'
import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { unavailable } from '../http/database-errors.ts'
import { refuseField } from '../http/errors.ts'
import { outsideTransaction } from '../db/index.ts'
import { createThread } from '../threads.ts'

const Answer = z.object({ id: z.number(), forca: z.union([0, 1, 2, 3, 4].map((n) => z.literal(n as Forca))) })

/** The dictionaries take some 100 MB, so they are loaded for a judgement and released after a while. */
const IDLE_MS = 60_000

type Waiting = { resolve: (forca: Forca) => void; reject: (error: Error) => void }

/** Judges passwords in a thread of its own, because 40 characters take long enough to delay others. */
const createEstimator = () => {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const stop = (error?: Error) => {
    const current = worker
    worker = undefined
    clearTimeout(idle)
    for (const { reject } of waiting.values()) reject(error ?? unavailable())
    waiting.clear()
    void current?.terminate()
  }

  const begin = (): Worker => {
    const fresh = createThread(new URL('./strength-worker.ts', import.meta.url))
    fresh.unref()
    fresh.on('message', (message: unknown) => {
      const { id, forca } = Answer.parse(message)
      waiting.get(id)?.resolve(forca)
      waiting.delete(id)
      if (waiting.size > 0) return
      fresh.unref()
      idle = setTimeout(stop, IDLE_MS).unref()
    })
    fresh.on('error', stop)
    // A thread that ends by itself will not answer, so its callers are rejected.
    fresh.on('exit', () => {
      if (worker === fresh) stop()
    })
    return fresh
  }

  return (senha: string, palavras: string[]): Promise<Forca> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      worker ??= begin()
      worker.ref()
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, senha, palavras }, [])
    })
}

const estimate = createEstimator()

type Asked = {
  minima: Forca
  /** The password's owner, because attackers try a person's own names first. */
  pessoa: { nome?: string; email?: string }
  fieldName: string
}

/** Refuses a new password that is too short, too long or too weak, at its field (spec §5, decisions 32). */
export const demandSenha = async (senha: string, { minima, pessoa, fieldName }: Asked): Promise<void> => {
  outsideTransaction('A password is estimated')
  const error =
    lengthError(senha) ?? senhaError(senha, await estimate(senha, palavrasDaPessoa(pessoa)), minima)
  if (error === null) return
  if (error === 'SENHA_LONGA') refuseField(fieldName, error, { maximo: SENHA_MAXIMA })
  refuseField(fieldName, error)
}

/** A new password is typed twice (spec §5). */
export const demandConfirmacao = ({ senha, confirmacao }: { senha: string; confirmacao: string }): void => {
  if (senha !== confirmacao) refuseField('confirmacao', 'ConfirmEqualsConstraint')
}
