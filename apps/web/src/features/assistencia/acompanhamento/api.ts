import { queryOptions } from '@tanstack/react-query'
import type {
  ContaConsumidor,
  MeuPapel,
  MeuRelogio,
  MinhaFala,
  MinhaOs,
} from '@app/contract/assistencia/acompanhamento'
import type { AvaliacaoVista } from '@app/contract/assistencia/avaliacao'
import type { Falas } from '@app/contract/assistencia/chat'
import type { Arquivo } from '@app/contract/casca/arquivo'
import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { download } from '../../../platform/http/download.ts'
import { api, send } from '../../../platform/http/http.ts'

const PATH = '/acompanhamento'

/** The orders of a consumer with an account. */
export const minhasQuery = queryOptions({
  queryKey: ['acompanhamento', 'minhas'],
  queryFn: ({ signal }) => api<MinhaOs[]>(PATH, { signal }),
})

export const relogiosQuery = queryOptions({
  queryKey: ['acompanhamento', 'relogios'],
  queryFn: ({ signal }) => api<MeuRelogio[]>(`${PATH}/relogios`, { signal }),
})

/** The proven addresses of the account. */
export const contaConsumidorQuery = queryOptions({
  queryKey: ['acompanhamento', 'conta'],
  queryFn: ({ signal }) => api<ContaConsumidor>(`${PATH}/conta`, { signal }),
})

export const askCodigo = (email: string) =>
  api<ContaConsumidor>(`${PATH}/conta/codigo`, { method: 'POST', body: { email } })

export const confirmCodigo = (codigo: string) =>
  api<ContaConsumidor>(`${PATH}/conta/confirmar`, { method: 'POST', body: { codigo } })

export const forgetEmail = (email: string) =>
  api<ContaConsumidor>(`${PATH}/conta/retirar`, { method: 'POST', body: { email } })

/** The conversation with the post about one of the own orders. */
export const falasQuery = (id: number) =>
  queryOptions({
    queryKey: ['acompanhamento', 'falas', id],
    queryFn: ({ signal }) => api<Falas>(`${PATH}/${id}/mensagens`, { signal }),
  })

export const writeFala = (id: number, body: MinhaFala) =>
  api<Falas>(`${PATH}/${id}/mensagens`, { method: 'POST', body })

export const markFalasLidas = (id: number) => api<Falas>(`${PATH}/${id}/mensagens/lidas`, { method: 'PUT' })

/** Where a file of a message about one of the own orders is. */
export const arquivoPath = (id: number, { id: arquivo }: Arquivo) => `${PATH}/${id}/arquivos/${arquivo}`

/** What was answered to the survey of one of the own orders. */
export const minhaAvaliacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['acompanhamento', 'avaliacao', id],
    queryFn: ({ signal }) => api<AvaliacaoVista>(`${PATH}/${id}/avaliacao`, { signal }),
  })

/** The link to one of the own orders. */
export const openMine = (id: number) => api<OsLink>(`${PATH}/${id}/link`, { method: 'POST' })

export const downloadPapel = ({ id, numero }: MinhaOs, papel: MeuPapel) =>
  download(`${PATH}/${id}/papel/${papel}`, `${papel}-os-${numero.replace('/', '-')}.pdf`)

export const downloadMeusDados = () => download(`${PATH}/dados`, 'meus-dados.json')

export const deleteConta = (senhaAtual: string) =>
  send('/conta/excluir', { method: 'POST', body: { senhaAtual } })

export const changeFala = (id: number, numero: number, texto: string) =>
  api<Falas>(`${PATH}/${id}/mensagens/${numero}`, { method: 'PUT', body: { texto } })

export const removeFala = (id: number, numero: number) =>
  api<Falas>(`${PATH}/${id}/mensagens/${numero}`, { method: 'DELETE' })
