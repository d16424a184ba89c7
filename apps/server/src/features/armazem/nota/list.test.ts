import type { NotaResumo } from '@app/contract/armazem/nota'
import { afterAll, describe, expect, it } from 'vitest'
import { startNotas } from './testing/notas.ts'

const notas = await startNotas()
const sabonete = await notas.createProduto('000123')
const serra = await notas.createProduto('serra', { cliente: notas.server.clientes.dois })
await notas.salvar('ok-5905-1-item', [{ id: sabonete }])
await notas.salvar('ok-conflito-a', [{ id: sabonete }])
await notas.salvar('ok-6934-remessa-simbolica', [{ id: serra }])
afterAll(notas.server.close)

describe('lists', () => {
  const numbers = (body: { _embedded?: { notas: NotaResumo[] }; content?: NotaResumo[] }) =>
    (body._embedded?.notas ?? body.content ?? []).map(({ numero }) => numero)

  it('S7-062: the base and orders?page answer alike, the newest import first', async () => {
    const base = (await notas.admin.get('/notas?page=0')).json()
    expect(numbers(base)).toEqual(['1008', '1045', '1001'])
    expect(base.page).toEqual({ size: 20, totalElements: 3, totalPages: 1, number: 0 })
    for (const path of ['/notas/orders?page=0', '/api/nfse?page=0', '/api/nfse/orders?page=0'])
      expect((await notas.admin.get(path)).json()).toEqual(base)
    expect(numbers((await notas.admin.get('/notas?size=1&page=1&sort=numero')).json())).toEqual(['1008'])
    expect((await notas.admin.get('/notas?sort=nada')).statusCode).toBe(400)
  })

  it('S7-063: search/findByCliente answers one client’s notes', async () => {
    const { um, dois } = notas.server.clientes
    const of = async (id: number, mount = '/notas') =>
      numbers((await notas.admin.get(`${mount}/search/findByCliente?page=0&cliente=${id}`)).json())
    expect(await of(um)).toEqual(['1045', '1001'])
    expect(await of(dois, '/api/nfse')).toEqual(['1008'])
  })

  it.each([
    [{ numero: '1001' }, ['1001']],
    [{ numero: '0001001', serie: '1' }, ['1001']],
    [{ numero: 'mil' }, []],
    [{ chave: 'NFe3526 0999 9990 0200' }, ['1045', '1001']],
    [{ chave: '35260999999002000101550010000010011374586779' }, ['1001']],
    [{ emitente: '99.999.003/0001-48' }, ['1008']],
    [{ emitente: 'serra ficticia' }, ['1008']],
    [{ emissaoDe: '2026-09-01', emissaoAte: '2026-09-30' }, ['1008', '1045', '1001']],
    [{ emissaoDe: '2026-10-01' }, []],
    [{ situacao: 'recebida' }, []],
    [{ situacao: '', numero: null, cliente: '' }, ['1008', '1045', '1001']],
    [{ numeroPedido: 7 }, []],
  ])('findByFiltro %j', async (filter, expected) => {
    const answer = await notas.post('/findByFiltro', { filter })
    expect(answer.statusCode).toBe(200)
    expect(numbers(answer.json())).toEqual(expected)
  })

  it('the export has the list’s columns, the chave as text; nothing runs in it', async () => {
    await notas.db.updateTable('nota').set({ emit_nome: '=1+1' }).where('numero', '=', 1001).execute()
    const csv = await notas.post('/export/CSV', { order: 'numero', direction: 'asc' })
    const [head, first] = csv.body.replace('\ufeff', '').split('\r\n')
    expect(head).toBe(
      'Número do pedido;Cliente;Número;Série;Emissão;Emitente;Valor total;Situação;Chave de acesso',
    )
    expect(first).toMatch(
      /^;Cliente Um;1001;1;.*;'=1\+1;450;Importada;3526 0999 9990 0200 0101 5500 1000 0010 0113 7458 6779$/,
    )
    // The number in the spreadsheet's form finds the note too.
    const found = await notas.post('/findByFiltro', { filter: { chave: first?.split(';').at(-1) } })
    expect(numbers(found.json())).toEqual(['1001'])
    expect(csv.headers['content-disposition']).toMatch(/notas-\d{4}-\d{2}-\d{2}\.csv/)
  })
})
