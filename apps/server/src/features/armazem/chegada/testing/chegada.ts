import type { Chegada } from '@app/contract/armazem/chegada'
import type { Inspecoes } from '@app/contract/armazem/inspecao'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import { startNotas } from '../../nota/testing/notas.ts'

export const codeOf = (answer: LightMyRequestResponse) => answer.json<{ error: string }>().error
export const ok = (answer: LightMyRequestResponse, status = 200): LightMyRequestResponse => {
  expect(answer.statusCode, answer.body).toBe(status)
  return answer
}

type Contagem = {
  posicao?: number
  lote?: string
  validade?: string | null
  avaria?: boolean
  codigo?: string | null
}

/** The product with the sample notes, where goods are counted at the door. */
export const startChegada = async () => {
  const notas = await startNotas()
  const { admin, server } = notas
  const operador = await server.as('operador')
  const ligar = (chegadaScanner: boolean, chegadaCega = true) =>
    admin.post('/configuracoes', { tempoSeparacao: 4, tempoFaturar: 4, chegadaScanner, chegadaCega })
  await ligar(true)

  const ato = (quem: Caller, nota: number, nome: string, body?: object, headers = {}) =>
    quem.post(`/chegada/${nota}/${nome}`, body, headers)
  const contar = (quem: Caller, nota: number, quantidade: number, more: Contagem = {}, headers = {}) =>
    ato(
      quem,
      nota,
      'contar',
      { posicao: 0, lote: 'L1', validade: '2027-05-01', avaria: false, codigo: null, quantidade, ...more },
      headers,
    )
  const fechar = async (quem: Caller, nota: number) => ok(await ato(quem, nota, 'fechar')).json<Chegada>()
  const terminar = (quem: Caller, nota: number, divergencias: object[] = [], more = {}) =>
    ato(quem, nota, 'terminar', { divergencias, ...more })

  /** A stored note that `operador` counts. */
  const tomada = async (nome: string, produtos: readonly unknown[]) => {
    const { id } = await notas.salvar(nome, produtos)
    ok(await ato(operador, id, 'tomar'))
    return id
  }
  const inspecoes = async (quem: Caller = admin) => ok(await quem.get('/inspecao')).json<Inspecoes>()
  const historico = async (nota: number): Promise<string[]> =>
    (await admin.get(`/api/auditlogs/by-entity-id/${nota}?entidade=nota`))
      .json<{ changes: string[] }[]>()
      .flatMap(({ changes }) => changes)

  return { notas, admin, operador, ligar, ato, contar, fechar, terminar, tomada, inspecoes, historico }
}
