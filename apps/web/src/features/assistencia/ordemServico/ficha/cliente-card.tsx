import { clsx } from 'clsx'
import styles from './os.module.css'
import { IconBrandWhatsapp, IconLink, IconMail, IconPhone } from '@tabler/icons-react'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatDocument, formatPhone } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { createLink } from '../api.ts'

type Props = { os: OrdemServico; canLink: boolean }

/** Who brought the watch, and the ways to reach them. */
export function ClienteCard({ os: { id, numero, consumidor }, canLink }: Props) {
  const { nome, cnpjCpf, telefone, email } = consumidor
  const digits = telefone?.replaceAll(/\D/g, '')
  const copy = useTask(async () => {
    try {
      const { href } = await createLink(id)
      await navigator.clipboard.writeText(new URL(href, location.origin).href)
      toast.success('Link copiado.')
    } catch (error) {
      tellFailure(error)
    }
  })
  const mail = useTask(async () => {
    try {
      const { enviadoPara } = await createLink(id, true)
      toast.success(`Link enviado para ${enviadoPara ?? email ?? ''}.`)
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <section className="cartao" aria-labelledby="os-cliente">
      <header>
        <h2 id="os-cliente">Cliente</h2>
      </header>
      <div className={clsx('corpo', styles.cliOs)}>
        <b>{nome}</b>
        {cnpjCpf && (
          <p className="t2 num sm">
            {cnpjCpf.length === 11 ? 'CPF' : 'CNPJ'} {formatDocument(cnpjCpf)}
          </p>
        )}
        {telefone && <p className="t2 num sm">{formatPhone(telefone)}</p>}
        {email && <p className="t2 sm">{email}</p>}
        <div className="linha">
          {digits && (
            <>
              <a
                className="botao p"
                href={`https://wa.me/55${digits}?text=${encodeURIComponent(`Olá! Sobre a sua OS ${numero}:`)}`}
                target="_blank"
                rel="noreferrer"
              >
                <Icon of={IconBrandWhatsapp} size="p" />
                WhatsApp
              </a>
              <a className="botao p" href={`tel:+55${digits}`}>
                <Icon of={IconPhone} size="p" />
                Ligar
              </a>
            </>
          )}
          {canLink && (
            <Button small icon={IconLink} disabled={copy.busy} onClick={() => copy.run()}>
              Copiar link
            </Button>
          )}
          {canLink && email && (
            <Button small icon={IconMail} disabled={mail.busy} onClick={() => mail.run()}>
              Enviar link
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
