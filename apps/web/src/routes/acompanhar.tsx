import { createFileRoute } from '@tanstack/react-router'
import { Follow } from '../features/assistencia/acompanhamento/screens/follow.tsx'

export const Route = createFileRoute('/acompanhar')({ component: Follow })
