import type { Contagem, ContagemColetor, ContagemResumo, MotivoAjuste } from '@app/contract/armazem/contagem'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Caller } from '../../../../platform/testing/app.ts'
import { type Lote, useStocked } from '../../pedido/testing/warehouse.ts'

export const codeOf = (answer: LightMyRequestResponse) => answer.json<{ error: string }>().error
export const ok = (answer: LightMyRequestResponse, status = 200): LightMyRequestResponse => {
  expect(answer.statusCode, answer.body).toBe(status)
  return answer
}

type Mais = { codigo?: string | null; idade?: number; chave?: string }

/** The stocked warehouse where people count, with two more of them than every test has. */
export const useContagem = () => {
  const warehouse = useStocked()
  const pessoas = {} as { terceira: Caller; quarta: Caller }

  /** One more person with what `operador` may do. */
  const pessoa = async (nome: string, email: string): Promise<Caller> => {
    const { id: _id, ...operador } = await warehouse.db
      .selectFrom('usuario')
      .selectAll()
      .where('email', '=', 'operador@retaguarda.example')
      .executeTakeFirstOrThrow()
    await warehouse.db
      .insertInto('usuario')
      .values({ ...operador, nome, nome_exibicao: nome, email, cpf: null })
      .execute()
    return warehouse.as(email)
  }
  beforeAll(async () => {
    pessoas.terceira = await pessoa('Terceira Pessoa', 'terceira@retaguarda.example')
    pessoas.quarta = await pessoa('Quarta Pessoa', 'quarta@retaguarda.example')
  })

  const ligar = (contagemScanner: boolean, more: object = {}) =>
    warehouse.admin.post('/configuracoes', { tempoSeparacao: 4, tempoFaturar: 4, contagemScanner, ...more })
  beforeEach(() => ligar(true, { separacaoScanner: false, conferenciaScanner: false }))

  const stocked = (codigo: string, quantidade = 96, more: object = {}): Promise<Lote> =>
    warehouse.stock({ cliente: warehouse.clientes.um, codigo, lote: `L-${codigo}`, quantidade, ...more })

  /** A list of these products alone. */
  const abrir = async (...lotes: Lote[]): Promise<number> => {
    const body = { criterio: 'PRODUTO', produtos: lotes.map(({ produtoId }) => produtoId) }
    return ok(await warehouse.admin.post('/contagem', body), 201).json<ContagemResumo>().id
  }
  const coletor = async (quem: Caller, id: number) =>
    ok(await quem.get(`/contagem/${id}/coletor`)).json<ContagemColetor>()
  const ver = async (id: number) => ok(await warehouse.admin.get(`/contagem/${id}`)).json<Contagem>()
  const linhaDe = async (id: number, { saldoId }: Lote) => {
    const found = (await ver(id)).itens.find(({ saldo }) => saldo === saldoId)
    if (!found) throw new Error('The lot is not in the list.')
    return found
  }
  const contar = async (
    quem: Caller,
    id: number,
    lote: Lote,
    vez: 1 | 2,
    quantidade: number,
    { codigo = null, idade, chave }: Mais = {},
  ) =>
    quem.post(
      `/contagem/${id}/contar`,
      { linha: (await linhaDe(id, lote)).id, vez, quantidade, codigo },
      {
        ...(idade !== undefined && { 'x-idade-ms': String(idade) }),
        ...(chave !== undefined && { 'idempotency-key': chave }),
      },
    )
  const ato = (quem: Caller, id: number, nome: string, linhas: unknown[]) =>
    quem.post(`/contagem/${id}/${nome}`, { linhas })
  const pedir = async (id: number, lote: Lote, motivo: MotivoAjuste = 'PERDA') =>
    ato(warehouse.admin, id, 'pedir', [{ id: (await linhaDe(id, lote)).id, motivo }])

  /** A difference that two people have found. */
  const diferente = async (codigo: string, contado: number) => {
    const lote = await stocked(codigo)
    const id = await abrir(lote)
    ok(await contar(warehouse.operador, id, lote, 1, contado))
    ok(await contar(pessoas.terceira, id, lote, 2, contado))
    return { id, lote, linha: (await linhaDe(id, lote)).id }
  }

  return {
    warehouse,
    pessoas,
    ligar,
    stocked,
    abrir,
    coletor,
    ver,
    linhaDe,
    contar,
    ato,
    pedir,
    diferente,
  }
}
