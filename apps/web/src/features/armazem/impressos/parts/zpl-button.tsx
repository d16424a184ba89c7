import { IconFileDownload } from '@tabler/icons-react'
import { saveAs } from '../../../../platform/http/download.ts'
import { Button } from '../../../../ui/page/button.tsx'

type Props = { filename: string; disabled?: boolean; zpl: () => string }

/** The same labels in the language of thermal printers, as a file that is sent to one as it is. */
export const ZplButton = ({ filename, disabled = false, zpl }: Props) => (
  <Button
    small
    iconOnPhone
    icon={IconFileDownload}
    disabled={disabled}
    onClick={() => saveAs(new Blob([zpl()], { type: 'text/plain;charset=utf-8' }), filename)}
  >
    ZPL
  </Button>
)
