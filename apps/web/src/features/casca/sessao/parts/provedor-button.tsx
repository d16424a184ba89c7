import { IconBuilding } from '@tabler/icons-react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { goToProvedor } from '../../../../platform/session/provedor.ts'
import { isEmail } from '../../../../platform/text/email.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'

type Props = {
  email: string
  returnTo: string | undefined
  /** What is wrong with the address. */
  onMissing: (text: string) => void
}

/** Enters by the log-in of the company, which the domain of the address names. */
export function ProvedorButton({ email, returnTo, onMissing }: Props) {
  const { busy, run } = useTask(async () => {
    const address = email.trim()
    if (!isEmail(address)) return onMissing('Informe o e-mail da empresa')
    try {
      await goToProvedor(address, returnTo)
    } catch (error) {
      const text = describeError(error)
      if (error instanceof ApiError && error.status === 400) onMissing(text)
      else toast.error(text)
    }
  })
  return (
    <Button icon={IconBuilding} disabled={busy} aria-busy={busy} onClick={() => run()}>
      Entrar com a conta da empresa
    </Button>
  )
}
