import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../../platform/testing/app.ts'
import { startOficina } from '../../testing/oficina.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { db } = oficina
const atendente = await oficina.app.as('atendente@')
const tecnicoB = await oficina.app.as('tecnico.b@')
const admin = await oficina.app.as('admin@')

const FOTO = {
  filename: 'coroa.png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}
const send = (by: Caller, acao: string, id: number, body: object = {}) =>
  by.put(`/ordemServico/${acao}/${id}`, body)
const act = async (by: Caller, acao: string, id: number, body: object = {}): Promise<OrdemServico> => {
  const answer = await send(by, acao, id, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const problems = async (by: Caller, acao: string, id: number, body: object = {}) => {
  const answer = await send(by, acao, id, body)
  expect(answer.statusCode, answer.body).toBe(400)
  return answer
    .json<{ messages: { fieldName: string; code: string; text: string }[] }>()
    .messages.map(({ fieldName, code, text }) => `${fieldName} ${code} ${text}`)
}
const checked = async (): Promise<number> => {
  const { id } = await oficina.create(atendente)
  await oficina.put(id, 'CONTROLE_QUALIDADE')
  return id
}
const listaDe = (os: OrdemServico, tipo: string) => os.checklists.find((each) => each.tipo === tipo)

let marcha: number
let vedacao: number
const ok = (id: number) => ({ ponto: { id }, resultado: 'OK' })

beforeAll(async () => {
  const modelo = await db
    .selectFrom('modelo_produto')
    .select('tipo_equipamento_id')
    .where('id', '=', oficina.modelo.id)
    .executeTakeFirstOrThrow()
  const ponto = async (fields: object) => {
    const answer = await admin.post('/checklist', {
      tipoEquipamento: { id: modelo.tipo_equipamento_id },
      tipo: 'QUALIDADE',
      ordem: 1,
      ...fields,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<{ id: number }>().id
  }
  vedacao = await ponto({ nome: 'Estanqueidade', medida: '10 ATM', ordem: 2 })
  marcha = await ponto({ nome: 'Marcha' })
  await ponto({ nome: 'Antigo', status: 'INATIVO' })
})

describe('S4-040 S1-008: the quality of a repair is checked point by point', () => {
  it('shows the points in their order, and none that is out of use', async () => {
    const os = (await tecnicoB.get(`/ordemServico/${await checked()}`)).json<OrdemServico>()
    expect(os.checklists).toEqual([
      {
        tipo: 'QUALIDADE',
        pontos: [
          { id: marcha, nome: 'Marcha', medida: null },
          { id: vedacao, nome: 'Estanqueidade', medida: '10 ATM' },
        ],
        feito: null,
      },
    ])
  })

  it('approves nothing while a point is open or not OK, and says which', async () => {
    const id = await checked()
    expect(await problems(tecnicoB, 'aprovarReparo', id)).toEqual([
      'checklist OS_CHECKLIST_ABERTO Falta conferir: Marcha.',
    ])
    const checklist = [ok(marcha), { ponto: { id: vedacao }, resultado: 'NAO_OK', nota: 'Bolha' }]
    expect(await problems(tecnicoB, 'aprovarReparo', id, { checklist })).toEqual([
      'checklist[1].resultado OS_CHECKLIST_NAO_OK Estanqueidade não está OK.',
    ])
    expect(await problems(tecnicoB, 'aprovarReparo', id, { checklist: [ok(9_999_999)] })).toEqual([
      'checklist[0].ponto OPCAO_INVALIDA Escolha uma das opções da lista.',
      'checklist OS_CHECKLIST_ABERTO Falta conferir: Marcha.',
    ])
  })

  it('keeps what was seen, with its photo, through a refusal and the approval that follows it', async () => {
    const id = await checked()
    const recusada = await act(tecnicoB, 'reprovarReparo', id, {
      motivo: 'Estanqueidade: Bolha',
      checklist: [{ ponto: { id: vedacao }, resultado: 'NAO_OK', nota: 'Bolha', fotos: [FOTO] }],
    })
    expect(listaDe(recusada, 'QUALIDADE')?.feito).toMatchObject({
      quem: 'tecnico.b',
      pontos: [{ nome: 'Estanqueidade', medida: '10 ATM', resultado: 'NAO_OK', nota: 'Bolha' }],
    })
    const [foto] = listaDe(recusada, 'QUALIDADE')?.feito?.pontos[0]?.fotos ?? []
    expect(recusada.fotos).toEqual([])
    expect((await tecnicoB.get(`/ordemServico/${id}/arquivos/${foto?.id}`)).statusCode).toBe(200)
    await oficina.put(id, 'CONTROLE_QUALIDADE')
    const aprovada = await act(tecnicoB, 'aprovarReparo', id, {
      checklist: [ok(marcha), { ponto: { id: vedacao }, resultado: 'NAO_SE_APLICA' }],
    })
    expect(listaDe(aprovada, 'QUALIDADE')?.feito?.pontos.map(({ resultado }) => resultado)).toEqual([
      'OK',
      'NAO_SE_APLICA',
    ])
  })

  it('an intake and a handover keep the photos of their points', async () => {
    const pontoDe = async (tipo: string, nome: string) => {
      const { id: modelo } = oficina.modelo
      const { tipo_equipamento_id: id } = await db
        .selectFrom('modelo_produto')
        .select('tipo_equipamento_id')
        .where('id', '=', modelo)
        .executeTakeFirstOrThrow()
      const made = await admin.post('/checklist', { tipoEquipamento: { id }, tipo, nome, ordem: 1 })
      expect(made.statusCode, made.body).toBe(201)
      return made.json<{ id: number }>().id
    }
    const ruim = (id: number) => ({
      checklist: [{ ponto: { id }, resultado: 'NAO_OK', nota: 'Risco', fotos: [FOTO] }],
    })
    const [caixa, limpeza] = [await pontoDe('ENTRADA', 'Caixa'), await pontoDe('SAIDA', 'Limpeza')]
    const { id } = await oficina.create(atendente)
    const aberta = await act(atendente, 'abrir', id, ruim(caixa))
    expect(listaDe(aberta, 'ENTRADA')?.feito?.pontos[0]?.fotos).toHaveLength(1)
    await oficina.put(id, 'ORCAMENTO_REPROVADO')
    const entregue = await act(atendente, 'entregarProduto', id, { retiradoPor: 'Dalva', ...ruim(limpeza) })
    expect(listaDe(entregue, 'SAIDA')?.feito?.pontos[0]?.fotos).toHaveLength(1)
    expect(entregue.fotos).toEqual([])
    for (const ponto of [caixa, limpeza])
      await db.updateTable('checklist').set({ ativo: false }).where('id', '=', ponto).execute()
  })

  it('does not let a point go that an order has answered', async () => {
    const removed = await admin.del(`/checklist/${vedacao}`)
    expect(removed.statusCode, removed.body).toBe(409)
    expect(removed.body).toContain('ordens de serviço')
  })
})
