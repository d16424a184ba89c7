import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../ui/entry/not-found.tsx'

/** Whatever no other route is: told within the shell. */
export const Route = createFileRoute('/_app/$')({ component: NotFound })
