import type { EntradaProvedor } from '@app/contract/casca/provedor'
import { api } from '../http/http.ts'
import { loginWithProvedor } from './session.ts'

/** What waits in this tab while the person is at the provider. */
type Waiting = { pedido: string; voltar: string | undefined }
const KEY = 'retaguarda.entrada'

/** Sends the browser to the log-in of the company of this address; it comes back to /entrada. */
export async function goToProvedor(email: string, voltar: string | undefined): Promise<void> {
  const { pedido, url } = await api<EntradaProvedor>('/public/provedor', {
    method: 'POST',
    body: { email },
    anonymous: true,
  })
  sessionStorage.setItem(KEY, JSON.stringify({ pedido, voltar }))
  location.assign(url)
}

/** What this tab waited for, once; another tab or browser than the one that asked has nothing. */
export function takeWaiting(): Waiting | null {
  const kept = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return kept === null ? null : (JSON.parse(kept) as Waiting)
}

/** Enters by what the provider answered: the part of the address after '?'. */
export const enterByProvedor = ({ pedido }: Waiting, resposta: string) => loginWithProvedor(pedido, resposta)
