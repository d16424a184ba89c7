import { createFileRoute } from '@tanstack/react-router'
import { ShortcutPreference } from '../../features/casca/busca/index.ts'
import { ContaScreen } from '../../features/casca/conta/screens/conta.tsx'
import { useUser } from '../../platform/session/session-store.ts'

export const Route = createFileRoute('/_app/conta')({ component: Conta })

function Conta() {
  const user = useUser()
  return user && <ContaScreen user={user} preferences={<ShortcutPreference />} />
}
