import { ExportRequest, halOf, ListRequest, pageOf, pageQueryBy } from '@app/contract/casca/paging'
import type { Register } from '@app/contract/casca/register'
import type { z } from 'zod'
import { sendCsv } from '../platform/http/answers/csv.ts'
import type { Routes } from '../platform/http/routes.ts'
import { prepare } from './fields.ts'
import { filterSchema } from './filter.ts'
import { type Completed, exportRows, listByFiltro, listHal } from './read.ts'

type Lists<Record extends z.ZodObject> = {
  /** The filter of the plain page, which takes none (spec §4: status 'true'). */
  filtered?: Readonly<{ [filter: string]: unknown }>
  /** What a page says beyond its rows, such as what depends on the present moment. */
  completed?: Completed<z.output<Record>>
}

/** The lists and the export of a register whose single records have their own calls. */
export const registerListRoutes = <Record extends z.ZodObject, Input extends z.ZodObject>(
  definition: Register<Record, Input>,
  { filtered = {}, completed: typed }: Lists<Record> = {},
): Routes => {
  // The types hold where the definition is written; inside, records are known only by field names.
  const completed = typed as Completed | undefined
  const register = prepare(definition)
  const { view, record } = register
  const [, many] = view.noun
  const tags = [view.title]
  const filter = filterSchema(view.filters).nullish()
  const see = { ability: view.abilities.view }

  return async (app) => {
    app.get(
      view.path,
      {
        config: see,
        schema: {
          tags,
          summary: `Uma página de ${many}`,
          querystring: pageQueryBy(Object.keys(register.sorts)),
          response: { 200: halOf(view.name, record) },
        },
      },
      (req) => listHal(req.ctx, register, req.query, { filtered, completed }),
    )
    app.post(
      `${view.path}/findByFiltro`,
      {
        config: see,
        schema: {
          tags,
          summary: `Uma página de ${many} por filtro`,
          body: ListRequest.extend({ filter }).strict(),
          response: { 200: pageOf(record) },
        },
      },
      (req) => listByFiltro(req.ctx, register, req.body, completed),
    )
    app.post(
      `${view.path}/export/CSV`,
      {
        config: { ...see, longRead: true },
        schema: {
          tags,
          summary: `Exporta ${many} em CSV`,
          description:
            'Sem `fields`, as colunas da lista. No máximo 100.000 linhas; além disso, o cabeçalho Warning diz quantas há.',
          produces: ['text/csv'],
          body: ExportRequest.extend({ filter }).strict(),
        },
      },
      async (req, reply) => sendCsv(reply, req.ctx, await exportRows(req.ctx, register, req.body)),
    )
  }
}
