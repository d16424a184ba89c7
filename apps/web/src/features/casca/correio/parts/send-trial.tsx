import { IconSend } from '@tabler/icons-react'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'

/** Sends what is on the screen to the person's own address; nothing is stored. */
export function EnviarTeste({ send, disabled }: { send: () => Promise<unknown>; disabled: boolean }) {
  const { busy, run } = useTask(() =>
    send().then(() => toast.success('O teste foi enviado para o seu e-mail.'), tellFailure),
  )
  return (
    <div>
      <Button small icon={IconSend} disabled={busy || disabled} onClick={run}>
        Enviar um teste para mim
      </Button>
    </div>
  )
}
