import { createFileRoute } from '@tanstack/react-router'
import { AcceptConvite } from '../features/assistencia/colaborador/screens/convite.tsx'

export const Route = createFileRoute('/convite')({ component: AcceptConvite })
