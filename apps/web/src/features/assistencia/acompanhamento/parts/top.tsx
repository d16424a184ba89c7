import styles from './follow.module.css'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { Icon } from '../../../../ui/page/icon.tsx'
import { callHref, whatsAppHref } from './phone.ts'

/** The service point, and how to talk to it. */
export function Top({ posto: { nomeFantasia, telefone, marca } }: Pick<AcompanhamentoOs, 'posto'>) {
  const whatsApp = whatsAppHref(telefone)
  return (
    <header className={styles.acCabeca}>
      <span className={styles.acPosto}>
        <b>{nomeFantasia}</b>
        <small>{marca === null ? 'Posto autorizado' : `Posto autorizado ${marca}`}</small>
      </span>
      <a className="botao icone" href={callHref(telefone)} aria-label="Ligar para o posto">
        <Icon of={IconPhone} />
      </a>
      {whatsApp && (
        <a
          className="botao icone"
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Falar com o posto pelo WhatsApp"
        >
          <Icon of={IconBrandWhatsapp} />
        </a>
      )}
    </header>
  )
}
