import { DraftTaken, readDraftFiles, removeDraft, writeDraft } from '../../platform/drafts/drafts.ts'
import type { Draft } from '../../platform/drafts/drafts.ts'
import { toast } from '../feedback/toast.ts'

/** Deletes a draft with its files, and offers to restore it. */
export async function discardDraft(draft: Draft, onBack: (draft: Draft) => void): Promise<void> {
  const { usuario, nome, rev, titulo } = draft
  const files = await readDraftFiles(usuario, nome).catch(() => ({}))
  await removeDraft(usuario, nome, rev).catch(() => undefined)
  toast.undoable(`Rascunho descartado: ${titulo}`, async () => {
    try {
      onBack(await writeDraft({ ...draft, rev: 0 }, files))
    } catch (error) {
      toast.error(
        error instanceof DraftTaken
          ? 'Já há outro rascunho no lugar deste.'
          : 'O rascunho não pôde ser salvo de novo.',
      )
    }
  })
}
