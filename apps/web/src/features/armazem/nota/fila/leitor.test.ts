import type { NotaImportada, NotaSalva } from '@app/contract/armazem/nota'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../platform/http/errors.ts'
import { addFontes, emptyFila, getFila, changeItem, pauseFila, resumeFila, splitItem } from './fila.ts'
import type { Item } from './fila.ts'
import { sendReady, readWaiting, answerItem } from './leitor.ts'
import { countGrupos, grupoDe, igualUltimaVez } from './prontidao.ts'

const calls = vi.hoisted(() => ({ importNota: vi.fn(), saveNota: vi.fn() }))
vi.mock(import('../api.ts'), async (original) => ({ ...(await original()), ...calls }))

const cliente = { id: 1, nomeFantasia: 'Aurora', cnpjCpf: '', codigoCliente: '1001', codigoDepositante: 'D1' }
const linha = (produto: boolean) => ({
  item: 0,
  nItem: 1,
  produto: produto
    ? {
        id: 7,
        codigoProduto: 'P',
        descricao: 'P',
        codigoOmni: 'P',
        codigoDepositante: 'D1',
        unidade: 'UN',
        inteiro: true,
      }
    : null,
  origem: produto ? ('memoria' as const) : null,
  fator: 1,
  fatorOrigem: 'memoria' as const,
  quantidade: 1,
  efeito: 'entrada' as const,
  efeitoProposto: 'entrada' as const,
  motivoEfeito: null,
  lotes: [],
})
/** The part of an answer that the queue uses. */
const lida = (...produtos: boolean[]) =>
  ({ nfe: {}, cliente, linhas: produtos.map(linha), pedidos: [], messages: [] }) as unknown as NotaImportada
const salva = { id: 5, numero: '1' } as NotaSalva

const fonte = (nome: string) => ({
  nome,
  tamanho: 4,
  open: () => Promise.resolve(new File(['<a/>'], nome)),
})
const estados = () => getFila().itens.map(({ estado }) => estado.tipo)
const settled = () => vi.waitFor(() => expect(countGrupos(getFila().itens).andando).toBe(0))
const only = (): Item => {
  const [item] = getFila().itens
  if (!item) throw new Error('one entry')
  return item
}

class Reader extends EventTarget {
  result = 'data:;base64,PGEvPg=='
  readAsDataURL = () => void this.dispatchEvent(new Event('load'))
}

beforeEach(() => vi.stubGlobal('FileReader', Reader))
afterEach(() => {
  emptyFila()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('no more than three are read at once, and each comes to its outcome', async () => {
  let now = 0
  let most = 0
  calls.importNota.mockImplementation(async (file: File) => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
    if (file.name === 'cte.xml')
      throw new ApiError(422, { messages: [{ code: 'E_CTE', text: 'É um CT-e.' }] })
    if (file.name === 'rede.xml') throw new ApiError(0, {})
    return lida(file.name !== 'falta.xml')
  })
  addFontes(['a.xml', 'b.xml', 'cte.xml', 'rede.xml', 'falta.xml', 'c.xml'].map(fonte), [])
  readWaiting()
  await settled()
  expect(most).toBe(3)
  expect(estados()).toEqual(['lida', 'lida', 'recusada', 'falha', 'lida', 'lida'])
  expect(countGrupos(getFila().itens)).toEqual({
    andando: 0,
    atencao: 2,
    pronta: 3,
    enviada: 0,
    evento: 0,
    anexada: 0,
    fora: 1,
  })

  calls.importNota.mockResolvedValue(lida(true))
  resumeFila()
  readWaiting()
  await settled()
  expect(countGrupos(getFila().itens).pronta).toBe(4)
})

test('asked to come back later it waits and goes on; stopped, nothing more is begun', async () => {
  vi.useFakeTimers()
  calls.importNota.mockRejectedValueOnce(new ApiError(429, {}, 7)).mockResolvedValue(lida(true))
  addFontes([fonte('a.xml')], [])
  readWaiting()
  await vi.advanceTimersByTimeAsync(6_900)
  expect(calls.importNota).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(estados()).toEqual(['lida'])
  vi.useRealTimers()
  pauseFila()
  changeItem(only().id, { estado: { tipo: 'fila' } })
  readWaiting()
  expect(estados()).toEqual(['fila'])
})

test('an answer to a question reads the file anew; several notes become several entries', async () => {
  calls.importNota.mockResolvedValue({ ...lida(), nfe: null, escolhas: { notas: [] } })
  addFontes([fonte('lote.xml')], [])
  readWaiting()
  await settled()
  expect(grupoDe(only())).toBe('atencao')
  calls.importNota.mockResolvedValue(lida(true))
  answerItem(only().id, { nota: 'CHAVE' })
  await settled()
  expect(calls.importNota.mock.lastCall?.[1]).toEqual({ nota: 'CHAVE' })
  splitItem(only().id, ['A', 'B'])
  readWaiting()
  await settled()
  expect(getFila().itens.map(({ escolha }) => escolha.nota)).toEqual(['A', 'B'])
})

test('all that are ready are sent, each once; a refusal stays at its entry, an unknown outcome keeps its key', async () => {
  calls.importNota.mockResolvedValue(lida(true))
  addFontes(['a.xml', 'b.xml', 'c.xml'].map(fonte), [])
  readWaiting()
  await settled()
  calls.saveNota
    .mockRejectedValueOnce(new ApiError(409, { messages: [{ code: 'NOTA_DUPLICADA', text: 'Já existe.' }] }))
    .mockRejectedValueOnce(new ApiError(0, {}))
    .mockResolvedValue(salva)
  await sendReady()
  expect(estados()).toEqual(['lida', 'lida', 'enviada'])
  const [refused, unknown] = getFila().itens
  expect([refused?.erro, refused?.chaveDoEnvio]).toEqual(['Já existe.', null])
  expect(unknown?.chaveDoEnvio).toBe(calls.saveNota.mock.calls[1]?.[1])
  expect(calls.saveNota).toHaveBeenCalledTimes(3)
  expect(calls.saveNota.mock.calls[0]?.[0]).toMatchObject({
    nota: { filename: 'a.xml', data: 'PGEvPg==' },
    cliente: { id: 1 },
    produtos: [{ id: 7, fator: 1 }],
  })
})

test('a note counts as ‘como da última vez’ only when every product is remembered and no warning stands', () => {
  expect(igualUltimaVez(lida(true, true))).toBe(true)
  expect(igualUltimaVez(lida(true, false))).toBe(false)
  expect(igualUltimaVez(lida())).toBe(false)
})
