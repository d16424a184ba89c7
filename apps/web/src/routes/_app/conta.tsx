import { createFileRoute } from '@tanstack/react-router'
import { EmailsDaConta, PrivacidadeDoConsumidor } from '../../features/assistencia/acompanhamento/index.ts'
import { ShortcutPreference } from '../../features/casca/busca/index.ts'
import { ContaScreen } from '../../features/casca/conta/screens/conta.tsx'
import { useUser } from '../../platform/session/session-store.ts'

export const Route = createFileRoute('/_app/conta')({ component: Conta })

function Conta() {
  const user = useUser()
  if (!user) return null
  if (user.tipo !== 'consumidor') return <ContaScreen user={user} preferences={<ShortcutPreference />} />
  return <ContaScreen user={user} first={<EmailsDaConta />} privacy={<PrivacidadeDoConsumidor />} />
}
