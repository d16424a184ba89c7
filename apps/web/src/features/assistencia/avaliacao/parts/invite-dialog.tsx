import type { AvaliacaoLink } from '@app/contract/assistencia/avaliacao'
import { useState } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { WhatsappMessage } from '../../aviso/index.ts'

type Props = { convite: AvaliacaoLink; onClose: () => void }

/** The invitation to the survey, for the post to send. */
export function InviteDialog({ convite: { telefone, texto: pronto, expiraEm }, onClose }: Props) {
  const [texto, setTexto] = useState(pronto)
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Pedir a avaliação"
      subtitle={`O link vale até ${formatDay(expiraEm)}, para uma resposta`}
    >
      <div className="pilha">
        <WhatsappMessage texto={texto} telefone={telefone} onChange={setTexto} />
      </div>
    </Dialog>
  )
}
