import { z } from 'zod'
import { DEFAULT_PAGE_SIZE, EXPORT_LIMIT, MAX_PAGE_SIZE } from './sizes.ts'

export * from './sizes.ts'

export const Link = z.object({ href: z.string() }).meta({ id: 'Link' })
export const Links = z.object({ self: Link }).meta({ id: 'Links' })

/** A path id; the largest is PostgreSQL's bigint cut to what a JSON number holds exactly. */
export const Id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const IdParams = z.object({ id: Id })

/**
 * The version that the sender holds; without it the change is not checked against others' changes (api.md, Version).
 */
export const Versao = z.number().int().positive().optional()

const page = z.coerce.number().int().min(0).max(1_000_000_000)
const size = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE)

/** Query of the HAL lists: `?page&size&sort=campo,desc`; pages are zero-based. */
export const PageQuery = z.object({
  page: page.default(0),
  size: size.default(DEFAULT_PAGE_SIZE),
  sort: z.string().max(60).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** The same, naming the fields by which this list is sorted; another one has a refusal of its own. */
export const pageQueryBy = (fields: readonly string[]) =>
  PageQuery.extend({
    sort: PageQuery.shape.sort.meta({ enum: fields.flatMap((field) => [`${field},asc`, `${field},desc`]) }),
  })

export const Direction = z.enum(['asc', 'desc'])
export type Direction = z.infer<typeof Direction>

/** Body of the generic list call (spec §7); each list adds its own `filter`. */
export const ListRequest = z.object({
  pageSize: size.default(DEFAULT_PAGE_SIZE),
  page: page.default(0),
  order: z.string().max(60).nullish(),
  direction: Direction.nullish(),
})

const ids = z.array(Id).max(10_000).nullish()

/** Body of `export/CSV` (spec §7); each list adds its own `filter`. `labels` are the headings of `fields`, one each. */
export const ExportRequest = z.object({
  pageSize: z.coerce.number().int().min(1).max(EXPORT_LIMIT).default(EXPORT_LIMIT),
  page: page.default(0),
  order: z.string().max(60).nullish(),
  direction: Direction.nullish(),
  fields: z.array(z.string().max(80)).min(1).max(100).nullish(),
  labels: z.array(z.string().max(200)).max(100).nullish(),
  ids: ids.describe('Só estes, dos que o filtro acha.'),
  menos: ids.describe('Sem estes.'),
})
export type ExportRequest = z.infer<typeof ExportRequest>

/** The part of a filter's records that people chose. */
export type Recorte = Pick<ExportRequest, 'ids' | 'menos'>

/** Answer of `findByFiltro`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    number: z.number().int(),
    size: z.number().int(),
  })
export type Page<T> = {
  content: T[]
  totalElements: number
  totalPages: number
  number: number
  size: number
}

/** Answer of the HAL lists: `_embedded[key]` and `page`. */
export const halOf = <T extends z.ZodType>(key: string, item: T) =>
  z.object({
    _embedded: z.object({ [key]: z.array(item) }),
    page: z.object({
      size: z.number().int(),
      totalElements: z.number().int(),
      totalPages: z.number().int(),
      number: z.number().int(),
    }),
    _links: Links,
  })
