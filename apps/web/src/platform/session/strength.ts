import { SENHA_AVALIADA, SENHA_MAXIMA } from '@app/contract/casca/cadastro'
import type { Forca } from '@app/contract/casca/cadastro'
import { errorText } from '@app/contract/casca/errors'
import { lengthError, palavrasDaPessoa, senhaError } from '@app/rules/casca/senha'
import { ApiError } from '../http/errors.ts'
import type { Answer, Question } from './strength-worker.ts'

/** The password's owner, because attackers try the own name and address first. */
export type Dono = { nome?: string; email?: string }

type Waiting = { resolve: (forca: Forca) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let last = 0

/**
 * The worker has over a megabyte of words, and its work would delay typing, so it is a thread that starts with the
 * first question.
 */
const begin = () => {
  const started = new Worker(new URL('./strength-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data.forca)
    waiting.delete(data.id)
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('strength'))
    waiting.clear()
  })
  return started
}

/** A password's resistance to guessing, as a score of 0 to 4. */
export function estimate(senha: string, dono: Dono): Promise<Forca> {
  worker ??= begin()
  last += 1
  const question: Question = {
    id: last,
    senha: senha.slice(0, SENHA_AVALIADA),
    palavras: palavrasDaPessoa(dono),
  }
  worker.postMessage(question, [])
  return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }))
}

/** Refuses a new password as the server would, with its words and at its field (spec §5, decisions 32). */
export async function demandStrength(fieldName: string, senha: string, dono: Dono, minima: Forca) {
  // Without the estimator only the length is judged here; the server judges the rest.
  const forca = lengthError(senha) ? minima : await estimate(senha, dono).catch(() => minima)
  const code = senhaError(senha, forca, minima)
  if (!code) return
  const text = errorText(code, { maximo: SENHA_MAXIMA })
  throw new ApiError(400, { messages: [{ fieldName, code, text }] })
}
