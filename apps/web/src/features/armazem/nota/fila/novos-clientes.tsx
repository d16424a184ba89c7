import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import entradaStyles from './entrada.module.css'
import { IconBuildingPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ClienteDaNota } from '@app/contract/armazem/nota'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDocument } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'

type Props = { item: number; novos: readonly ClienteDaNota[] }

const onde = ({ cidade, estado }: ClienteDaNota) => [cidade, estado].filter(Boolean).join(', ')

/** The unknown companies of a note: one click opens a new record with the note's data. */
export function NovosClientes({ item, novos }: Props) {
  const canEdit = useCan('CLIENTE_EDITAR')
  if (!canEdit || novos.length === 0) return null
  return (
    <ul className={clsx(styles.escolhas, entradaStyles.novos)} aria-label="Empresas da nota">
      {novos.map((novo) => (
        <li key={novo.cnpjCpf}>
          <Link
            className={clsx(styles.escolhaR, entradaStyles.novo)}
            to="/cliente/novo"
            search={{ nota: item, cnpj: novo.cnpjCpf }}
          >
            <span>
              <b>{novo.nomeFantasia}</b>
              <small className="t2">
                <span className="num">{formatDocument(novo.cnpjCpf)}</span>
                {onde(novo) && ` · ${onde(novo)}`}
              </small>
            </span>
            <span className={clsx('linha', entradaStyles.novoAto)}>
              <Icon of={IconBuildingPlus} size="p" />
              Cadastrar este cliente
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
