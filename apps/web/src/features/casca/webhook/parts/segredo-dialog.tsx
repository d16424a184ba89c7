import { SEGREDO_ANTERIOR_HORAS, type WebhookSegredo } from '@app/contract/casca/webhook'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Copyable } from '../../../../ui/page/copyable.tsx'

/** The only time that a secret is shown. */
export function SegredoDialog({
  made: { webhook, segredo },
  onClose,
}: {
  made: WebhookSegredo
  onClose: () => void
}) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="table"
      title="Guarde o segredo agora"
      subtitle={webhook.nome}
      footer={
        <Button look="filled" onClick={onClose}>
          Já guardei
        </Button>
      }
    >
      <div className="pilha">
        <Faixa tone="warning">
          Ele não será mostrado de novo. Com ele, o sistema confere que um aviso veio daqui e chegou inteiro
          (Standard Webhooks).
        </Faixa>
        <Copyable label="Segredo" text={segredo} button="Copiar o segredo" />
        {webhook.segredoAnteriorAte && (
          <p className="ajuda">
            O segredo anterior também vale nas próximas {SEGREDO_ANTERIOR_HORAS} horas: nada se perde enquanto
            você troca.
          </p>
        )}
      </div>
    </Dialog>
  )
}
