import type { AvaliacaoLink, AvaliacaoVista } from '@app/contract/assistencia/avaliacao'
import { expect } from 'vitest'
import type { startOficina } from '../../ordemServico/testing/oficina.ts'
import { notas } from './notas.ts'

type Oficina = Awaited<ReturnType<typeof startOficina>>
type Person = Awaited<ReturnType<Oficina['app']['as']>>

/** What tests of surveys do again and again: an order attended to by `atendente`, its link, its answer. */
export const surveysOf = ({ app, db, create }: Oficina, atendente: Person) => {
  const post = (path: string, body: object) => app.anyone.post(`/public/avaliarAtendimento${path}`, body)
  const rowOf = (osId: number) =>
    db.selectFrom('avaliacao').selectAll().where('ordem_servico_id', '=', osId).executeTakeFirst()
  const idOf = async (osId: number): Promise<number> => (await rowOf(osId))?.id ?? 0

  /** An order that was attended to and has its invitation. */
  const atendida = async (fields: object = {}): Promise<number> => {
    const { id } = await create(atendente, { osType: 'PA', ...fields })
    const answer = await atendente.put(`/ordemServico/atender/${id}`, { reparo: 'Troca da pulseira.' })
    expect(answer.statusCode, answer.body).toBe(200)
    return id
  }
  const linkOf = async (osId: number, by = atendente): Promise<string> => {
    const answer = await by.post(`/ordemServico/${osId}/avaliacao/link`, {})
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<AvaliacaoLink>().href.split('#token=')[1] ?? ''
  }
  const give = async (token: string, body: object = {}): Promise<AvaliacaoVista> => {
    const answer = await post('', { token, notas: notas(), ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  /** An order that was attended to and rated by its link. */
  const dada = async (body: object = {}) => {
    const osId = await atendida()
    const token = await linkOf(osId)
    await give(token, body)
    return { osId, token, id: await idOf(osId) }
  }
  return { post, rowOf, idOf, atendida, linkOf, give, dada }
}
