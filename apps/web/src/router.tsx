import { createRouter } from '@tanstack/react-router'
import { queryClient } from './platform/queries.ts'
import { routeTree } from './routeTree.gen.ts'

/** The routes of src/routes, with the scroll kept on back (ux.md, 'Manners'). */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  trailingSlash: 'preserve',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
