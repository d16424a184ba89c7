import { useQuery } from '@tanstack/react-query'
import type { RegisterView } from '@app/contract/casca/register'
import { useRefresh } from '../../platform/http/live.ts'
import { recordQuery } from '../api.ts'

/** A stored record, read again whenever somebody changes it. */
export function useRecord(view: RegisterView, id: number) {
  useRefresh([view.name, id], view.name, id)
  return useQuery(recordQuery(view, id))
}
