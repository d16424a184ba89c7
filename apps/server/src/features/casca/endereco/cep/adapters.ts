import { Uf } from '@app/contract/casca/endereco'
import { z } from 'zod'
import type { Config } from '../../../../platform/config.ts'
import { parseJson, readAnswer } from '../../../../platform/http/outside.ts'
import type { Achado, ConsultaCep } from './port.ts'

/** A person waits for the answer while typing on. */
export const CEP_TIMEOUT_MS = 2_500
const MAX_ANSWER_BYTES = 16 * 1024

const nenhum: ConsultaCep = {
  kind: 'nenhum',
  consultar: () => Promise.reject(new Error('Não há consulta de CEP.')),
}

/** As long as the fields that receive it; the CEP of a whole town has neither street nor district. */
const parte = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .transform((text) => text || null)

/** ViaCEP's public answer: the address, or `erro` for a CEP that does not exist. */
const Resposta = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => undefined),
  z
    .object({
      cep: z.string(),
      logradouro: parte(160),
      bairro: parte(80),
      localidade: parte(80),
      uf: Uf,
    })
    .transform(({ cep, logradouro, bairro, localidade, uf }) => ({
      cep: cep.replace('-', ''),
      achado: { rua: logradouro, bairro, cidade: localidade, estado: uf } satisfies Achado,
    })),
])

const viacep = (url: string): ConsultaCep => ({
  kind: 'viacep',
  consultar: async (cep) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/${cep}/json/`, {
      redirect: 'error',
      signal: AbortSignal.timeout(CEP_TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    const text = await readAnswer(response, MAX_ANSWER_BYTES)
    if (!response.ok) throw new Error(`A consulta de CEP respondeu ${response.status}.`)
    const answer = Resposta.safeParse(parseJson(text))
    if (!answer.success || (answer.data && answer.data.cep !== cep))
      throw new Error('A consulta de CEP respondeu o que não se entende.')
    return answer.data?.achado
  },
})

export const createConsultaCep = ({ CEP_URL }: Pick<Config, 'CEP_URL'>): ConsultaCep =>
  CEP_URL === undefined ? nenhum : viacep(CEP_URL)
