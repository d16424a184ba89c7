import { expect, test } from 'vitest'
import { type Destinatario, destinos, type FatoAgrupado } from './destino.ts'

const fato = (over: Partial<FatoAgrupado> = {}): FatoAgrupado => ({
  tipo: 'PEDIDO_CONCLUIDO',
  clienteId: 1,
  postoId: null,
  pessoas: null,
  autorId: null,
  quantos: 1,
  ultimo: { id: 1, link: '/pedidos/9', rotulo: '48234 · Café' },
  ...over,
})

const pessoa = (over: Partial<Destinatario> = {}): Destinatario => ({
  id: 7,
  tipo: 'interno',
  clienteId: null,
  postoId: null,
  authorities: ['PEDIDO_VER', 'CHAT_USAR'],
  escolhas: {},
  silencio: null,
  ...over,
})

const who = (fatos: FatoAgrupado[], pessoas: Destinatario[]) =>
  destinos(fatos, pessoas, '12:00').map(({ usuarioId }) => usuarioId)

test('staff hear of every company, a client’s people of their own, and a post’s people of none', () => {
  const dono = pessoa({ id: 1, tipo: 'cliente', clienteId: 1 })
  const outro = pessoa({ id: 2, tipo: 'cliente', clienteId: 2 })
  const posto = pessoa({ id: 3, tipo: 'posto', postoId: 1 })
  expect(who([fato()], [pessoa(), dono, outro, posto])).toEqual([7, 1])
  expect(who([fato({ clienteId: null, postoId: 1 })], [dono, posto])).toEqual([3])
})

test('people without the ability, and who did it, hear nothing', () => {
  expect(who([fato()], [pessoa({ authorities: [] }), pessoa({ id: 8 })])).toEqual([8])
  expect(who([fato({ autorId: 7 })], [pessoa(), pessoa({ id: 8 })])).toEqual([8])
})

test('named people alone hear, also of their own act', () => {
  const feita = fato({ tipo: 'IMPORTACAO', pessoas: [7], autorId: 7 })
  expect(who([feita], [pessoa({ authorities: [] }), pessoa({ id: 8 })])).toEqual([7])
})

test('ten thousand orders of two companies are one notice, named by the last and leading to the list', () => {
  const fatos = [
    fato({ quantos: 9_999, ultimo: { id: 40, link: '/pedidos/4', rotulo: 'último' } }),
    fato({ clienteId: 2, ultimo: { id: 3, link: '/pedidos/3', rotulo: 'outro' } }),
  ]
  expect(destinos(fatos, [pessoa()], '12:00')).toMatchObject([
    { quantos: 10_000, link: '/pedidos', rotulo: 'último', junta: true },
  ])
})

test('a lot that expires leads staff to the report and a client’s people to their own stock', () => {
  const vence = (id: number) =>
    fato({ tipo: 'LOTE_VENCE', ultimo: { id, link: '/relatorio/validade-do-estoque', rotulo: 'lote' } })
  const authorities = ['ESTOQUE_VER'] as const
  const pessoas = [pessoa({ authorities }), pessoa({ id: 8, tipo: 'cliente', clienteId: 1, authorities })]
  for (const fatos of [[vence(1)], [vence(1), vence(2)]])
    expect(destinos(fatos, pessoas, '12:00').map(({ link }) => link)).toEqual([
      '/relatorio/validade-do-estoque',
      '/pedidos/meuEstoque',
    ])
})

test('mentions stand alone, each with its author and its own address', () => {
  const mencao = (id: number) =>
    fato({
      tipo: 'MENCAO',
      pessoas: [7],
      autorId: 3,
      ultimo: { id, link: `/chat?conversa=${id}`, rotulo: '' },
    })
  expect(destinos([mencao(1), mencao(2)], [pessoa()], '12:00')).toMatchObject([
    { link: '/chat?conversa=1', autorId: 3, junta: false },
    { link: '/chat?conversa=2', autorId: 3, junta: false },
  ])
})

test('what a person turned off does not come; mail alone comes without a place in the list', () => {
  const so = (pagina: boolean, email: boolean, computador = false) =>
    destinos([fato()], [pessoa({ escolhas: { PEDIDO_CONCLUIDO: { pagina, email, computador } } })], '12:00')
  expect(so(false, false)).toEqual([])
  expect(so(false, true)).toMatchObject([{ naPagina: false, email: true, noComputador: false }])
  expect(so(false, false, true)).toMatchObject([{ naPagina: true, noComputador: true }])
})

test('in the hours of silence only lateness goes by mail and to the computer', () => {
  const tudo = { pagina: true, email: true, computador: true }
  const calado = pessoa({
    silencio: { de: '18:30', ate: '07:30' },
    escolhas: { PEDIDO_CONCLUIDO: tudo, PEDIDO_ATRASADO: tudo },
  })
  const fatos = [fato(), fato({ tipo: 'PEDIDO_ATRASADO' })]
  expect(destinos(fatos, [calado], '06:00')).toMatchObject([
    { tipo: 'PEDIDO_CONCLUIDO', naPagina: true, email: false, noComputador: false },
    { tipo: 'PEDIDO_ATRASADO', naPagina: true, email: true, noComputador: true },
  ])
  expect(destinos(fatos, [calado], '12:00')).toMatchObject([{ email: true }, { email: true }])
})
