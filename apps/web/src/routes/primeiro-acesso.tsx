import { createFileRoute } from '@tanstack/react-router'
import { FirstAccess } from '../features/casca/cadastro/screens/first-access.tsx'

export const Route = createFileRoute('/primeiro-acesso')({ component: FirstAccess })
