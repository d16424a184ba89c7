import { createFileRoute } from '@tanstack/react-router'
import { Avisos } from '../../features/casca/notificacao/screens/avisos.tsx'

export const Route = createFileRoute('/_app/avisos')({ component: Avisos })
