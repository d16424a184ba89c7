import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentUser, homeOf } from '../platform/session/session.ts'

export const Route = createFileRoute('/')({
  beforeLoad: async () => {
    const user = await currentUser()
    throw redirect({ to: user ? homeOf(user) : '/index', replace: true })
  },
})
