import { notFound } from '@tanstack/react-router'
import { integerParam } from './search.ts'

/**
 * `beforeLoad` of every '/…/$id': an invalid id is an address that does not exist. It does not use the contract's
 * schema, because the imports of a route file load with every first screen.
 */
export const onlyRecords = ({ params }: { params: { id: string } }): void => {
  if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
}
