import { RASTREIO_POR, type RastreioPor } from '@app/contract/armazem/rastreio'
import { optionParam, textParam } from '../../../platform/address/search.ts'

export type RastreioSearch = { por?: RastreioPor; q?: string }

/** What is looked for, as the address has it. */
export const parseRastreioSearch = (search: Record<string, unknown>): RastreioSearch => {
  const por = optionParam(search['por'], RASTREIO_POR)
  const q = textParam(search['q'])
  return { ...(por && { por }), ...(q !== undefined && { q: q.slice(0, 60) }) }
}
