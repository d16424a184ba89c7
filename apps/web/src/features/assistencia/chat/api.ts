import { infiniteQueryOptions, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type {
  Achado,
  Contatos,
  Conversa,
  ConversaInput,
  Mensagem,
  MensagemInput,
  Mensagens,
  MostrarConversas,
  NaoLidas,
  PessoaDaConversa,
} from '@app/contract/assistencia/chat'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { api, send } from '../../../platform/http/http.ts'

/** The fewest letters that are looked for. */
export const SHORTEST_BUSCA = 2
/** Conversations of one answer of the list. */
const CONVERSAS = 50
/** Messages around one that was looked for. */
const TRECHO = 50

export const naoLidasQuery = queryOptions({
  queryKey: ['chat', 'naoLidas'],
  queryFn: ({ signal }) => api<NaoLidas>('/mymessage/naoLidas', { signal }),
})

/** The own conversations; with `q` those of that name or order. */
export const conversasQuery = (mostrar: MostrarConversas, q?: string) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'conversas', mostrar, q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api<{ content: Conversa[]; totalElements: number }>('/chat', {
        query: { mostrar, page: pageParam, size: CONVERSAS, ...(q !== undefined && { q }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ totalElements }, pages) =>
      pages.length * CONVERSAS < totalElements ? pages.length : undefined,
  })

export const achadosQuery = (q: string) =>
  queryOptions({
    queryKey: ['chat', 'busca', q],
    queryFn: ({ signal }) => api<Achado[]>('/chat/busca', { query: { q }, signal }),
  })

/** The numbers of the messages of a conversation with these words, the newest first. */
export const achadasQuery = (id: number, q: string) =>
  queryOptions({
    queryKey: ['chat', 'achadas', id, q],
    queryFn: ({ signal }) => api<number[]>(`/chat/${id}/achadas`, { query: { q }, signal }),
    enabled: q.length >= SHORTEST_BUSCA,
  })

export const conversaQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'conversa', id],
    queryFn: ({ signal }) => api<Conversa>(`/chat/${id}`, { signal }),
  })

/**
 * A conversation as far as this page has loaded it; `antigas`: there are older messages; `adianta`: how many milliseconds
 * this device's clock is ahead of the server's.
 */
export type Aberta = { conversa: Conversa; mensagens: Mensagem[]; antigas: boolean; adianta: number }

const adiantaDe = ({ agora }: Mensagens) => Date.now() - Date.parse(agora)

export const abertaKey = (id: number) => ['chat', 'mensagens', id] as const

const page = (id: number, query: Record<string, number>, signal?: AbortSignal) =>
  api<Mensagens>(`/chat/${id}/mensagens`, { query, ...(signal && { signal }) })

/** Each message once, in order, in its newest state. */
export const mergeMensagens = (before: readonly Mensagem[], came: readonly Mensagem[]): Mensagem[] =>
  [...new Map([...before, ...came].map((one) => [one.numero, one])).values()].toSorted(
    (a, b) => a.numero - b.numero,
  )

/** The newest messages; later only those after the last number, and earlier ones that changed. */
const catchUp = async (id: number, before: Aberta | undefined, signal: AbortSignal): Promise<Aberta> => {
  if (!before) {
    const first = await page(id, {}, signal)
    const { conversa, mensagens, temMais } = first
    return { conversa, mensagens, antigas: temMais, adianta: adiantaDe(first) }
  }
  let { mensagens } = before
  for (;;) {
    const desde = mensagens.at(-1)?.numero ?? 0
    const came = await page(id, { desde, revisao: before.conversa.versao, limite: 200 }, signal)
    mensagens = mergeMensagens(mensagens, came.mensagens)
    const { antigas } = before
    if (!came.temMais) return { conversa: came.conversa, mensagens, antigas, adianta: adiantaDe(came) }
  }
}

export const abertaQuery = (client: QueryClient, id: number) =>
  queryOptions({
    queryKey: abertaKey(id),
    queryFn: ({ signal }) => catchUp(id, client.getQueryData<Aberta>(abertaKey(id)), signal),
  })

type Corte = { antes: number } | { desde: number }

const around = (numero: number): Corte => ({ antes: numero + TRECHO / 2 })

/** The messages around one of them, in pages of both directions. */
export const trechoQuery = (id: number, numero: number) =>
  infiniteQueryOptions({
    queryKey: ['chat', 'trecho', id, numero],
    queryFn: ({ pageParam, signal }) => page(id, { ...pageParam, limite: TRECHO }, signal),
    initialPageParam: around(numero),
    getPreviousPageParam: ({ mensagens }): Corte | undefined => {
      const first = mensagens[0]?.numero ?? 1
      return first > 1 ? { antes: first } : undefined
    },
    getNextPageParam: ({ mensagens, conversa }): Corte | undefined => {
      const last = mensagens.at(-1)?.numero ?? conversa.ultimoNumero
      return last < conversa.ultimoNumero ? { desde: last } : undefined
    },
  })

/** Loads the fifty messages before the oldest one on the page. */
export const useOlder = (id: number) => {
  const client = useQueryClient()
  return async () => {
    const antes = client.getQueryData<Aberta>(abertaKey(id))?.mensagens[0]?.numero
    if (antes === undefined) return
    const { mensagens, temMais } = await page(id, { antes })
    client.setQueryData<Aberta>(
      abertaKey(id),
      (now) => now && { ...now, mensagens: mergeMensagens(mensagens, now.mensagens), antigas: temMais },
    )
  }
}

export const sendMensagem = (id: number, body: MensagemInput) =>
  api<Mensagem>(`/chat/${id}/mensagens`, { method: 'POST', body })

export const editMensagem = (id: number, numero: number, texto: string) =>
  api<Mensagem>(`/chat/${id}/mensagens/${numero}`, { method: 'PUT', body: { texto } })

export const deleteMensagem = (id: number, numero: number) =>
  api<Mensagem>(`/chat/${id}/mensagens/${numero}`, { method: 'DELETE' })

export const markConversa = (id: number, marca: 'entregue' | 'lida', ate: number) =>
  api<NaoLidas>(`/mymessage/${marca}/${id}`, { method: 'PUT', body: { ate } })

export const openConversa = (body: ConversaInput) => api<Conversa>('/chat', { method: 'POST', body })

/** The bytes of a photo in a message: an `<img>` could not carry the bearer. */
export const arquivoQuery = (path: string) =>
  queryOptions({
    queryKey: ['chatArquivo', path],
    queryFn: async ({ signal }) => (await send(path, { headers: { accept: '*/*' }, signal })).blob(),
    // A stored file never changes.
    staleTime: Infinity,
  })

export const contatosQuery = queryOptions({
  queryKey: ['chat', 'contatos'],
  queryFn: ({ signal }) => api<Contatos>('/contacts', { signal }),
})

/** Whom a message of the conversation may call by name. */
export const pessoasQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'pessoas', id],
    queryFn: ({ signal }) => api<PessoaDaConversa[]>(`/chat/${id}/pessoas`, { signal }),
  })

export const contatoQuery = (posto: number) =>
  queryOptions({
    queryKey: ['chat', 'contatos', posto],
    queryFn: ({ signal }) => api<Contatos>('/contacts', { query: { posto }, signal }),
  })

export const searchContatos = async (q: string, signal: AbortSignal) =>
  (await api<Contatos>('/contacts', { query: { q }, signal })).postos

export const osQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'os', id],
    queryFn: ({ signal }) => api<OrdemServico>(`/ordemServico/${id}`, { signal }),
  })
