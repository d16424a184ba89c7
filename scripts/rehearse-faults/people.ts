import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createApi } from '../../e2e/support/api.ts'
import { entrega, newEstoque, newProduto, nextNumero } from '../../e2e/support/notas.ts'
import { type Answer, createCalls, logIn } from '../cluster/load.ts'
import type { Books } from './books.ts'
import { MARK, type Query } from './invariants.ts'
import { until } from './rehearsal.ts'

const BOXES = 90_000
const PDF_HEAD = Buffer.from('%PDF-1.4\n')
/** Between two acts of one person. */
const PAUSE_MS = 120
/** Nobody listens for a moment, or has no time. */
const AGAIN_MS = 150

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
/** Enough of a PDF to be taken for one, different on each call. */
export const pdf = (bytes = 20_000): Buffer => Buffer.concat([PDF_HEAD, randomBytes(bytes)])

/** Answers of the product to refused calls: who asks may ask again, or somebody else was faster. */
const EXPECTED = new Set([0, 409, 429, 503])

type ContentOf<Caller> = Caller extends (
  method: string,
  path: string,
  token?: string,
  ...content: infer Content
) => unknown
  ? Content
  : never
type Parsed = { id: number; versao: number; numero: number; status: string; ultimoNumero: number }

const PEOPLE = ['cliente', 'operador', 'atendente', 'tecnico', 'responsavel', 'sp'] as const
type Person = (typeof PEOPLE)[number]
type Tokens = Record<Person, string>

const DEMO_LIMIT_MS = 180_000
const PARTS_LEFT = 'select 1 from demonstracao where terminada_em is null'
/** Orders move and notes arrive by the buttons, as in an installation without scanners. */
const BY_HAND = `update configuracao set separacao_scanner = false, conferencia_scanner = false, chegada_scanner = false`

/** What everybody needs: the people's sessions, goods in stock, a customer and a conversation. */
export const prepare = async (address: string, query: Query) => {
  // The rest of the demonstration is made while the server answers already.
  await until(async () => (await query(PARTS_LEFT)).length === 0, DEMO_LIMIT_MS)
  await query(BY_HAND)
  const tokens = Object.fromEntries(
    await Promise.all(PEOPLE.map(async (name) => [name, await logIn(address, name)] as const)),
  ) as Tokens
  const as = (name: Person) => createApi(address, tokens[name])
  const { codigo } = await newEstoque(as('operador'), BOXES)
  const { produto, lotes } = await as('cliente').stocked(codigo)
  const [lote] = lotes
  if (!lote) throw new Error('the goods did not arrive')
  const first = async (path: string): Promise<number> => {
    const { body } = await as('atendente').call<{ id: number }[]>('GET', path)
    if (!body[0]) throw new Error(`the demo day has nothing at ${path}`)
    return body[0].id
  }
  const conversa = await as('atendente').call<{ id: number }>('POST', '/chat', { equipe: 'ASSISTENCIA_SP' })
  return {
    tokens,
    item: {
      produto: { id: produto.id },
      observacoes: lote.lote,
      dataValidade: lote.dataDeValidade,
    },
    notaProduto: await newProduto(as('operador')),
    consumidor: await first('/consumidor/findAll?q=Dalva'),
    modelo: await first('/modeloProduto/findAll?q='),
    conversa: conversa.body.id,
  }
}

