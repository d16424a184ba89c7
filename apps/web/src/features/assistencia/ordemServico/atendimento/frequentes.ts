import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../platform/http/http.ts'
import type { PecaOpcao, ServicoOpcao } from '../entrada/pickers.tsx'
import type { FeitoOpcao } from './linhas.ts'

const ofServico = ({ id, codigo, nome, valor }: ServicoOpcao): FeitoOpcao => ({
  tipo: 'SERVICO',
  id,
  codigo,
  titulo: nome,
  preco: valor,
})

const ofPeca = ({ id, codigo, descricao, preco }: PecaOpcao): FeitoOpcao => ({
  tipo: 'PECA',
  id,
  codigo,
  titulo: descricao,
  preco,
})

const listServicos = (q: string, signal: AbortSignal) =>
  api<ServicoOpcao[]>('/servico/findAll', { query: { q }, signal })

/** Services come first, because most counter work is a service. */
export const searchFeito = async (q: string, signal: AbortSignal): Promise<FeitoOpcao[]> => {
  const [servicos, pecas] = await Promise.all([
    listServicos(q, signal),
    api<PecaOpcao[]>('/peca/findAll', { query: { q }, signal }),
  ])
  const found = [...servicos.map(ofServico), ...pecas.map(ofPeca)]
  // A complete code, typed or scanned, selects exactly that entry.
  const exact = found.filter(({ codigo }) => codigo.toUpperCase() === q.trim().toUpperCase())
  return exact.length === 1 ? exact : found
}

/** What this post does most at its counter. */
export const frequentesQuery = queryOptions({
  queryKey: ['ordemServico', 'frequentes'],
  queryFn: ({ signal }) => api<FeitoOpcao[]>('/ordemServico/frequentes', { signal }),
  staleTime: 60_000,
})
