import type { CadastroSituacaoAnswer } from '@app/contract/assistencia/cadastroPosto'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { resendLink } from '../api.ts'
import { CadastroFrame } from '../parts/frame.tsx'

type Recebimento = { title?: string; answer: CadastroSituacaoAnswer }

/** The registration is complete and waits for the manufacturer. */
export const Recebido = ({ title = 'Cadastro recebido', answer: { nomeFantasia, email } }: Recebimento) => (
  <CadastroFrame title={title}>
    <Faixa tone="success" title={nomeFantasia}>
      O cadastro espera pela aprovação do fabricante. A resposta vai para {email}.
    </Faixa>
  </CadastroFrame>
)

/** After a finished step: what comes next, and a button to send the link again. */
export function Enviado({ answer }: { answer: CadastroSituacaoAnswer }) {
  const { situacao, nomeFantasia, email } = answer
  const [said, setSaid] = useState<string | null>(null)
  const { busy, run } = useTask(async () => {
    try {
      setSaid((await resendLink(email)).mensagem)
    } catch (error) {
      toast.error(describeError(error))
    }
  })
  if (situacao !== 'AGUARDANDO_EMAIL') return <Recebido answer={answer} />
  return (
    <CadastroFrame title="Confirme o seu e-mail">
      <div className="pilha">
        <Faixa tone="info" title={nomeFantasia}>
          Enviamos um link para {email}. Abra-o em até 24 horas: sem a confirmação, o cadastro é apagado.
        </Faixa>
        {said ? (
          <Faixa tone="success">{said}</Faixa>
        ) : (
          <p>
            <Button onClick={run} disabled={busy} aria-busy={busy}>
              Enviar o link de novo
            </Button>
          </p>
        )}
      </div>
    </CadastroFrame>
  )
}
