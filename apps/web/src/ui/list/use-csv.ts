import { downloadCsv } from '../../platform/http/download.ts'
import { sentence } from '../../platform/text/format.ts'
import { toast } from '../feedback/toast.ts'
import { useTask } from '../feedback/use-task.ts'

export type CsvSource = {
  /** '/pedidos/export/CSV'. */
  path: string
  /** The screen's filters and columns at the moment of the export. */
  request: () => { filter: unknown; fields: string[]; labels: string[] }
}

const LIMIT = 100_000

/** The screen's list as a CSV (ux.md): its filters and columns, up to 100,000 rows. */
export const useCsv = ({ path, request }: CsvSource) =>
  useTask(async () => {
    try {
      const warning = await downloadCsv(path, { pageSize: LIMIT, page: 0, ...request() })
      if (warning) toast.notice(sentence(warning))
    } catch {
      toast.error('Não foi possível exportar arquivo.')
    }
  })

/** A record's own file, whole. */
export const useFile = (path: string) =>
  useTask(async () => {
    try {
      await downloadCsv(path, {})
    } catch {
      toast.error('Não foi possível exportar arquivo.')
    }
  })
