import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { holdDraft, isHeldElsewhere, onReleased } from '../../../../platform/drafts/draft-presence.ts'
import {
  DraftTaken,
  listDrafts,
  onFlush,
  readDraftFiles,
  removeDraft,
  writeDraft,
} from '../../../../platform/drafts/drafts.ts'
import type { Draft } from '../../../../platform/drafts/drafts.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { discardDraft } from './discard.ts'
import { asRascunho, parseRascunho, tituloOf } from './rascunho.ts'
import type { Rascunho } from './rascunho.ts'
import { partArquivos } from './rascunho-files.ts'
import { nomeOf, PREFIXO_NOVO, takeResumed } from './rascunho-nome.ts'
import type { PedidoForm } from '../form/use-pedido-form.ts'

/** Drafts are stored one second after the last key. */
const WAIT_MS = 1_000

export type Oferta = { draft: Draft; rascunho: Rascunho }

/** The state of another tab: it has this draft open, or another new order. */
export type OutraAba = 'mesmo' | 'outro' | null

type Options = { usuario: number; pedidoId: number | undefined; form: PedidoForm; readOnly: boolean }

/** The drafts to offer on this form, and whether another tab has one of them open. */
async function findOfertas(usuario: number, nome: string) {
  const isNew = nome.startsWith(PREFIXO_NOVO)
  const all = await listDrafts(usuario, isNew ? PREFIXO_NOVO : nome).catch(() => [])
  const ofertas: Oferta[] = []
  let outra: OutraAba = null
  for (const draft of all.filter((one) => isNew || one.nome === nome)) {
    const rascunho = parseRascunho(draft.dados)
    if (await isHeldElsewhere(`${usuario}/${draft.nome}`)) outra = draft.nome === nome ? 'mesmo' : 'outro'
    else if (rascunho) ofertas.push({ draft, rascunho })
    else await removeDraft(usuario, draft.nome).catch(() => undefined)
  }
  return { ofertas, outra }
}

const dadosOf = (form: PedidoForm, fora: Rascunho['fora']) =>
  asRascunho({
    base: form.record,
    values: form.values,
    codigo: form.codigo,
    faltas: form.faltas,
    recusas: { ...form.erros.linhas },
    fora,
    tentativa: form.tentativaRef.current,
  })

