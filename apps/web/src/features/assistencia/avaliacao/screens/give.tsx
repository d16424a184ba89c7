import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { tokenOf } from '../../../../platform/session/link-token.ts'
import { EntryFrame } from '../../../../ui/entry/entry-frame.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { vistaQuery } from '../api.ts'
import { Said } from '../parts/said.tsx'
import { SurveyForm } from '../parts/survey-form.tsx'
import styles from '../parts/survey.module.css'

const TITULO = 'Avalie o atendimento'

/** /avaliar#token=…: the consumer says what the service was like, without an account (rede §7). */
export function GiveAvaliacao() {
  const client = useQueryClient()
  const [token] = useState(() => tokenOf(location.hash))
  const query = vistaQuery(token)
  const { data, error, refetch, isFetching } = useQuery({ ...query, enabled: token !== '' })
  if (token === '' || (error instanceof ApiError && error.code === 'LINK_VENCIDO'))
    return (
      <EntryFrame title={TITULO}>
        <Faixa tone="warning">
          Este link não abre mais nenhuma avaliação: ele vale por 60 dias. Se quiser dizer algo, fale com o
          posto onde deixou o relógio.
        </Faixa>
      </EntryFrame>
    )
  return (
    <div className={styles.pagina}>
      <title>{`${TITULO} · Retaguarda`}</title>
      {data && (
        <header>
          <div>
            <b>{data.posto.nomeFantasia}</b>
            <small>
              {data.posto.marca === null ? 'Posto autorizado' : `Posto autorizado ${data.posto.marca}`}
            </small>
          </div>
          <a
            className="botao"
            href={`tel:${data.posto.telefone.replaceAll(/\D/g, '')}`}
            aria-label={`Ligar para ${data.posto.nomeFantasia}, ${data.posto.telefone}`}
          >
            <Icon of={IconPhone} />
          </a>
        </header>
      )}
      {data &&
        (data.dada ? (
          <Said dada={data.dada} resposta={data.resposta} posto={data.posto.nomeFantasia} />
        ) : (
          <SurveyForm
            token={token}
            vista={data}
            onGiven={(given) => client.setQueryData(query.queryKey, given)}
          />
        ))}
      {!data && (
        <main aria-busy={isFetching}>
          {error ? (
            <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
          ) : (
            <div className="pilha">
              <Bone />
              <Bone />
            </div>
          )}
        </main>
      )}
    </div>
  )
}
