import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { pendentesQuery } from '../api.ts'

/** How many people wait for access, beside the users' entry in the menu, for people who may give it. */
export function PendentesCount() {
  const staff = useUser()?.tipo === 'interno'
  const may = [useCan('USUARIO_VER'), useCan('USUARIO_EDITAR'), staff].every(Boolean)
  const { data } = useQuery({ ...pendentesQuery, enabled: may })
  useRefresh(pendentesQuery.queryKey, 'usuario')
  if (!may || !data) return null
  return (
    <span className="conta alerta">
      <span aria-hidden="true">{formatInteger(data)}</span>
      <span className="so-leitor">
        {formatCount(data, 'cadastro espera liberação', 'cadastros esperam liberação')}
      </span>
    </span>
  )
}
