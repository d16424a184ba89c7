import { useEffect, useState } from 'react'
import { isHeldElsewhere } from '../../platform/drafts/draft-presence.ts'
import { listDrafts } from '../../platform/drafts/drafts.ts'
import type { Draft } from '../../platform/drafts/drafts.ts'
import { discardDraft } from './discard.ts'

/** The drafts that are open in no other tab. */
async function findIdle(usuario: number, prefix: string) {
  const idle: Draft[] = []
  for (const draft of await listDrafts(usuario, prefix))
    if (!(await isHeldElsewhere(`${usuario}/${draft.nome}`))) idle.push(draft)
  return idle
}

/** This person's drafts on this computer that are open in no other tab, and the way to throw one away. */
export function useIdleDrafts(usuario: number, prefix: string) {
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
  return { drafts, discard }
}
