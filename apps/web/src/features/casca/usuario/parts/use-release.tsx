import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import type { Pendente } from './release.tsx'

const load = async () => ({ default: (await import('./release.tsx')).ReleaseDialog })
const ReleaseDialog = lazy(load)

/** Whether this person may give access, and the dialog for it. */
export function useRelease(onLetIn?: () => void) {
  const staff = useUser()?.tipo === 'interno'
  const can = useCan('USUARIO_EDITAR') && staff
  const [pessoa, setPessoa] = useState<Pendente | null>(null)
  const dialog = pessoa && (
    <Suspense>
      <ReleaseDialog key={pessoa.id} pessoa={pessoa} onClose={() => setPessoa(null)} onLetIn={onLetIn} />
    </Suspense>
  )
  return { can, open: setPessoa, dialog }
}
