import { IconFileDownload } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isHeldElsewhere } from '../../../../platform/drafts/draft-presence.ts'
import { listDrafts } from '../../../../platform/drafts/drafts.ts'
import type { Draft } from '../../../../platform/drafts/drafts.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { discardDraft } from './discard.ts'
import { pedidoIdOf, PREFIXO, resumeNext, whenOf } from './rascunho-nome.ts'

/** The drafts that are open in no other tab. */
async function findIdle(usuario: number) {
  const idle: Draft[] = []
  for (const draft of await listDrafts(usuario, PREFIXO))
    if (!(await isHeldElsewhere(`${usuario}/${draft.nome}`))) idle.push(draft)
  return idle
}

/** This person's order drafts on this computer, above the list. */
export function RascunhosAviso({ usuario }: { usuario: number }) {
  const router = useRouter()
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    let here = true
    findIdle(usuario).then(
      (found) => here && setDrafts(found),
      // A browser without storage has no drafts to offer.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [usuario])
  const resume = ({ nome }: Draft) => {
    resumeNext(nome)
    const id = pedidoIdOf(nome)
    if (id === null) void router.navigate({ to: '/pedidos/novo' })
    else void router.navigate({ to: '/pedidos/edit/$id', params: { id: String(id) } })
  }
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
          <Button small look="tonal" onClick={() => resume(draft)}>
            Continuar
          </Button>
        </span>
      }
    >
      {draft.titulo}.
    </Faixa>
  ))
}
