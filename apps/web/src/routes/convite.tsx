import { createFileRoute } from '@tanstack/react-router'
import { AceitarConvite } from '../features/assistencia/colaborador/screens/convite.tsx'

export const Route = createFileRoute('/convite')({ component: AceitarConvite })
