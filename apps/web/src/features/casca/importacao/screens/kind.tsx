import { planilhaAt } from '@app/contract/registers/planilhas'
import { notFound } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Allowed } from '../../../../ui/page/allowed.tsx'
import { ImportScreen } from './import.tsx'

/** /importar/{tipo}; orders have an address of their own. */
export function KindImport(props: ComponentProps<typeof ImportScreen>) {
  const planilha = planilhaAt(props.tipo)
  if (!planilha || planilha.caminho) throw notFound()
  return (
    <Allowed to={planilha.ability}>
      <ImportScreen {...props} />
    </Allowed>
  )
}
