import styles from '../parts/usuario.module.css'
import { usuarioView } from '@app/contract/registers/usuario'
import { IconHourglass } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { valueText } from '../../../../register/record/record.ts'
import { RegisterList } from '../../../../register/list/list.tsx'
import { PersonPhoto } from '../../../../ui/media/avatar.tsx'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { useRelease } from '../parts/use-release.tsx'

type Props = Pick<ComponentProps<typeof RegisterList>, 'search' | 'onSearch'>

type Row = Record<string, unknown>

const cellsOf = (letIn: ((row: Row) => void) | undefined) => ({
  nome: ({ nome, fotoId }: Row) => (
    <span className={styles.usuarioNome}>
      <PersonPhoto name={valueText(nome)} foto={valueText(fotoId)} />
      <b className="forte corta">{valueText(nome)}</b>
    </span>
  ),
  papel: (row: Row) =>
    row['tipo'] !== 'pendente' ? (
      <span>{valueText(row['papel'])}</span>
    ) : (
      <span className={styles.usuarioPendente}>
        <Badge tone="atencao" icon={IconHourglass}>
          Pendente
        </Badge>
        {letIn && row['status'] === 'ATIVO' && (
          <Button small look="tonal" onClick={() => letIn(row)}>
            Liberar acesso<span className="so-leitor"> de {valueText(row['nome'])}</span>
          </Button>
        )}
      </span>
    ),
})

/** /usuario: the people with access, and their profiles (spec §2). */
export function UsuarioList(props: Props) {
  const { can, open, dialog } = useRelease()
  const letIn = ({ id, versao, nome, email }: Row) =>
    open({ id: Number(id), versao: Number(versao), nome: valueText(nome), email: valueText(email) })
  return (
    <>
      <RegisterList
        view={usuarioView}
        className={styles.registros}
        cells={cellsOf(can ? letIn : undefined)}
        {...props}
      />
      {dialog}
    </>
  )
}
