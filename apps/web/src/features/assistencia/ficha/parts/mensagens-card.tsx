import styles from '../ficha.module.css'
import { AVISO_LABELS } from '@app/contract/assistencia/aviso'
import type { MensagemDoConsumidor } from '@app/contract/assistencia/ficha'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime, formatMoment } from '../../../../platform/text/format.ts'
import { Bone } from '../../../../ui/feedback/skeleton.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { mensagensQuery } from '../api.ts'
import { NewerOlder } from '../../../../ui/list/newer-older.tsx'

const SITUACAO = {
  NAO_AVISADO: 'não avisado',
  A_CAMINHO: 'e-mail a caminho',
  ENVIADO: 'enviado por e-mail',
  AVISADO: 'avisado',
  DISPENSADO: 'já não era preciso',
} as const

const quem = ({ de, por }: MensagemDoConsumidor): string => {
  if (de === 'CONSUMIDOR') return 'O consumidor escreveu'
  return de === 'POSTO' ? (por ?? 'O posto') : 'Automático'
}

const Mensagem = ({ mensagem }: { mensagem: MensagemDoConsumidor }) => {
  const { em, osId, numero, texto, aviso, situacao } = mensagem
  return (
    <li>
      <p className="linha entre">
        <b className="sm">{quem(mensagem)}</b>
        <time className="num t2 xs" dateTime={em} title={formatDateTime(em)}>
          {formatMoment(em)}
        </time>
      </p>
      <p className={styles.fala}>{texto ?? (aviso && AVISO_LABELS[aviso])}</p>
      <p className="t2 xs">
        <Link className="link num" to="/ordemServico/$id" params={{ id: String(osId) }}>
          OS {numero}
        </Link>
        {situacao && `, ${SITUACAO[situacao]}`}
      </p>
    </li>
  )
}

/** Notices, the consumer's messages by the link, and the post's answers: the newest first. */
export function MensagensCard({ id }: { id: number }) {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = useQuery(mensagensQuery(id, page))
  return (
    <section className="cartao" aria-labelledby="ficha-mensagens">
      <header>
        <h2 id="ficha-mensagens">Mensagens</h2>
        <div className="fim">
          <NewerOlder page={page} pages={data?.totalPages} onPage={setPage} />
        </div>
      </header>
      {error && !data && <LoadFailure error={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && (
        <div className="corpo" aria-busy="true">
          <Bone width="80%" />
        </div>
      )}
      {data?.totalElements === 0 && <p className="corpo t2">Nada foi dito ainda.</p>}
      {data && data.totalElements > 0 && (
        <ol className={styles.conversa} aria-label="Mensagens">
          {data.content.map((mensagem) => (
            <Mensagem
              key={`${mensagem.em} ${mensagem.osId} ${mensagem.texto ?? mensagem.aviso}`}
              mensagem={mensagem}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
