import { IconDots, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { MenuAction } from '../dialog/action-menu.tsx'
import { Button, ButtonLink } from '../page/button.tsx'
import { CsvButton } from './csv-button.tsx'
import { useCsv } from './use-csv.ts'
import type { CsvSource } from './use-csv.ts'
import { usePhone } from '../page/use-phone.ts'

// Lists are among the first screens to load, so the large menu loads later.
const Menu = lazy(() =>
  import('../dialog/action-menu.tsx').then(({ ActionMenu }) => ({ default: ActionMenu })),
)

const LazyMenu = ({ actions }: { actions: readonly MenuAction[] }) => (
  <Suspense
    fallback={
      <Button small look="quiet" icon={IconDots} iconOnly disabled>
        Mais ações
      </Button>
    }
  >
    <Menu actions={actions} />
  </Suspense>
)

/** An import by spreadsheet. */
export type ImportWay = { label: string; to: string }

type Props = { csv: CsvSource; imports: readonly ImportWay[] }

/** Acts of a list besides search and new: phones have room for two buttons and a menu (look.md). */
export function ListActions({ csv, imports }: Props) {
  const phone = usePhone()
  const router = useRouter()
  const { busy, run } = useCsv(csv)
  const ways = imports.map(({ label, to }) => ({
    label,
    icon: IconFileSpreadsheet,
    onSelect: () => void router.navigate({ to }),
  }))
  const [only, ...others] = imports
  if (!only) return <CsvButton {...csv} />
  if (phone)
    return (
      <LazyMenu
        actions={[{ label: 'Exportar CSV', icon: IconDownload, onSelect: () => !busy && run() }, ...ways]}
      />
    )
  return (
    <>
      <CsvButton {...csv} />
      {others.length > 0 ? (
        <LazyMenu actions={ways} />
      ) : (
        <ButtonLink small icon={IconFileSpreadsheet} to={only.to}>
          {only.label}
        </ButtonLink>
      )}
    </>
  )
}
