import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../ui/entry/not-found.tsx'

/** Every address without a route, shown within the shell. */
export const Route = createFileRoute('/_app/$')({ component: NotFound })
