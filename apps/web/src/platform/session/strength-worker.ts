import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br'

/** `senha` cut to the length that is judged. */
export type Question = { id: number; senha: string; palavras: string[] }
export type Answer = { id: number; forca: 0 | 1 | 2 | 3 | 4 }

// The server builds its estimator in the same way, because both must agree.
const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...common, ...portuguese } })

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answer: Answer = { id: data.id, forca: estimator.check(data.senha, data.palavras).score }
  postMessage(answer)
})
