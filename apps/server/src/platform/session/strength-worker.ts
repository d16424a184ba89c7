import { SENHA_AVALIADA } from '@app/contract/casca/cadastro'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as portuguese from '@zxcvbn-ts/language-pt-br'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

const Question = z.object({ id: z.number(), senha: z.string(), palavras: z.array(z.string()) })

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...portuguese.dictionary },
  graphs: common.adjacencyGraphs,
  maxLength: SENHA_AVALIADA,
})

parentPort?.on('message', (message: unknown) => {
  const { id, senha, palavras } = Question.parse(message)
  parentPort?.postMessage({ id, forca: estimator.check(senha, palavras).score }, [])
})
