import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Pedido, PedidoUpdate } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import type { TokenAnswer, User } from '@app/contract/casca/session'

/** The content of local storage after a log-in, without the refresh token, because that works only once. */
export type Session = { access_token: string; refresh_token: null; user: User }

type Answer<T> = { status: number; body: T }
type Call = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<T>>

/** POST /oauth/token as spec §7 writes it. */
export const requestToken = async (baseURL: string, username: string, password: string) => {
  const response = await fetch(`${baseURL}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('retaguarda-web:')}` },
    body: new URLSearchParams({ client_id: 'retaguarda-web', grant_type: 'password', username, password }),
  })
  return { status: response.status, body: (await response.json()) as TokenAnswer }
}

/** The caller states the type of the answer; the contract's tests are elsewhere. */
const parsed = (text: string) => (text === '' ? null : JSON.parse(text))

const caller =
  (baseURL: string, token: string): Call =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(`${baseURL}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: parsed(await response.text()) }
  }

export const openSession = async (baseURL: string, email: string, senha: string): Promise<Session> => {
  const { body } = await requestToken(baseURL, email, senha)
  const { body: user } = await caller(baseURL, body.access_token)<User>('GET', '/user/me')
  return { access_token: body.access_token, refresh_token: null, user }
}

/** A product with the lots that may leave, in the order of their expiry. */
export type Stocked = { produto: Produto; lotes: EstoqueEntry[] }
type NewPedido = Partial<{
  numeroPedidoCliente: string
  transportadora: string
  dataHoraColeta: string
  urgente: boolean
  concluido: boolean
  observacoes: string
  /** Of each line: product and how much of its first lot. */
  linhas: { codigo: string; quantidade: number; lote?: number }[]
}>

export type Api = {
  call: Call
  me: () => Promise<User>
  stocked: (codigoProduto: string) => Promise<Stocked>
  /** An order of the person's own company, with one line by default. */
  createPedido: (given?: NewPedido) => Promise<Pedido>
  getPedido: (id: number) => Promise<Pedido>
  updatePedido: (id: number, body: PedidoUpdate) => Promise<Pedido>
}

const ok = <T>({ status, body }: Answer<T>): T => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

const mayLeave = (lote: EstoqueEntry) => !lote.vencido && !lote.bloqueado && lote.quantidadeDisponivel > 0

/** The calls that the tests need, in the name of one person. */
export const createApi = (baseURL: string, token: string): Api => {
  const call = caller(baseURL, token)
  let person: Promise<User> | undefined
  const me = () => (person ??= call<User>('GET', '/user/me').then(ok))
  const getPedido = async (id: number) => ok(await call<Pedido>('GET', `/pedidos/${id}`))

  const stocked = async (codigoProduto: string): Promise<Stocked> => {
    const { cliente } = await me()
    if (!cliente) throw new Error('stock is looked up by a client user')
    const path = `/produto/findByCodigoDepositante/${cliente.codigoDepositante}`
    const produto = ok(await call<Produto[]>('GET', path)).find((one) => one.codigoProduto === codigoProduto)
    if (!produto) throw new Error(`the demo day has no product ${codigoProduto}`)
    const lotes = ok(await call<EstoqueEntry[]>('GET', `/pedidos/getEstoque/${produto.codigoOmni}`))
    return { produto, lotes: lotes.filter(mayLeave) }
  }

  const lineOf = async ({
    codigo,
    quantidade,
    lote: index = 0,
  }: {
    codigo: string
    quantidade: number
    lote?: number
  }) => {
    const { produto, lotes } = await stocked(codigo)
    const lote = lotes[index]
    if (!lote) throw new Error(`${codigo} has no lot ${index}`)
    return {
      produto: { id: produto.id },
      quantidade,
      observacoes: lote.lote,
      dataValidade: lote.dataDeValidade,
    }
  }

  const createPedido = async ({ linhas, ...campos }: NewPedido = {}) => {
    const codigo = (await me()).cliente?.codigoCliente === '1001' ? '000123' : 'SU-1000'
    const itens = []
    for (const linha of linhas ?? [{ codigo, quantidade: 1 }]) itens.push(await lineOf(linha))
    const body = { dataHoraColeta: '2030-12-31T13:15:00Z', ...campos, itens }
    return ok(await call<Pedido>('POST', '/pedidos', body))
  }
  const updatePedido = async (id: number, body: PedidoUpdate) =>
    ok(await call<Pedido>('PUT', `/pedidos/${id}`, body))

  return { call, me, stocked, createPedido, getPedido, updatePedido }
}
