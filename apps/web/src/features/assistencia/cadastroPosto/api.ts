import { queryOptions } from '@tanstack/react-query'
import type {
  CadastroAprovar,
  CadastroContagem,
  CadastroDoLink,
  CadastroFila,
  CadastroOpcoes,
  CadastroPosto,
  CadastroPreco,
  CadastroSituacaoAnswer,
  DocumentoPosto,
  PostoDocumento,
} from '@app/contract/assistencia/cadastroPosto'
import type { ArquivoInput, ArquivoLink } from '@app/contract/casca/arquivo'
import { api } from '../../../platform/http/http.ts'
import type { RequestOptions } from '../../../platform/http/http.ts'

const open = <T>(path: string, body: unknown, options: RequestOptions = {}) =>
  api<T>(path, { method: 'POST', body, anonymous: true, ...options })

/** What the page offers; it is the same for everybody. */
export const opcoesQuery = queryOptions({
  queryKey: ['cadastroPosto', 'opcoes'],
  queryFn: ({ signal }) => api<CadastroOpcoes>('/public/postoAutorizado/opcoes', { signal, anonymous: true }),
  staleTime: Infinity,
})

export const checkPessoa = (body: unknown) => open<unknown>('/public/pessoa/validate/etapa1', body)
/** Its warnings stand at their fields while somebody types. */
export const checkEmpresa = (body: unknown) =>
  open<unknown>('/public/postoAutorizado/validate/etapa2', body, { ownWarnings: true })
export const checkPlano = (body: unknown) =>
  open<CadastroPreco>('/public/postoAutorizado/validate/etapa3', body)

/** The price of a plan with its coupon, as it is at this moment. */
export const cupomQuery = (body: { plano: { id: number } | null; codigoCupom: string }) =>
  queryOptions({
    queryKey: ['cadastroPosto', 'cupom', body.plano?.id, body.codigoCupom],
    queryFn: () => checkPlano(body),
    retry: false,
  })

export const sendCadastro = (body: unknown) => open<CadastroSituacaoAnswer>('/public/postoAutorizado', body)
export const sendCorrecao = (body: unknown) =>
  open<CadastroSituacaoAnswer>('/public/postoAutorizado/correcao', body, { method: 'PUT' })

/** What the link of a mail opens. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['cadastroPosto', 'link', token],
    queryFn: ({ signal }) => open<CadastroDoLink>('/public/postoAutorizado/correcao', { token }, { signal }),
    retry: false,
    staleTime: Infinity,
  })
export const confirmEmail = (token: string, semCupom: boolean) =>
  open<CadastroSituacaoAnswer>('/public/postoAutorizado/confirmar', { token, semCupom })
export const resendLink = (email: string) =>
  open<{ mensagem: string }>('/public/postoAutorizado/reenviar', { email })

/** The manufacturer's queue, or what was decided. */
export const filaQuery = (decididos: boolean) =>
  queryOptions({
    queryKey: ['cadastroPosto', 'fila', decididos],
    queryFn: ({ signal }) => api<CadastroFila>('/cadastroPosto', { query: { decididos }, signal }),
  })

export const contagemQuery = queryOptions({
  queryKey: ['cadastroPosto', 'contagem'],
  queryFn: ({ signal }) => api<CadastroContagem>('/cadastroPosto/contagem', { signal }),
})

export const cadastroQuery = (id: number) =>
  queryOptions({
    queryKey: ['cadastroPosto', id],
    queryFn: ({ signal }) => api<CadastroPosto>(`/cadastroPosto/${id}`, { signal }),
  })

const decide = (id: number, act: string, body: unknown) =>
  api<CadastroPosto>(`/cadastroPosto/${id}/${act}`, { method: 'PUT', body })

export const approve = (id: number, body: CadastroAprovar) => decide(id, 'aprovar', body)
export const askCorrecao = (id: number, body: { versao: number; texto: string }) =>
  decide(id, 'pedirCorrecao', body)
export const reject = (id: number, body: { versao: number; motivo: string }) => decide(id, 'recusar', body)

/** Opens a document in a tab, by an address that is good for a minute. */
export const linkDocumento = (id: number, documento: number) =>
  api<ArquivoLink>(`/cadastroPosto/${id}/documentos/${documento}/link`, { method: 'POST' })

/** The documents of a post's own record. */
export const postoDocumentosQuery = (posto: number) =>
  queryOptions({
    queryKey: ['postoDocumentos', posto],
    queryFn: ({ signal }) => api<PostoDocumento[]>(`/postoAutorizado/${posto}/documentos`, { signal }),
  })

export const sendPostoDocumento = (posto: number, tipo: DocumentoPosto, arquivo: ArquivoInput) =>
  api<PostoDocumento[]>(`/postoAutorizado/${posto}/documentos/${tipo}`, { method: 'PUT', body: { arquivo } })

export const linkPostoDocumento = (posto: number, tipo: DocumentoPosto) =>
  api<ArquivoLink>(`/postoAutorizado/${posto}/documentos/${tipo}/link`, { method: 'POST' })
