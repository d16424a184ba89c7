import type { ConsultaCep } from './port.ts'

/** Addresses change rarely, but a CEP that is unknown today may be known tomorrow. */
export const LEMBRA_MS = 24 * 60 * 60 * 1000
const LEMBRA_QUANTOS = 5_000
/** After a failure the service is not called for this time, so that nobody waits for it. */
export const DESCANSO_MS = 30_000

type Resposta = ReturnType<ConsultaCep['consultar']>
type Lembranca = { resposta: Resposta; ate: number }

/** Asks once for each CEP, and not at all while the service is failing. */
export const remembering = (consulta: ConsultaCep, now: () => Date): ConsultaCep => {
  const known = new Map<string, Lembranca>()
  let restsUntil = 0

  const ask = (cep: string): Resposta => {
    const resposta = consulta.consultar(cep)
    resposta.catch(() => {
      known.delete(cep)
      restsUntil = now().getTime() + DESCANSO_MS
    })
    return resposta
  }
  return {
    kind: consulta.kind,
    consultar: async (cep) => {
      const at = now().getTime()
      const remembered = known.get(cep)
      if (remembered && remembered.ate > at) return remembered.resposta
      if (restsUntil > at) throw new Error('A consulta de CEP não respondeu há pouco.')
      const resposta = ask(cep)
      known.delete(cep)
      known.set(cep, { resposta, ate: at + LEMBRA_MS })
      const [oldest] = known.keys()
      if (known.size > LEMBRA_QUANTOS && oldest !== undefined) known.delete(oldest)
      return resposta
    },
  }
}
