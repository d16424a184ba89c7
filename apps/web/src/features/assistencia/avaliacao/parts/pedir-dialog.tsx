import type { AvaliacaoLink } from '@app/contract/assistencia/avaliacao'
import { AVISO_WHATSAPP_MAXIMO } from '@app/contract/assistencia/aviso'
import { linkWhatsapp } from '@app/rules/assistencia/aviso'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'

type Props = { convite: AvaliacaoLink; onClose: () => void }

/** The invitation to the survey, which may be edited before it goes by WhatsApp. */
export function PedirDialog({ convite: { telefone, texto: pronto, expiraEm }, onClose }: Props) {
  const [texto, setTexto] = useState(pronto)
  const whatsapp = linkWhatsapp(telefone, texto)
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Pedir a avaliação"
      subtitle={`O link vale até ${formatDay(expiraEm)}, para uma resposta`}
    >
      <div className="pilha">
        <TextAreaField
          label="Mensagem"
          rows={5}
          maxLength={AVISO_WHATSAPP_MAXIMO * 2}
          value={texto}
          onChange={setTexto}
          help="Pode ser mudada antes de mandar."
        />
        {whatsapp ? (
          <a className="botao" href={whatsapp} target="_blank" rel="noreferrer">
            <Icon of={IconBrandWhatsapp} />
            Abrir no WhatsApp
          </a>
        ) : (
          <p className="t2">O cliente não tem telefone no cadastro: copie o link.</p>
        )}
      </div>
    </Dialog>
  )
}
