import styles from '../parts/chamado.module.css'
import {
  type ChamadoResumo,
  PRIORIDADE_CHAMADO_LABELS,
  SITUACAO_CHAMADO_LABELS,
  SITUACOES_CHAMADO,
  type SituacaoChamado,
} from '@app/contract/assistencia/chamado'
import { IconList, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRefresh } from '../../../../platform/http/live.ts'
import { formatInteger } from '../../../../platform/text/format.ts'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { colunaQuery } from '../api.ts'
import { ChamadoPrazo, ChamadoSituacao } from '../parts/situacao.tsx'

const Card = ({ chamado }: { chamado: ChamadoResumo }) => (
  <li>
    <Link to="/chamado/$id" params={{ id: String(chamado.id) }} className={clsx('cartao', styles.cartaoC)}>
      <span className="linha entre">
        <b className="num sm">{chamado.numero}</b>
        {chamado.prioridade !== 'NORMAL' && (
          <span className="sm forte">{PRIORIDADE_CHAMADO_LABELS[chamado.prioridade]}</span>
        )}
      </span>
      <span className={styles.tituloC}>{chamado.titulo}</span>
      <span className="t2 sm corta">
        {chamado.posto.nomeFantasia}
        {chamado.os && ` · OS ${chamado.os}`}
      </span>
      <span>
        <ChamadoPrazo prazo={chamado.prazo} />
      </span>
    </Link>
  </li>
)

function Coluna({ situacao }: { situacao: SituacaoChamado }) {
  const { data, error, refetch, isFetching } = useQuery(colunaQuery(situacao))
  const total = data?.totalElements ?? 0
  return (
    <section className={styles.coluna} aria-label={SITUACAO_CHAMADO_LABELS[situacao]}>
      <header>
        <h2>
          <ChamadoSituacao situacao={situacao} />
        </h2>
        <b className="num">{data && formatInteger(total)}</b>
      </header>
      {!data && error && <LoadFailure error={error} busy={isFetching} onRetry={refetch} />}
      {!data && !error && <Bone width="80%" />}
      {data && (
        <ul className={styles.cartoes}>
          {data.content.map((chamado) => (
            <Card key={chamado.id} chamado={chamado} />
          ))}
        </ul>
      )}
      {data && total > data.content.length && (
        <Link to="/chamado" search={{ situacao }} className="link sm">
          Ver todos na lista
        </Link>
      )}
    </section>
  )
}

/** /chamado/quadro: the tickets by status, the late ones first. */
export function ChamadoQuadro() {
  useRefresh(['chamado', 'quadro'], 'chamado')
  return (
    <Page
      title="Quadro de chamados"
      subtitle="Por situação, os atrasados primeiro"
      back="/chamado"
      actions={
        <>
          <ButtonLink small iconOnPhone to="/chamado" icon={IconList}>
            Lista
          </ButtonLink>
          <ButtonLink small iconOnPhone look="filled" to="/chamado/novo" icon={IconPlus}>
            Novo chamado
          </ButtonLink>
        </>
      }
    >
      <div className={styles.quadro}>
        {SITUACOES_CHAMADO.map((situacao) => (
          <Coluna key={situacao} situacao={situacao} />
        ))}
      </div>
    </Page>
  )
}
