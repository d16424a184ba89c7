import type { RecebimentoResumo } from '@app/contract/armazem/chegada'
import { IconCircleCheck, IconPackageOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatCount, formatDateTime } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import styles from './chegada.module.css'

type Props = {
  rows: readonly RecebimentoResumo[]
  /** Left out where all notes are of one company. */
  comCliente: boolean
}

/** Notes that were counted as they came, and how many differences each had. */
export const ListaDeRecebimentos = ({ rows, comCliente }: Props) => (
  <ul className={styles.fila}>
    {rows.map(({ nota, numero, emitente, cliente, recebidaEm, linhas, divergencias, fotos }) => (
      <li key={nota}>
        <span>
          <b>
            <Link className="link num" to="/chegada/divergencias/$id" params={{ id: String(nota) }}>
              Nota {numero}
            </Link>
          </b>
          <small>{emitente === cliente || !comCliente ? emitente : `${emitente} · ${cliente}`}</small>
          <small className="num">
            {formatDateTime(recebidaEm)} · {formatCount(linhas, 'linha', 'linhas')}
            {fotos > 0 && ` · ${formatCount(fotos, 'foto', 'fotos')}`}
          </small>
        </span>
        {divergencias > 0 ? (
          <Badge tone="atencao" icon={IconPackageOff}>
            {formatCount(divergencias, 'diferença', 'diferenças')}
          </Badge>
        ) : (
          <Badge tone="sucesso" icon={IconCircleCheck}>
            Igual à nota
          </Badge>
        )}
      </li>
    ))}
  </ul>
)
