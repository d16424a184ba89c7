import { IconFileDownload } from '@tabler/icons-react'
import type { Draft } from '../../platform/drafts/drafts.ts'
import { Faixa } from '../feedback/faixa.tsx'
import { Button } from '../page/button.tsx'
import { whenOf } from './draft-words.ts'
import { resumeNext } from './resumed.ts'
import { useIdleDrafts } from './use-idle-drafts.ts'

type Props = {
  usuario: number
  /** The beginning of the names of the drafts that belong to this list. */
  prefix: string
  /** Opens the form of a draft, which continues it. */
  onResume: (draft: Draft) => unknown
}

/** This person's drafts on this computer, above the list. */
export function DraftsNotice({ usuario, prefix, onResume }: Props) {
  const { drafts, discard } = useIdleDrafts(usuario, prefix)
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
