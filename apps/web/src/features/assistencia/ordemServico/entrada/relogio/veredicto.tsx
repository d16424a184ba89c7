import { fraseDoVeredicto } from '@app/rules/assistencia/ordemServico'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { Badge } from '../../../../../ui/page/badge.tsx'
import { veredictoDe } from './veredicto.ts'
import type { Entrada } from '../entrada.ts'

type Props = { entrada: Pick<Entrada, 'modelo' | 'dataNotaFiscal' | 'venda'> }

/** The warranty verdict on the invoice while it is typed; its file may come later. */
export function Veredicto({ entrada }: Props) {
  const veredicto = veredictoDe(entrada)
  if (!veredicto) return null
  const { coberta } = veredicto
  return (
    <p className="cheio" role="status">
      <Badge tone={coberta ? 'sucesso' : 'atencao'} icon={coberta ? IconShieldCheck : IconShieldOff}>
        {fraseDoVeredicto(veredicto)}
      </Badge>
    </p>
  )
}
