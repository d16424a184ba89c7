import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from '../../../platform/http/live.ts'
import { formatCount } from '../../../platform/text/format.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { naoLidasQuery } from './api.ts'

const Painel = lazy(() => import('./parts/painel.tsx').then((module) => ({ default: module.Painel })))

/** The bell with the unread number; its panel loads when it is first opened. */
export function Sino() {
  const [open, setOpen] = useState(false)
  const { data } = useQuery(naoLidasQuery)
  useRefresh(['notificacao'], 'notificacao')
  const total = data?.total ?? 0
  return (
    <>
      <button
        type="button"
        className="botao p icone discreto sino"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={IconBell} />
        <span className="so-leitor">
          {total > 0 ? `Avisos, ${formatCount(total, 'não lido', 'não lidos')}` : 'Avisos'}
        </span>
        {total > 0 && (
          <span className="bolha" aria-hidden="true">
            {total > 99 ? '99+' : total}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <Painel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
