import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdDraft, isHeldElsewhere, onReleased } from '../../platform/drafts/draft-presence.ts'
import {
  DraftTaken,
  listDrafts,
  onFlush,
  readDraftFiles,
  removeDraft,
  writeDraft,
} from '../../platform/drafts/drafts.ts'
import type { Draft } from '../../platform/drafts/drafts.ts'
import { randomId } from '../../platform/text/random-id.ts'
import { discardDraft } from './discard.ts'
import { takeResumed } from './resumed.ts'

/** Drafts are stored one second after the last key. */
const WAIT_MS = 1_000

/** A file that a draft could not store. */
export type FileLeft = { campo: string; nome: string }
export type DraftData = { fora: readonly FileLeft[] }

export type Offer<Data> = { draft: Draft; dados: Data }

/** The state of another tab: it has this draft open, or another new record's. */
export type OtherTab = 'mesmo' | 'outro' | null

/** What a form hands to its draft. */
export type DraftForm<Data extends DraftData> = {
  /** Another object as soon as something has to be stored. */
  content: object
  /** Another object as soon as other files were chosen. */
  files: object
  unsaved: boolean
  saving: boolean
  titulo: string
  /** The files that fit, and those that are larger than `most` bytes. */
  partFiles: (most?: number) => { kept: Record<string, File>; left: FileLeft[] }
  dadosOf: (fora: FileLeft[]) => Data
  restore: (dados: Data, files: Record<string, File>) => unknown
}

type Options<Data extends DraftData> = {
  usuario: number
  /** The draft's name ('pedido/48237'), or the beginning of those of new records ('pedido/novo/'). */
  nome: string
  form: DraftForm<Data>
  /** The stored data, or `null` when they are of another release or of no use any more. */
  parse: (dados: unknown) => Data | null
  readOnly: boolean
}

const isPrefix = (nome: string) => nome.endsWith('/')

/** The drafts to offer on this form, and whether another tab has one of them open. */
async function findOffers<Data extends DraftData>(
  usuario: number,
  given: string,
  nome: string,
  parse: Options<Data>['parse'],
) {
  const all = await listDrafts(usuario, given).catch(() => [])
  const offers: Offer<Data>[] = []
  let otherTab: OtherTab = null
  for (const draft of all.filter((one) => isPrefix(given) || one.nome === nome)) {
    const dados = parse(draft.dados)
    if (await isHeldElsewhere(`${usuario}/${draft.nome}`)) otherTab = draft.nome === nome ? 'mesmo' : 'outro'
    else if (dados) offers.push({ draft, dados })
    else await removeDraft(usuario, draft.nome).catch(() => undefined)
  }
  return { offers, otherTab }
}

/** Stores the values of a form on this computer, and offers unsaved ones from before. */
export function useDraft<Data extends DraftData>({
  usuario,
  nome: given,
  form,
  parse,
  readOnly,
}: Options<Data>) {
  const [nome, setNome] = useState(() => (isPrefix(given) ? given + randomId() : given))
  const [ready, setReady] = useState(false)
  const [offers, setOffers] = useState<Offer<Data>[]>([])
  const [otherTab, setOtherTab] = useState<OtherTab>(null)
  const [em, setEm] = useState<string | null>(null)
  const [fora, setFora] = useState<readonly FileLeft[]>([])
  /** The revision that this form last wrote or took over; 0 while there is none. */
  const rev = useRef(0)
  const keptFiles = useRef<unknown>(null)
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

  const { content, files, unsaved, saving, titulo, partFiles, dadosOf, restore } = form

  const write = async () => {
    const { kept, left } = partFiles()
    const fresh = keptFiles.current !== files
    const put = (stored: typeof kept | undefined, out: FileLeft[]) =>
      writeDraft({ usuario, nome, rev: rev.current, titulo, dados: dadosOf(out) }, stored)
    try {
      return await put(fresh ? kept : undefined, left)
    } catch (error) {
      if (error instanceof DraftTaken || !fresh || Object.keys(kept).length === 0) throw error
      // There is no room for the files, so only the typed values are stored.
      return put({}, partFiles(0).left)
    }
  }

  const keep = () =>
    inTurn(async () => {
      if (!waiting.current || closed.current) return
      waiting.current = false
      try {
        const draft = await write()
        rev.current = draft.rev
        keptFiles.current = files
        keptContent.current = content
        release.current ??= holdDraft(`${usuario}/${nome}`)
        setEm(draft.em)
      } catch (error) {
        setEm(null)
        // Any other error means that the browser stores nothing; the foot says that the changes are unsaved.
        if (!(error instanceof DraftTaken)) return
        letGo()
        setOtherTab('mesmo')
      }
    })

  /** Without `seen` it goes whatever its revision: a write of this form may have come behind its reading. */
  const drop = (seen?: 'seen') =>
    inTurn(async () => {
      const last = rev.current
      rev.current = 0
      keptFiles.current = null
      setEm(null)
      letGo()
      if (last > 0) await removeDraft(usuario, nome, seen && last).catch(() => undefined)
    })

  const forget = (gone: Draft) => setOffers((all) => all.filter(({ draft }) => draft.nome !== gone.nome))

  const resume = async ({ draft, dados }: Offer<Data>) => {
    const stored = await readDraftFiles(usuario, draft.nome).catch(() => ({}))
    // An empty form under the draft's name would remove it, so the form takes its values first.
    await restore(dados, stored)
    letGo()
    release.current = holdDraft(`${usuario}/${draft.nome}`)
    rev.current = draft.rev
    keptFiles.current = stored
    setNome(draft.nome)
    setFora(dados.fora)
    setEm(draft.em)
    forget(draft)
  }

  const find = useEffectEvent((who: number, of: string) => findOffers(who, of, nome, parse))
  const begin = useEffectEvent(async (found: Awaited<ReturnType<typeof findOffers<Data>>>) => {
    const wanted = takeResumed()
    const one = found.offers.find(({ draft }) => draft.nome === wanted)
    setOtherTab(found.otherTab)
    setOffers(found.offers)
    if (one) await resume(one)
    setReady(true)
  })
  useEffect(() => {
    if (readOnly) return
    let here = true
    void find(usuario, given).then((found) => (here ? begin(found) : undefined))
    return () => {
      here = false
    }
  }, [readOnly, usuario, given])

  // The person has not decided about an earlier draft of this record yet, so it is not overwritten.
  const undecided = !isPrefix(given) && offers.length > 0
  const keeps = ready && !undecided && otherTab !== 'mesmo' && !readOnly

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
    () => onReleased(`${usuario}/${nome}`, () => setOtherTab((now) => (now === 'mesmo' ? null : now))),
    [usuario, nome],
  )

  return {
    em: unsaved ? em : null,
    otherTab,
    offers,
    fora,
    /** The values are stored, so leaving need not lose them. */
    keeps,
    resume,
    discard: async ({ draft, dados }: Offer<Data>) => {
      await discardDraft(draft, (back) => setOffers((all) => [...all, { draft: back, dados }]))
      forget(draft)
    },
    /** The record was sent, deleted or given up, so its draft is removed. */
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
export type DraftControl<Data extends DraftData> = ReturnType<typeof useDraft<Data>>
