import type { ArquivoInput } from '@app/contract/casca/arquivo'
import type { NotaImportada, NotaSave } from '@app/contract/armazem/nota'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { queryClient } from '../../../../platform/http/queries.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { attachEvento, importNota, NOTAS, saveNota } from '../api.ts'
import { advanceItem, getFila, findItem, changeItem } from './fila.ts'
import type { Estado, Item } from './fila.ts'
import { linhaInput } from '../formulario/form-model.ts'
import type { NotaValues } from '../formulario/form-model.ts'
import { isPassing, problemaDe } from './problema.ts'
import { grupoDe, valuesDe } from './prontidao.ts'
import { ZipProblem } from './zip.ts'

/** Calls at the same time: the server reads beside its other work, so more would only wait there. */
const PARALELAS = 3
const ESPERA_MS = 5_000

const never = new AbortController().signal

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** When the server asks to come back later, the call is repeated after that time. */
async function patiently<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || getFila().parada) throw error
      await wait((error.retryAfter ?? ESPERA_MS / 1000) * 1000)
    }
  }
}

/** Base64 by the browser itself, which is fast and copies no single characters. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const source = new FileReader()
    source.addEventListener('load', () => {
      const { result } = source
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    source.addEventListener('error', () => reject(new ApiError(0, {})))
    source.readAsDataURL(file)
  })

export const arquivoInput = async (file: File): Promise<ArquivoInput> => ({
  filename: file.name,
  length: file.size,
  contentType: 'application/xml',
  data: await base64Of(file),
})

async function read({ fonte, escolha }: Item): Promise<Estado> {
  try {
    const file = await fonte.open()
    return { tipo: 'lida', leitura: await patiently(() => importNota(file, escolha, never)) }
  } catch (error) {
    if (error instanceof ZipProblem)
      return {
        tipo: 'recusada',
        problema: {
          codigo: 'ZIP',
          texto: error.message,
          oQueFazer: null,
          existente: null,
          novos: [],
          evento: null,
        },
      }
    if (!(error instanceof ApiError)) return { tipo: 'falha', texto: UNREADABLE }
    return isPassing(error)
      ? { tipo: 'falha', texto: describeError(error) }
      : { tipo: 'recusada', problema: problemaDe(error) }
  }
}

/** The browser loses access to a file that has changed or moved since it was chosen. */
const UNREADABLE = 'O arquivo mudou ou saiu do lugar desde que foi escolhido. Escolha-o de novo.'

const nextWaiting = () => {
  const { itens, parada } = getFila()
  return parada ? undefined : itens.find(({ estado }) => estado.tipo === 'fila')
}

let readers = 0

async function reader() {
  for (let item = nextWaiting(); item; item = nextWaiting()) {
    advanceItem(item.id, { estado: { tipo: 'lendo' } })
    const estado = await read(item)
    // The person may have removed the file meanwhile.
    if (findItem(item.id)) advanceItem(item.id, { estado })
  }
  readers -= 1
}

/** Reads waiting files, a few at a time; further calls start no more than those. */
export function readWaiting() {
  while (readers < PARALELAS && nextWaiting()) {
    readers += 1
    void reader()
  }
}

/** A new answer to the reading's questions: the file is read again automatically. */
export function answerItem(id: number, escolha: Item['escolha']) {
  const item = findItem(id)
  if (!item) return
  changeItem(id, {
    escolha: { ...item.escolha, ...escolha },
    estado: { tipo: 'fila' },
    values: null,
    erro: null,
  })
  readWaiting()
}

/** Body of `save`. */
export async function saveBody(item: Item, leitura: NotaImportada, values: NotaValues): Promise<NotaSave> {
  const { nota, cliente } = item.escolha
  return {
    nota: await arquivoInput(await item.fonte.open()),
    produtos: values.produtos.map(linhaInput),
    ...(nota !== undefined && { chave: nota }),
    cliente: leitura.cliente ? { id: leitura.cliente.id } : cliente === undefined ? null : { id: cliente },
    ...(values.pedido !== null && { pedido: { id: values.pedido } }),
  }
}

/**
 * Stores a note that was read. After a try with an unknown result the next one uses the same key, so that the note is
 * stored once. Refusals are thrown; the entry then returns to its earlier state.
 */
export async function sendItem(id: number, values: NotaValues): Promise<number> {
  const item = findItem(id)
  if (!item || item.estado.tipo !== 'lida') throw new ApiError(0, {})
  const { leitura } = item.estado
  const same = JSON.stringify(item.values) === JSON.stringify(values)
  const key = same && item.chaveDoEnvio ? item.chaveDoEnvio : randomId()
  advanceItem(id, { estado: { tipo: 'enviando', leitura }, values, chaveDoEnvio: key, erro: null })
  try {
    const body = await saveBody(item, leitura, values)
    const nota = await patiently(() => saveNota(body, key))
    advanceItem(id, { estado: { tipo: 'enviada', leitura, nota }, chaveDoEnvio: null })
    void queryClient.invalidateQueries({ queryKey: NOTAS })
    return nota.id
  } catch (error) {
    advanceItem(id, {
      estado: { tipo: 'lida', leitura },
      erro: describeError(error),
      chaveDoEnvio: isPassing(error) ? key : null,
    })
    throw error
  }
}

const nextReady = () => {
  const { itens, parada } = getFila()
  return parada ? undefined : itens.find((item) => grupoDe(item) === 'pronta')
}

async function sender() {
  for (let item = nextReady(); item; item = nextReady()) {
    if (item.estado.tipo !== 'lida') return
    // A refusal is shown at its entry, which then leaves the ready ones.
    await sendItem(item.id, valuesDe(item, item.estado.leitura)).catch(() => undefined)
  }
}

/** Sends every note that needs no person any more. */
export const sendReady = () => Promise.all(Array.from({ length: PARALELAS }, sender))

/** Attaches an event to its note, or lets it wait for it. Refusals are thrown. */
export async function attachItem({ id, fonte }: Item): Promise<void> {
  const file = await fonte.open()
  const evento = await patiently(() => attachEvento(file))
  changeItem(id, { estado: { tipo: 'anexado', evento } })
  void queryClient.invalidateQueries({ queryKey: NOTAS })
}

/** Attaches every event of the queue, one after another; answers how many failed. */
export async function attachEventos(): Promise<number> {
  let failed = 0
  for (const item of getFila().itens.filter((one) => grupoDe(one) === 'evento'))
    await attachItem(item).catch(() => (failed += 1))
  return failed
}
