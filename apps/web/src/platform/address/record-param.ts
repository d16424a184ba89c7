import { notFound } from '@tanstack/react-router'
import { integerParam } from './search.ts'

/**
 * `beforeLoad` of every '/…/$id': an id that is none is an address that does not exist. Not by the contract's schema: what
 * a route file imports travels with the first load of every screen.
 */
export const onlyRecords = ({ params }: { params: { id: string } }): void => {
  if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
}
