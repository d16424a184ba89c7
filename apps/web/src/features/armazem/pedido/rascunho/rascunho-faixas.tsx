import { ANEXO_LABELS } from '@app/contract/armazem/pedido'
import { DraftStrips } from '../../../../ui/draft/draft-strips.tsx'
import { missingOf } from '../form/faltas.ts'
import type { Guardados } from '../form/use-pedido-form.ts'
import { isAnexo } from './rascunho-files.ts'
import type { Rascunho } from './rascunho.ts'
import type { RascunhoForm } from './use-rascunho.ts'

/** 'Falta saldo em 2 linhas.': the text of a draft that could not be sent. */
function faltaText({ recusas, faltas, values }: Rascunho) {
  const missing = missingOf(faltas, values.itens)
  const count = Object.keys(recusas).length + missing.length
  if (count === 0) return ''
  return count === 1 ? 'Falta saldo em um item.' : `Falta saldo em ${count} itens.`
}

const OUTRA = {
  mesmo: {
    title: 'Este pedido está sendo digitado em outra aba.',
    text: 'O rascunho é o de lá: o que você digitar aqui só fica salvo quando o pedido for enviado.',
  },
  outro: {
    title: 'Outro pedido novo está sendo digitado em outra aba.',
    text: 'Este é à parte e tem o seu próprio rascunho.',
  },
}

type Props = { rascunho: RascunhoForm; guardados: Guardados }

/** What the order form says of its drafts. */
export const RascunhoFaixas = ({ rascunho, guardados }: Props) => (
  <DraftStrips
    draft={rascunho}
    otherWords={OUTRA}
    detailOf={faltaText}
    left={rascunho.fora.flatMap(({ campo, nome }) =>
      isAnexo(campo) && !guardados[campo] ? [`${ANEXO_LABELS[campo]}: ${nome}`] : [],
    )}
  />
)
