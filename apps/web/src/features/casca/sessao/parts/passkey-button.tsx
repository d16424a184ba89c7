import { IconKey } from '@tabler/icons-react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useEnter } from '../../../../ui/dialog/use-enter.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'

/** Enters by a passkey; a browser without them shows no button. */
export function PasskeyButton({ returnTo }: { returnTo: string | undefined }) {
  const enter = useEnter()
  const { busy, run } = useTask(async () => {
    // Most log-ins use the password, so what reads keys loads with the first use of one.
    const { isGivenUp, loginWithPasskey } = await import('../../../../platform/session/passkey.ts')
    try {
      await enter(await loginWithPasskey(), returnTo)
    } catch (error) {
      if (!isGivenUp(error)) toast.error(describeError(error))
    }
  })
  if (!('PublicKeyCredential' in globalThis)) return null
  return (
    <Button icon={IconKey} disabled={busy} aria-busy={busy} onClick={() => run()}>
      Entrar com chave de acesso
    </Button>
  )
}
