import { IconDownload } from '@tabler/icons-react'
import { Button } from '../page/button.tsx'
import { useCsv } from './use-csv.ts'
import type { CsvSource } from './use-csv.ts'

/** Exports what is on screen. */
export function CsvButton(source: CsvSource) {
  const { busy, run } = useCsv(source)
  return (
    <Button
      small
      icon={IconDownload}
      iconOnPhone
      aria-label="Exportar CSV"
      aria-busy={busy}
      disabled={busy}
      onClick={run}
    >
      CSV
    </Button>
  )
}
