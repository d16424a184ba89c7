import { clsx } from 'clsx'
import styles from './nota.module.css'
import { Link } from '@tanstack/react-router'
import { NOTA_SITUACAO_LABELS } from '@app/contract/armazem/nota'
import type { Nota } from '@app/contract/armazem/nota'
import type { ReactNode } from 'react'
import { formatBytes, formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { NotaSituacaoBadge } from './nota-situacao.tsx'

const quem = (em: string | null, por: string | null) =>
  em && (
    <>
      <span className="num">{formatDateTime(em)}</span>
      {por && ` · ${por}`}
    </>
  )

/** The note's history here: who imported it, who confirmed it, and its order. */
export function Registro({ nota }: { nota: Nota }) {
  const { arquivo, cliente, pedido } = nota
  const facts: [string, ReactNode][] = [
    [
      'Cliente',
      <Link key="cliente" className="link" to="/cliente/$id" params={{ id: String(cliente.id) }}>
        {cliente.nomeFantasia}
      </Link>,
    ],
    ['Situação', <NotaSituacaoBadge key="situacao" situacao={nota.situacao} />],
    [NOTA_SITUACAO_LABELS.importada, quem(nota.importadaEm, nota.importadaPor)],
    [NOTA_SITUACAO_LABELS.recebida, quem(nota.recebidaEm, nota.recebidaPor)],
    [
      'Chegada',
      nota.chegada.divergencias !== null && (
        <Link
          key="chegada"
          className="link num"
          to="/chegada/divergencias/$id"
          params={{ id: String(nota.id) }}
        >
          {nota.chegada.divergencias === 0
            ? 'Igual à nota'
            : formatCount(nota.chegada.divergencias, 'diferença', 'diferenças')}
        </Link>
      ),
    ],
    [NOTA_SITUACAO_LABELS.cancelada, quem(nota.canceladaEm, null)],
    [
      'Pedido',
      pedido && (
        <Link key="pedido" className="link num" to="/pedidos/edit/$id" params={{ id: String(pedido.id) }}>
          {pedido.numeroPedido}
        </Link>
      ),
    ],
    [
      'Arquivo',
      <span key="arquivo" className={styles.arqNome}>
        {arquivo.filename} · {formatBytes(arquivo.length)}
      </span>,
    ],
    [
      'SHA-256',
      <span key="sha" className="num sha" title={arquivo.sha256}>
        {arquivo.sha256.slice(0, 8)}…{arquivo.sha256.slice(-8)}
      </span>,
    ],
  ]
  return (
    <section className="cartao" aria-labelledby="registro-titulo">
      <header>
        <h2 id="registro-titulo">Registro</h2>
      </header>
      <dl className={clsx('corpo', styles.fichaN)}>
        {facts.map(
          ([rotulo, valor]) =>
            valor && (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
