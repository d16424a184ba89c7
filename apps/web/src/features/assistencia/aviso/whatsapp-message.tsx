import { AVISO_WHATSAPP_MAXIMO } from '@app/contract/assistencia/aviso'
import { linkWhatsapp } from '@app/rules/assistencia/aviso'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Icon } from '../../../ui/page/icon.tsx'

type Props = {
  texto: string
  /** The consumer's, where it is known. */
  telefone: string | null | undefined
  onChange: (texto: string) => void
}

/** A message to a consumer, which may be edited before it goes by WhatsApp. */
export function WhatsappMessage({ texto, telefone, onChange }: Props) {
  const whatsapp = linkWhatsapp(telefone, texto)
  return (
    <>
      <TextAreaField
        label="Mensagem"
        rows={6}
        maxLength={AVISO_WHATSAPP_MAXIMO * 2}
        value={texto}
        onChange={onChange}
        help="Pode ser mudada antes de mandar."
      />
      {whatsapp ? (
        <a className="botao" href={whatsapp} target="_blank" rel="noreferrer">
          <Icon of={IconBrandWhatsapp} />
          Abrir no WhatsApp
        </a>
      ) : (
        <p className="t2">O cliente não tem telefone no cadastro.</p>
      )}
    </>
  )
}
