import { createFileRoute } from '@tanstack/react-router'
import { NewPassword } from '../features/casca/cadastro/screens/new-password.tsx'

export const Route = createFileRoute('/nova-senha')({ component: NewPassword })
