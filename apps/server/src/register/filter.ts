import { CADASTRO_STATUS, type RegisterFilter } from '@app/contract/casca/register'
import { Id } from '@app/contract/casca/paging'
import { dayRange } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { isGiven } from '../platform/http/answers/list.ts'
import type { Condition } from './store.ts'

const Text = z.string().trim().max(100)
/** 'true' is the default list filter of spec §4; leave it out for active and inactive records. */
const Active = z.union([z.boolean(), z.enum(['true', 'false', ...CADASTRO_STATUS, ''])])

const schemaOf = (filter: RegisterFilter): z.ZodType => {
  switch (filter.kind) {
    case 'option':
      return z.enum([...filter.options.map(({ value }) => value), '']).nullish()
    case 'active':
      return Active.nullish()
    case 'reference':
    case 'id':
      return z.union([Id, z.literal('')]).nullish()
    case 'day':
      return z.union([z.iso.date(), z.literal('')]).nullish()
    default:
      return Text.nullish()
  }
}

/** The `filter` of a register's calls; an unknown name is refused (api.md, Answers). */
export const filterSchema = (filters: readonly RegisterFilter[]) =>
  z.strictObject(Object.fromEntries(filters.map((filter) => [filter.name, schemaOf(filter)])))

const isActive = (value: unknown): boolean => value === true || value === 'true' || value === 'ATIVO'

type DayFilter = Extract<RegisterFilter, { kind: 'day' }>

const dayOf = ({ fields, limit, of }: DayFilter, dia: string, zone: string): Condition => {
  const from = limit === 'from'
  if (of === 'instant') {
    const { from: start, until } = dayRange(dia, zone)
    return { kind: from ? 'least' : 'below', fields, value: from ? start : until }
  }
  const first = of === 'month' && from ? `${dia.slice(0, 7)}-01` : dia
  return { kind: from ? 'least' : 'most', fields, value: first }
}

const conditionOf = (filter: RegisterFilter, value: unknown, zone: string): Condition => {
  switch (filter.kind) {
    case 'contains':
    case 'begins':
      return { kind: filter.kind, fields: filter.fields, text: String(value) }
    case 'document':
      return { kind: 'begins', fields: filter.fields, text: String(value).replaceAll(/[\s./-]/g, '') }
    case 'phone':
      return { kind: 'begins', fields: filter.fields, text: String(value).replaceAll(/\D/g, '') }
    case 'active':
      return { kind: 'equals', fields: ['status'], value: isActive(value) }
    case 'option':
      return { kind: filter.several ? 'holds' : 'equals', fields: filter.fields, value: value as string }
    case 'id':
      return { kind: 'equals', fields: filter.fields, value: value as number }
    case 'day':
      return dayOf(filter, String(value), zone)
    case 'reference':
      return {
        kind: filter.several ? 'holds' : 'equals',
        fields: filter.fields,
        value: value as number,
      }
  }
}

/** An emptied field of a search panel filters nothing. */
export const conditionsOf = (
  filters: readonly RegisterFilter[],
  sent: Readonly<Record<string, unknown>> | null | undefined,
  zone: string,
): Condition[] =>
  filters.flatMap((filter) => {
    const value = sent?.[filter.name]
    const all = filter.kind === 'option' && filter.all !== undefined && value === filter.all
    return isGiven(value) && !all ? [conditionOf(filter, value, zone)] : []
  })
