import { createFileRoute } from '@tanstack/react-router'
import { GiveAvaliacao } from '../features/assistencia/avaliacao/screens/give.tsx'

export const Route = createFileRoute('/avaliar')({ component: GiveAvaliacao })
