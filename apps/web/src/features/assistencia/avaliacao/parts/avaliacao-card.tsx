import type { AvaliacaoLink } from '@app/contract/assistencia/avaliacao'
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../../../platform/session/abilities.ts'
import { describeError } from '../../../../platform/http/errors.ts'
import { formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { createConvite, daOsQuery } from '../api.ts'
import { InviteDialog } from './invite-dialog.tsx'

type Props = { osId: number; canLink: boolean }

/** For a delivered order: whether its consumer was asked, and the answer. */
export function AvaliacaoCard({ osId, canLink }: Props) {
  const client = useQueryClient()
  const mayRead = useCan('AVALIACAO_VER')
  const { data } = useQuery(daOsQuery(osId))
  const [convite, setConvite] = useState<AvaliacaoLink | null>(null)
  const invite = async (then: (convite: AvaliacaoLink) => unknown) => {
    try {
      await then(await createConvite(osId))
      await client.invalidateQueries({ queryKey: daOsQuery(osId).queryKey })
    } catch (error) {
      toast.error(describeError(error))
    }
  }
  const copy = useTask(() =>
    invite(async ({ href }) => {
      await navigator.clipboard.writeText(href)
      toast.success('Link da avaliação copiado.')
    }),
  )
  const ask = useTask(() => invite(setConvite))
  if (!data) return null
  const { situacao, id, media, enviadaEm, expiraEm } = data
  return (
    <section className="cartao" aria-labelledby="os-avaliacao">
      <header>
        <h2 id="os-avaliacao">Avaliação</h2>
        {canLink && situacao !== 'DADA' && (
          <span className="fim">
            <Button small look="quiet" icon={IconCopy} onClick={copy.run} disabled={copy.busy}>
              Copiar link
            </Button>
            <Button small icon={IconBrandWhatsapp} onClick={ask.run} disabled={ask.busy}>
              WhatsApp
            </Button>
          </span>
        )}
      </header>
      <div className="corpo">
        {situacao === 'DADA' && media !== null && (
          <p>
            O cliente deu <b className="num">{formatQuantity(media)}</b> de 5.{' '}
            {mayRead && id !== null && (
              <Link to="/avaliacao/$id" params={{ id: String(id) }}>
                Ver a avaliação
              </Link>
            )}
          </p>
        )}
        {situacao === 'NENHUMA' && <p className="t2">Ainda não foi pedida.</p>}
        {situacao === 'VENCIDA' && (
          <p className="t2">O convite venceu em {formatDay(expiraEm)} sem resposta.</p>
        )}
        {situacao === 'CONVIDADA' && (
          <p className="t2">
            {enviadaEm
              ? `Pedida por e-mail em ${formatDay(enviadaEm)}.`
              : 'Sem e-mail: mande o link pelo WhatsApp.'}{' '}
            Vale até {formatDay(expiraEm)}.
          </p>
        )}
      </div>
      {convite && <InviteDialog convite={convite} onClose={() => setConvite(null)} />}
    </section>
  )
}
