import { IconBrowser, IconFileDownload } from '@tabler/icons-react'
import { Faixa } from '../feedback/faixa.tsx'
import { useTask } from '../feedback/use-task.ts'
import { Button } from '../page/button.tsx'
import { whenOf } from './draft-words.ts'
import type { DraftControl, DraftData, Offer, OtherTab } from './use-draft.ts'

type OfferProps<Data extends DraftData> = {
  offer: Offer<Data>
  draft: Pick<DraftControl<Data>, 'resume' | 'discard'>
  detail: string
}

function OfferStrip<Data extends DraftData>({ offer, draft, detail }: OfferProps<Data>) {
  const { busy, run } = useTask((task: (from: Offer<Data>) => Promise<void>) => task(offer))
  return (
    <Faixa
      icon={IconFileDownload}
      title={`Há um rascunho de ${whenOf(offer.draft.em)}.`}
      action={
        <span className="linha">
          <Button small disabled={busy} onClick={() => run(draft.discard)}>
            Descartar
          </Button>
          <Button small look="tonal" disabled={busy} onClick={() => run(draft.resume)}>
            Continuar
          </Button>
        </span>
      }
    >
      {offer.draft.titulo}. {detail}
    </Faixa>
  )
}

type Words = { title: string; text: string }

type Props<Data extends DraftData> = {
  draft: Pick<DraftControl<Data>, 'resume' | 'discard' | 'offers' | 'otherTab'>
  /** What is said while another tab has this form's draft open, or another new one. */
  otherWords: Partial<Record<NonNullable<OtherTab>, Words>>
  /** More about a draft than its title. */
  detailOf?: (dados: Data) => string
  /** The files that the draft could not store, in words. */
  left?: readonly string[]
}

/** Drafts that were left unsaved, drafts that are open in another tab, and files that a draft could not store. */
export function DraftStrips<Data extends DraftData>({
  draft,
  otherWords,
  detailOf = () => '',
  left = [],
}: Props<Data>) {
  const other = draft.otherTab && otherWords[draft.otherTab]
  return (
    <>
      {draft.offers.map((offer) => (
        <OfferStrip key={offer.draft.nome} offer={offer} draft={draft} detail={detailOf(offer.dados)} />
      ))}
      {other && (
        <Faixa tone={draft.otherTab === 'mesmo' ? 'warning' : 'info'} icon={IconBrowser} title={other.title}>
          {other.text}
        </Faixa>
      )}
      {left.length > 0 && (
        <Faixa tone="warning" title="Escolha de novo os arquivos que não couberam no rascunho.">
          {left.join('; ')}
        </Faixa>
      )}
    </>
  )
}
