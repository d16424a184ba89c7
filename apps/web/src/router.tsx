import { createRouter, stringifySearchWith } from '@tanstack/react-router'
import { queryClient } from './platform/http/queries.ts'
import { readAddress } from './platform/address/search.ts'
import { routeTree } from './routeTree.gen.ts'

/** The routes of src/routes, with the scroll kept on back (ux.md, 'Manners'). */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  // Plain texts: `?numero=48224`, not `?numero=%2248224%22`; each screen reads its own (platform/search.ts).
  parseSearch: readAddress,
  stringifySearch: stringifySearchWith(String),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  trailingSlash: 'preserve',
  // Parameters that no route reads are left out.
  search: { strict: true },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