/** People at work until told to stop; what the product acknowledges stands in the books, odd answers in `odd`. */
export const startPeople = async (address: string, query: Query, books: Books) => {
  const { tokens, item, notaProduto, consumidor, modelo, conversa } = await prepare(address, query)
  const { call, close } = createCalls(address)
  const over = new AbortController()
  const odd: string[] = []
  const statuses = new Map<number, number>()

  /** One call; the answer is undefined unless it succeeded. */
  const ask = async (
    method: string,
    path: string,
    person: Person,
    ...content: ContentOf<typeof call>
  ): Promise<Parsed | undefined> => {
    const { status, text }: Answer = await call(method, path, tokens[person], ...content)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status < 300 && status > 0) return JSON.parse(text) as Parsed
    // A session ends after an hour.
    if (status === 401) tokens[person] = await logIn(address, person).catch(() => tokens[person])
    else if (!EXPECTED.has(status)) odd.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    await wait(AGAIN_MS)
    return undefined
  }
  /** As a patient program does: the same call under the same key until it is answered. */
  const insist = async (path: string, person: Person, body: object): Promise<Parsed | undefined> => {
    const headers = { 'idempotency-key': randomUUID() }
    for (;;) {
      const answer = await ask('POST', path, person, body, { headers })
      if (answer || over.signal.aborted) return answer
    }
  }

  const order = async (nf?: Buffer) => {
    const numero = `${MARK}${randomUUID().slice(0, 13)}`
    const quantidade = 1 + (nextNumero() % 3)
    const saved = await insist('/pedidos', 'cliente', {
      numeroPedidoCliente: numero,
      dataHoraColeta: '2030-01-02T13:15:00Z',
      concluido: true,
      itens: [{ ...item, quantidade }],
      ...(nf && { nf: { filename: 'nf.pdf', data: nf.toString('base64') } }),
    })
    return saved && { ...saved, numero, quantidade }
  }

  const acts = {
    save: async () => {
      const nf = pdf()
      const saved = await order(nf)
      if (saved)
        books.pedidos.push({
          id: saved.id,
          numero: saved.numero,
          quantidade: saved.quantidade,
          sha256: sha256Of(nf),
        })
    },
    upload: async () => {
      const saved = await order()
      const bytes = pdf()
      const headers = { 'content-type': 'application/pdf' }
      const path = `/pedidos/${saved?.id}/anexos/pv?filename=pv.pdf`
      if (saved && (await ask('PUT', path, 'cliente', undefined, { headers, bytes })))
        books.anexos.push({ pedido: saved.id, sha256: sha256Of(bytes) })
    },
    move: async () => {
      const pedido = books.pedidos[Math.floor(Math.random() * books.pedidos.length)]
      if (!pedido) return
      const read = () => ask('GET', `/pedidos/${pedido.id}`, 'operador')
      for (const para of ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO']) {
        const before = await read()
        const registros = [{ id: pedido.id, versao: before?.versao }]
        const body = { ato: 'mover', para, registros }
        const answer = before && (await ask('POST', '/pedidos/emMassa', 'operador', body))
        const [linha] =
          (answer as { linhas?: { feito: boolean; versao: number }[] } | undefined)?.linhas ?? []
        if (!linha?.feito) return
        books.movidos.push({ pedido: pedido.id, versao: linha.versao })
      }
    },
    repair: async () => {
      let os = await ask('POST', '/ordemServico', 'atendente', {
        consumidor: { id: consumidor },
        relogio: { modelo: { id: modelo }, numeroSerie: `${MARK}${randomUUID().slice(0, 23)}` },
        relato: 'Atrasa dez minutos por dia.',
      })
      for (const [acao, person, body] of [
        ['abrir', 'atendente', { relogioPresente: true }],
        ['salvarPreAvaliacao', 'tecnico', { preAvaliacao: 'Atraso confirmado.' }],
        ['avaliar', 'tecnico', { avaliacao: 'Movimento sujo.' }],
      ] as const) {
        if (!os) return
        const { id, versao } = os
        os = await ask('PUT', `/ordemServico/${acao}/${id}`, person, { versao, ...body })
        if (os) books.atos.push({ os: id, acao, versao: os.versao })
      }
    },
    importNota: async () => {
      const { chave, file } = entrega(`FR-${nextNumero()}`, '1', [])
      const nota = {
        filename: file.name,
        length: file.buffer.length,
        data: file.buffer.toString('base64'),
      }
      if (!(await ask('POST', '/notas/import', 'operador', nota))) return
      const body = { nota, produtos: [{ id: notaProduto.id }] }
      const saved = await ask('POST', '/notas/save', 'operador', body)
      if (saved) books.notas.push({ id: saved.id, chave, sha256: sha256Of(file.buffer) })
    },
  }
  /** A page sends what was not answered again, with the same device number. */
  const write = (person: Person) => async () => {
    const dispositivo = randomUUID()
    const body = { dispositivo, texto: 'A coroa de 6 mm chegou?' }
    for (let sent: Parsed | undefined; !sent && !over.signal.aborted;) {
      sent = await ask('POST', `/chat/${conversa}/mensagens`, person, body)
      if (sent) books.mensagens.push({ conversa, numero: sent.numero, dispositivo })
    }
    // Thirty a minute are allowed.
    await wait(2_000, undefined, { signal: over.signal }).catch(() => {})
  }

  const keep = async (act: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) {
      await act()
      await wait(PAUSE_MS)
    }
  }
  const all = [
    acts.save,
    acts.save,
    acts.upload,
    acts.move,
    acts.repair,
    acts.importNota,
    ...(['atendente', 'tecnico', 'responsavel', 'sp'] as const).map(write),
  ].map(keep)
  return {
    odd,
    statuses,
    tokens,
    stop: async () => {
      over.abort()
      await Promise.all(all)
      close()
    },
  }
}
