import { esperaDe } from '@app/rules/assistencia/chamado'
import type { User } from '@app/contract/casca/session'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { contagemQuery, type FiltroChamado } from '../api.ts'

/** A ticket becomes late by time, without a push. */
const REFRESH_MS = 60_000

type Contado = { filtro: FiltroChamado; alerta: boolean; um: string; muitos: string }

/** Of staff the late ones of their team; of a post the ones that it was asked about. */
const contadoOf = (user: User): Contado | null => {
  const espera = esperaDe(user, (ability) => user.authorities.includes(ability))
  if (!espera) return null
  const { situacao, equipe } = espera
  if (situacao === 'PENDENTE')
    return { filtro: { situacao }, alerta: false, um: 'chamado espera', muitos: 'chamados esperam' }
  return {
    filtro: { prazo: 'ATRASADO', ...(equipe && { equipe }) },
    alerta: true,
    um: 'chamado atrasado',
    muitos: 'chamados atrasados',
  }
}

function Count({ contado: { filtro, alerta, um, muitos } }: { contado: Contado }) {
  const query = contagemQuery(filtro)
  const { data } = useQuery({ ...query, refetchInterval: REFRESH_MS, refetchIntervalInBackground: false })
  useRefresh(query.queryKey, 'chamado')
  if (!data) return null
  return (
    <span className={alerta ? 'conta alerta' : 'conta'}>
      <span aria-hidden="true">{formatInteger(data)}</span>
      <span className="so-leitor">{formatCount(data, um, muitos)}</span>
    </span>
  )
}

/** Beside the menu's entry. */
export function ChamadosCount({ user }: { user: User }) {
  const contado = contadoOf(user)
  return contado && <Count contado={contado} />
}
