import { postoAutorizado } from '@app/contract/registers/references'
import { IconCertificate, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { colaboradoresQuery } from '../api.ts'
import { InviteDialog } from '../parts/invite.tsx'
import { ConvitesCard } from '../parts/convites-card.tsx'
import { hasLicenca, Licencas } from '../parts/licencas.tsx'
import { PessoasCard } from '../parts/pessoas-card.tsx'

type OfProps = { posto: number; inviting: boolean; onInvited: () => void }

function OfPosto({ posto, inviting, onInvited }: OfProps) {
  const query = useQuery(colaboradoresQuery(posto))
  useRefresh(colaboradoresQuery(posto).queryKey, 'colaborador', posto)
  const { data } = query
  if (!data) return <LoadingCard query={query} fields={4} label="Colaboradores" />
  return (
    <>
      <Licencas colaboradores={data} />
      {data.convites.length > 0 && <ConvitesCard convites={data.convites} />}
      <PessoasCard colaboradores={data} />
      {inviting && <InviteDialog colaboradores={data} onClose={onInvited} />}
    </>
  )
}

type Props = { posto: number | undefined; onPosto: (posto: number | undefined) => void }

/** /colaboradores: the people of a post, run by its responsável; staff choose the post. */
export function ColaboradoresDoPosto({ posto, onPosto }: Props) {
  const own = useUser()?.posto
  const chosen = own?.id ?? posto
  const [inviting, setInviting] = useState(false)
  const { data } = useQuery({ ...colaboradoresQuery(chosen ?? 0), enabled: chosen !== undefined })
  return (
    <Page
      title="Colaboradores"
      subtitle={own?.nomeFantasia ?? data?.posto.nomeFantasia}
      back="/inicio"
      actions={
        chosen !== undefined && (
          <>
            <ButtonLink
              small
              iconOnPhone
              icon={IconCertificate}
              to={own ? '/tecnico' : `/tecnico?posto=${chosen}`}
            >
              Técnicos
            </ButtonLink>
            <Button
              small
              look="filled"
              iconOnPhone
              icon={IconUserPlus}
              disabled={!data || !hasLicenca(data)}
              onClick={() => setInviting(true)}
            >
              Convidar
            </Button>
          </>
        )
      }
    >
      <div className="pilha">
        {!own && (
          <ReferenceField
            label={posto === undefined ? 'Posto' : 'Outro posto'}
            help={posto === undefined ? 'De que posto são os colaboradores.' : undefined}
            reference={postoAutorizado}
            value={null}
            onChange={(found) => onPosto(found?.id)}
          />
        )}
        {chosen !== undefined && (
          <OfPosto key={chosen} posto={chosen} inviting={inviting} onInvited={() => setInviting(false)} />
        )}
      </div>
    </Page>
  )
}
