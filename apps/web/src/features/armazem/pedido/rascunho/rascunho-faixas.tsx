import { IconBrowser, IconFileDownload } from '@tabler/icons-react'
import { ANEXO_LABELS } from '@app/contract/armazem/pedido'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { missingOf } from '../form/faltas.ts'
import type { Rascunho } from './rascunho.ts'
import { whenOf } from './rascunho-nome.ts'
import type { Oferta, RascunhoForm } from './use-rascunho.ts'

/** 'Falta saldo em 2 linhas.': the text of a draft that could not be sent. */
function faltaText({ recusas, faltas, values }: Rascunho) {
  const missing = missingOf(faltas, values.itens)
  const count = Object.keys(recusas).length + missing.length
  if (count === 0) return ''
  return count === 1 ? 'Falta saldo em um item.' : `Falta saldo em ${count} itens.`
}

function OfertaFaixa({ oferta, rascunho }: { oferta: Oferta; rascunho: RascunhoForm }) {
  const { busy, run } = useTask((task: (from: Oferta) => Promise<void>) => task(oferta))
  return (
    <Faixa
      icon={IconFileDownload}
      title={`Há um rascunho de ${whenOf(oferta.draft.em)}.`}
      action={
        <span className="linha">
          <Button small disabled={busy} onClick={() => run(rascunho.discard)}>
            Descartar
          </Button>
          <Button small look="tonal" disabled={busy} onClick={() => run(rascunho.resume)}>
            Continuar
          </Button>
        </span>
      }
    >
      {oferta.draft.titulo}. {faltaText(oferta.rascunho)}
    </Faixa>
  )
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

/** Drafts that were left unsaved, drafts that are open in another tab, and files that a draft could not store. */
export function RascunhoFaixas({ rascunho }: { rascunho: RascunhoForm }) {
  const { ofertas, outra, fora } = rascunho
  return (
    <>
      {ofertas.map((oferta) => (
        <OfertaFaixa key={oferta.draft.nome} oferta={oferta} rascunho={rascunho} />
      ))}
      {outra && (
        <Faixa tone={outra === 'mesmo' ? 'warning' : 'info'} icon={IconBrowser} title={OUTRA[outra].title}>
          {OUTRA[outra].text}
        </Faixa>
      )}
      {fora.length > 0 && (
        <Faixa tone="warning" title="Escolha de novo os arquivos que não couberam no rascunho.">
          {fora.map(({ campo, nome }) => `${ANEXO_LABELS[campo]}: ${nome}`).join('; ')}
        </Faixa>
      )}
    </>
  )
}