/** Stores the values of the order form on this computer, and offers unsaved ones from before. */
export function useRascunho({ usuario, pedidoId, form, readOnly }: Options) {
  const [nome, setNome] = useState(() =>
    pedidoId === undefined ? `${PREFIXO_NOVO}${randomId()}` : nomeOf(pedidoId),
  )
  const [ready, setReady] = useState(false)
  const [ofertas, setOfertas] = useState<Oferta[]>([])
  const [outra, setOutra] = useState<OutraAba>(null)
  const [em, setEm] = useState<string | null>(null)
  const [fora, setFora] = useState<Rascunho['fora']>([])
  /** The revision that this form last wrote or took over; 0 while there is none. */
  const rev = useRef(0)
  const keptFiles = useRef<unknown>({})
  const keptContent = useRef<unknown>(null)
  const waiting = useRef(false)
  const closed = useRef(false)
  const release = useRef<(() => void) | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const letGo = () => {
    release.current?.()
    release.current = null
  }
  /** One access at a time, because a write needs the revision of the previous one. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = queue.current.then(task)
    queue.current = turn.catch(() => undefined)
    return turn
  }

  const { record, values, codigo, guardados, faltas, erros, unsaved, saving } = form
  const content = useMemo(
    () => ({ values, codigo, guardados, faltas, linhas: erros.linhas }),
    [values, codigo, guardados, faltas, erros.linhas],
  )

  const write = async () => {
    const { kept, left } = partArquivos(guardados)
    const fresh = keptFiles.current !== guardados
    const titulo = tituloOf(record?.numeroPedido, values)
    const put = (files: typeof kept | undefined, out: Rascunho['fora']) =>
      writeDraft({ usuario, nome, rev: rev.current, titulo, dados: dadosOf(form, out) }, files)
    try {
      return await put(fresh ? kept : undefined, left)
    } catch (error) {
      if (error instanceof DraftTaken || !fresh || Object.keys(kept).length === 0) throw error
      // There is no room for the files, so only the typed values are stored.
      return put({}, partArquivos(guardados, 0).left)
    }
  }

  const keep = () =>
    inTurn(async () => {
      if (!waiting.current || closed.current) return
      waiting.current = false
      try {
        const draft = await write()
        rev.current = draft.rev
        keptFiles.current = guardados
        keptContent.current = content
        release.current ??= holdDraft(`${usuario}/${nome}`)
        setEm(draft.em)
      } catch (error) {
        setEm(null)
        // Any other error means that the browser stores nothing; the foot says that the changes are unsaved.
        if (!(error instanceof DraftTaken)) return
        letGo()
        setOutra('mesmo')
      }
    })

  /** Without `seen` it goes whatever its revision: a write of this form may have come behind its reading. */
  const drop = (seen?: 'seen') =>
    inTurn(async () => {
      const last = rev.current
      rev.current = 0
      keptFiles.current = {}
      setEm(null)
      letGo()
      if (last > 0) await removeDraft(usuario, nome, seen && last).catch(() => undefined)
    })

  const forget = (gone: Draft) => setOfertas((all) => all.filter(({ draft }) => draft.nome !== gone.nome))

  const resume = async ({ draft, rascunho }: Oferta) => {
    const files = await readDraftFiles(usuario, draft.nome).catch(() => ({}))
    letGo()
    release.current = holdDraft(`${usuario}/${draft.nome}`)
    rev.current = draft.rev
    keptFiles.current = files
    setNome(draft.nome)
    setFora(rascunho.fora)
    setEm(draft.em)
    forget(draft)
    form.restore(rascunho, files)
  }

  const begin = useEffectEvent(async (found: Awaited<ReturnType<typeof findOfertas>>) => {
    const wanted = takeResumed()
    const one = found.ofertas.find(({ draft }) => draft.nome === wanted)
    setOutra(found.outra)
    setOfertas(found.ofertas)
    if (one) await resume(one)
    setReady(true)
  })
  const [first] = useState(nome)
  useEffect(() => {
    if (readOnly) return
    let here = true
    void findOfertas(usuario, first).then((found) => (here ? begin(found) : undefined))
    return () => {
      here = false
    }
  }, [readOnly, usuario, first])

  // The person has not decided about an earlier draft of this order yet, so it is not overwritten.
  const undecided = pedidoId !== undefined && ofertas.length > 0
  const keeps = ready && !undecided && outra !== 'mesmo' && !readOnly

  const latest = useRef({ keep, letGo })
  useEffect(() => {
    latest.current = { keep, letGo }
  })
  const clean = useEffectEvent(() => {
    keptContent.current = null
    waiting.current = false
    if (rev.current > 0) void drop('seen')
  })
  useEffect(() => {
    if (!keeps) return
    if (!unsaved) return clean()
    if (keptContent.current === content) return
    waiting.current = true
    const timer = setTimeout(() => void latest.current.keep(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [keeps, content, unsaved])

  const sending = useEffectEvent(() => {
    if (!keeps || !unsaved) return
    // The current try has a key, so a tab that dies now sends it again under the same key.
    waiting.current = true
    void keep()
  })
  useEffect(() => {
    if (saving) sending()
  }, [saving])

  useEffect(() => {
    const now = () => latest.current.keep()
    const hide = () => void now()
    const stop = onFlush(now)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', hide)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', hide)
      // The end of a session removes the form, so the latest values are stored first.
      void now().finally(() => latest.current.letGo())
    }
  }, [])

  useEffect(
    () => onReleased(`${usuario}/${nome}`, () => setOutra((now) => (now === 'mesmo' ? null : now))),
    [usuario, nome],
  )

  return {
    em: unsaved ? em : null,
    outra,
    ofertas,
    fora: fora.filter(({ campo }) => !guardados[campo]),
    /** The values are stored, so leaving need not lose them. */
    keeps,
    resume,
    discard: async ({ draft, rascunho }: Oferta) => {
      await discardDraft(draft, (back) => setOfertas((all) => [...all, { draft: back, rascunho }]))
      forget(draft)
    },
    /** The order was sent, deleted or given up, so its draft is removed. */
    close: () => {
      closed.current = true
      waiting.current = false
      return drop()
    },
    /** Stores at once, before the screen is left. */
    flush: () => {
      if (keeps && unsaved) waiting.current = true
      return keep()
    },
  }
}
export type RascunhoForm = ReturnType<typeof useRascunho>
