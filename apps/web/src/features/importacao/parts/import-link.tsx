import { IconFileSpreadsheet } from '@tabler/icons-react'
import { PLANILHAS, type ImportacaoTipo } from '@app/contract/importacao'
import { useCan } from '../../../platform/abilities.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { caminhoDe } from './paths.ts'

/** The way from a list to its import, for who may write what comes in. */
export const ImportLink = ({
  tipo,
  children = 'Importar planilha',
}: {
  tipo: ImportacaoTipo
  children?: string
}) =>
  useCan(PLANILHAS[tipo].ability) && (
    <ButtonLink small icon={IconFileSpreadsheet} iconOnPhone to={caminhoDe(tipo)}>
      {children}
    </ButtonLink>
  )
