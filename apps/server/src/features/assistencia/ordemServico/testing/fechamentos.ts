import { Fechamento } from '@app/contract/assistencia/financeiro'
import { expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import { startBancada } from './bancada.ts'
import { countAbertos, closeMeses } from '../../financeiro/index.ts'

/** An answer that nothing checks on its way is held to its schema here, without a field more. */
const lido = (answer: { json: () => unknown }): Fechamento => {
  const body = answer.json()
  const fechamento = Fechamento.parse(body)
  expect(fechamento).toEqual(body)
  return fechamento
}

/** The repair network with closings: orders that end, months that pass, and the acts on them. */
export const startFechamentos = async (options: { listed?: boolean } = {}) => {
  const bancada = await startBancada(options)
  const { app, db, postos } = bancada
  /** Sessions expire when the clock moves on, so people log in anew. */
  let pessoas = new Map<string, Caller>()
  const as = async (name: string): Promise<Caller> => {
    const caller = pessoas.get(name) ?? (await app.as(name))
    pessoas.set(name, caller)
    return caller
  }
  const setNow = (instant: string | Date): void => {
    bancada.setNow(new Date(instant))
    pessoas = new Map()
  }

  type Linha = { maoDeObra: number; peca: number }
  /** An order under warranty, delivered: labour, a part from the post's stock, and lines that are owed to nobody. */
  const entregue = async ({ maoDeObra, peca: valorDaPeca }: Linha = { maoDeObra: 75.5, peca: 96.3 }) => {
    const os = await bancada.create(await as('atendente'), bancada.comNota)
    const { id: orcamento_id } = await db
      .insertInto('os_orcamento')
      .values({ ordem_servico_id: os.id, versao: 1, situacao: 'APROVADO', criado_em: bancada.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const base = {
      orcamento_id,
      sintoma_os_id: bancada.linhaServico.sintoma.id,
      causa_os_id: bancada.linhaServico.causa.id,
      situacao: 'APROVADA',
      garantia: true,
      valor: 180,
      valor_final: 180,
    }
    const servico = { ...base, tipo: 'SERVICO', servico_id: bancada.linhaServico.servico.id }
    const peca = { ...base, tipo: 'PECA', peca_id: bancada.peca.id, quantidade: 2 }
    await db
      .insertInto('os_linha')
      .values([
        { ...servico, ordem: 0, valor_fabricante: maoDeObra },
        { ...peca, ordem: 1, valor_fabricante: valorDaPeca },
        { ...peca, ordem: 2, valor_fabricante: 500, solicitar_peca: true },
        { ...servico, ordem: 3, garantia: false, valor_fabricante: 0 },
        { ...servico, ordem: 4, situacao: 'RECUSADA', valor_fabricante: 900 },
      ])
      .execute()
    await bancada.put(os.id, 'ENTREGUE')
    return os.id
  }
  const finalizada = async (linha?: Linha) => {
    const id = await entregue(linha)
    await bancada.done(await as('responsavel'), id, 'finalizar')
    return id
  }

  const fechamentoDe = async (mes: string, by = 'financeiro'): Promise<Fechamento> => {
    const { id } = await db
      .selectFrom('fechamento')
      .where('posto_id', '=', postos.um)
      .where('mes', '=', mes)
      .select('id')
      .executeTakeFirstOrThrow()
    const answer = await (await as(by)).get(`/financeiro/${id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return lido(answer)
  }
  const fecha = () => closeMeses(app.app.services)
  const conta = () => countAbertos(app.app.services)
  const act = async (by: string, ato: string, id: number, body: object = {}) =>
    (await as(by)).put(`/financeiro/${ato}/${id}`, body)
  const doOk = async (by: string, ato: string, id: number, body: object = {}): Promise<Fechamento> => {
    const answer = await act(by, ato, id, body)
    expect(answer.statusCode, `${ato}: ${answer.body}`).toBe(200)
    return lido(answer)
  }
  const refused = async (by: string, ato: string, id: number, body: object = {}): Promise<string> => {
    const answer = await act(by, ato, id, body)
    expect(answer.statusCode, answer.body).toBe(409)
    return answer.json().error
  }
  return {
    bancada,
    app,
    db,
    postos,
    close: bancada.close,
    as,
    setNow,
    entregue,
    finalizada,
    fechamentoDe,
    fecha,
    conta,
    act,
    doOk,
    refused,
  }
}
