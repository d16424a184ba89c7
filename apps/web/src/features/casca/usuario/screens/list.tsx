import styles from '../parts/usuario.module.css'
import { usuarioView } from '@app/contract/registers/usuario'
import { IconHourglass } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { valueText } from '../../../../register/record/record.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { PersonPhoto } from '../../../../ui/media/avatar.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

type Row = Record<string, unknown>

const CELLS = {
  nome: ({ nome, fotoId }: Row) => (
    <span className={styles.usuarioNome}>
      <PersonPhoto name={valueText(nome)} foto={valueText(fotoId)} />
      <b className="forte corta">{valueText(nome)}</b>
    </span>
  ),
  papel: ({ papel, tipo }: Row) =>
    tipo === 'pendente' ? (
      <Badge tone="atencao" icon={IconHourglass}>
        Pendente
      </Badge>
    ) : (
      <span>{valueText(papel)}</span>
    ),
}

/** /usuario: who gets in and what they may do (spec §2). */
export const UsuarioList = (props: Props) => (
  <RegisterList view={usuarioView} className={styles.registros} cells={CELLS} {...props} />
)
