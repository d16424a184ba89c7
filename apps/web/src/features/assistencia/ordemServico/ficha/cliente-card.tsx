import { clsx } from 'clsx'
import styles from './os.module.css'
import {
  IconBrandWhatsapp,
  IconLink,
  IconMail,
  IconPhone,
  IconRefresh,
  IconUserEdit,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDocument, formatPhone } from '../../../../platform/text/format.ts'
import { NaoEntrega } from '../../../../register/record/nao-entrega.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { linkQuery, askLink } from '../api.ts'

type Props = { os: OrdemServico; canLink: boolean; onReplace?: (() => void) | undefined }

/** The person who brought the watch, and how to reach this person. */
export function ClienteCard({ os: { id, numero, consumidor }, canLink, onReplace }: Props) {
  const { nome, cnpjCpf, telefone, email } = consumidor
  const client = useQueryClient()
  const ve = useCan('CONSUMIDOR_VER')
  const [renewing, setRenewing] = useState(false)
  const digits = telefone?.replaceAll(/\D/g, '')
  const copy = useTask(async () => {
    try {
      const { href } = await askLink(id)
      await navigator.clipboard.writeText(new URL(href, location.origin).href)
      toast.success('Link copiado.')
    } catch (error) {
      tellFailure(error)
    }
  })
  const mail = useTask(async () => {
    try {
      const { enviadoPara } = await askLink(id, { enviar: true })
      toast.success(
        `O link vai por e-mail para ${enviadoPara ?? email ?? ''}. Avisos ao cliente diz quando saiu.`,
      )
    } catch (error) {
      tellFailure(error)
    }
  })
  const renew = async () => {
    try {
      client.setQueryData(linkQuery(id).queryKey, await askLink(id, { novo: true }))
      toast.success('Link novo: o anterior não abre mais.')
    } catch (error) {
      tellFailure(error)
    }
    setRenewing(false)
  }
  return (
    <section className="cartao" aria-labelledby="os-cliente">
      <header>
        <h2 id="os-cliente">Cliente</h2>
        {onReplace && (
          <div className="fim">
            <Button small look="quiet" icon={IconUserEdit} onClick={onReplace}>
              Trocar
            </Button>
          </div>
        )}
      </header>
      <div className={clsx('corpo', styles.cliOs)}>
        {ve ? (
          <Link className="link forte" to="/consumidor/$id/ficha" params={{ id: String(consumidor.id) }}>
            {nome}
          </Link>
        ) : (
          <b>{nome}</b>
        )}
        {cnpjCpf && (
          <p className="t2 num sm">
            {cnpjCpf.length === 11 ? 'CPF' : 'CNPJ'} {formatDocument(cnpjCpf)}
          </p>
        )}
        {telefone && <p className="t2 num sm">{formatPhone(telefone)}</p>}
        {email && <p className="t2 sm">{email}</p>}
        {email && <NaoEntrega de="ordemServico" id={id} versao={email} />}
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
          {canLink && (
            <Button small look="quiet" icon={IconRefresh} onClick={() => setRenewing(true)}>
              Novo link
            </Button>
          )}
        </div>
        <ConfirmDialog
          opened={renewing}
          title="Novo link"
          subtitle={`OS ${numero} · ${nome}`}
          confirmLabel="Criar novo link"
          onConfirm={renew}
          onCancel={() => setRenewing(false)}
        >
          <p>
            O link que o cliente tem, no e-mail, na mensagem e no comprovante, deixa de abrir. O código
            impresso também.
          </p>
        </ConfirmDialog>
      </div>
    </section>
  )
}
