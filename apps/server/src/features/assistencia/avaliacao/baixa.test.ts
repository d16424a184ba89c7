import { afterAll, describe, expect, test } from 'vitest'
import { startOficina } from '../ordemServico/testing/oficina.ts'
import { notas } from './testing/notas.ts'
import { surveysOf } from './testing/surveys.ts'

const oficina = await startOficina()
afterAll(oficina.close)
const { app, db } = oficina
const [atendente, responsavel] = [await app.as('atendente@'), await app.as('responsavel@')]

const { give, dada } = surveysOf(oficina, atendente)

describe('a mark of 1 or 2 opens a ticket for the responsável (rede §7)', () => {
  const chamados = (osId: number) =>
    db
      .selectFrom('chamado')
      .leftJoin('chamado_mensagem as mensagem', 'mensagem.chamado_id', 'chamado.id')
      .where('ordem_servico_id', '=', osId)
      .select(['chamado.id', 'titulo', 'equipe', 'prioridade', 'criado_por', 'mensagem.texto', 'posto_id'])
      .execute()

  test('once, with the low marks and what the consumer said', async () => {
    const { osId, token } = await dada({
      notas: { ...notas(), PRAZO: 1, PRECO: 2 },
      comentario: 'Demorou demais.',
      querLigacao: true,
    })
    await give(token, { notas: { ...notas(), PRAZO: 2 } })
    const found = await chamados(osId)
    expect(found).toMatchObject([
      {
        titulo: 'Nota 1 do consumidor: Prazo, Preço',
        equipe: 'POSTO',
        prioridade: 'ALTA',
        criado_por: null,
        texto: 'Prazo: 1\nPreço: 2\n\nDemorou demais.\n\nO consumidor quer que liguem.',
        posto_id: oficina.postos.um,
      },
    ])
    const seen = await responsavel.get(`/chamado/${found[0]!.id}`)
    expect(seen.json()).toMatchObject({
      situacao: 'NOVO',
      proximasAcoes: ['atender', 'pedir', 'recusar'],
      mensagens: [{ autor: null, doPosto: false }],
    })
  })

  test('better ones do not', async () => {
    const { osId } = await dada({ notas: { ATENDIMENTO: 3, PRAZO: 3, PRECO: 4, QUALIDADE: 5 } })
    expect(await chamados(osId)).toEqual([])
  })
})
