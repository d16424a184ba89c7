import { IconFileDownload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isHeldElsewhere } from '../../platform/drafts/draft-presence.ts'
import { listDrafts } from '../../platform/drafts/drafts.ts'
import type { Draft } from '../../platform/drafts/drafts.ts'
import { Faixa } from '../feedback/faixa.tsx'
import { Button } from '../page/button.tsx'
import { discardDraft } from './discard.ts'
import { whenOf } from './draft-words.ts'
import { resumeNext } from './resumed.ts'

/** The drafts that are open in no other tab. */
async function findIdle(usuario: number, prefix: string) {
  const idle: Draft[] = []
  for (const draft of await listDrafts(usuario, prefix))
    if (!(await isHeldElsewhere(`${usuario}/${draft.nome}`))) idle.push(draft)
  return idle
}

type Props = {
  usuario: number
  /** The beginning of the names of the drafts that belong to this list. */
  prefix: string
  /** Opens the form of a draft, which continues it. */
  onResume: (draft: Draft) => unknown
}

/** This person's drafts on this computer, above the list. */
export function DraftsNotice({ usuario, prefix, onResume }: Props) {
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    let here = true
    findIdle(usuario, prefix).then(
      (found) => here && setDrafts(found),
      // A browser without storage has no drafts to offer.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [usuario, prefix])
  const discard = (gone: Draft) => {
    setDrafts((all) => all.filter(({ nome }) => nome !== gone.nome))
    void discardDraft(gone, (back) => setDrafts((all) => [...all, back]))
  }
  return drafts.map((draft) => (
    <Faixa
      key={draft.nome}
      icon={IconFileDownload}
      title={`Há um rascunho de ${whenOf(draft.em)}.`}
      action={
        <span className="linha">
          <Button small onClick={() => discard(draft)}>
            Descartar
          </Button>
          <Button
            small
            look="tonal"
            onClick={() => {
              resumeNext(draft.nome)
              onResume(draft)
            }}
          >
            Continuar
          </Button>
        </span>
      }
    >
      {draft.titulo}.
    </Faixa>
  ))
}
