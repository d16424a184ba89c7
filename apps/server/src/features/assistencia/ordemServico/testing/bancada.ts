import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import { startOficina } from './oficina.ts'

/** The repair network with what a budget is made of, and orders as far as a test wants them. */
export const startBancada = async (options: Parameters<typeof startOficina>[0] = {}) => {
  const oficina = await startOficina(options)
  const { app, db } = oficina
  const causa = await db
    .insertInto('causa_os')
    .values({ nome: 'Causa de teste' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const servico = await db
    .insertInto('servico')
    .values({ codigo: 'TESTE', nome: 'Revisão do movimento', valor: 180, mao_de_obra_garantia: 75.5 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const peca = await db
    .insertInto('peca')
    .values({ codigo: 'TESTE', descricao: 'Coroa com tubo, 6 mm', preco: 48.15 })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Who writes a budget here gives what discount the test is about; the limits have a test of their own.
  await db
    .updateTable('perfil')
    .set({ desconto_maximo: 100 })
    .where('codigo', '=', 'CENTRO_TECNICO')
    .execute()
  const atendente = await app.as('atendente')
  const tecnico = await app.as('tecnico')

  const act = (person: Caller, id: number, acao: AcaoOs, body: object = {}) =>
    person.put(`/ordemServico/${acao}/${id}`, body)
  const done = async (person: Caller, id: number, acao: AcaoOs, body: object = {}): Promise<OrdemServico> => {
    const answer = await act(person, id, acao, body)
    expect(answer.statusCode, `${acao}: ${answer.body}`).toBe(200)
    return answer.json()
  }

  /** On the bench, evaluated. */
  const avaliada = async (mais: object = {}): Promise<OrdemServico> => {
    const { id } = await oficina.create(atendente, mais)
    await done(atendente, id, 'abrir')
    await done(tecnico, id, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso confirmado.' })
    return done(tecnico, id, 'avaliar', { avaliacao: 'Movimento sujo.' })
  }

  /** An intake that claims the manufacturer's warranty, with its invoice. */
  const comNota = {
    reclamaGarantia: true,
    numeroNotaFiscal: '77',
    dataNotaFiscal: '2026-10-01',
    arquivoNotaFiscal: { filename: 'nota.txt', data: Buffer.from('nota fiscal').toString('base64') },
  }
  const sintoma = { id: oficina.sintoma }
  const linhaServico = { tipo: 'SERVICO', servico, sintoma, causa, garantia: false, valorFinal: 180 }
  const linhaPeca = {
    tipo: 'PECA',
    peca,
    sintoma,
    causa,
    garantia: false,
    solicitarPeca: false,
    quantidade: 2,
    valorFinal: 96.3,
  }
  const polimento = { ...linhaServico, valorFinal: 110.1, opcional: true, descricao: 'Tira os riscos.' }

  /** Waiting for the answer to its budget. */
  const orcada = async (linhas: object[] = [linhaServico, linhaPeca, polimento]): Promise<OrdemServico> => {
    const { id } = await avaliada()
    return done(tecnico, id, 'salvarOrcamento', { linhas })
  }

  const read = async (id: number): Promise<OrdemServico> =>
    (await atendente.get(`/ordemServico/${id}`)).json()
  const historico = async (id: number) =>
    (await atendente.get(`/ordemServico/historico/${id}`)).json<
      {
        acao: string
        quem: string | null
        nota: string | null
      }[]
    >()

  return {
    ...oficina,
    peca,
    atendente,
    tecnico,
    act,
    done,
    avaliada,
    comNota,
    orcada,
    read,
    historico,
    linhaServico,
    linhaPeca,
    polimento,
  }
}
