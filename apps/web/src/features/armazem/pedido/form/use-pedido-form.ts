import { errorText } from '@app/contract/casca/errors'
import type { AnexoCampo, Pedido } from '@app/contract/armazem/pedido'
import { useEffect, useRef, useState } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FORM_ERROR } from '../../../../ui/form/use-save-form.ts'
import { emptyValues, sameValues, valuesOf } from './form-model.ts'
import type { PedidoValues } from './form-model.ts'
import { missingOf } from './faltas.ts'
import type { Falta } from './faltas.ts'
import { mergePedido } from '../conflito/merge.ts'
import type { Rascunho } from '../rascunho/rascunho.ts'
import { savePedido, useCreatePedido } from './use-pedido-save.ts'
import type { Conflict, SaveResult } from './use-pedido-save.ts'
import { hasErrors, NO_ERRORS, placeMessages, validatePedido, withoutErrors } from './validate.ts'
import type { PedidoErros } from './validate.ts'

/** Files chosen for an order that is not saved yet. */
export type Guardados = Partial<Record<AnexoCampo, File>>

type Options = {
  pedido: Pedido | null
  /** The client a new order starts with: a client user's own. */
  cliente: PedidoValues['cliente']
  staff: boolean
  /** Called when a new order has been saved. */
  onCreated: (pedido: Pedido, files: Guardados) => void
  onSaved: (pedido: Pedido) => void
}

const SAVED = 'Pedido salvo com sucesso.'
/** 409: these codes mean that stock is short, and the order stays in the form. */
const SHORT =
  'Falta saldo nas linhas marcadas. Nada se perdeu: mude as quantidades ou deixe o pedido como rascunho até haver saldo.'
const MISSING = 'Campos obrigatórios não foram preenchidos'

/** The order form's state: the typed values, the server's last answer, errors, and conflicts. */
export function usePedidoForm({ pedido, cliente, staff, onCreated, onSaved }: Options) {
  const [record, setRecord] = useState(pedido)
  const [values, setValues] = useState(() => (pedido ? valuesOf(pedido) : emptyValues(cliente)))
  const [erros, setErros] = useState<PedidoErros>(NO_ERRORS)
  const [problems, setProblems] = useState<string[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Another person's newer version, until this person asks for it. */
  const [outro, setOutro] = useState<Pedido | null>(null)
  /** Counts refusals, because after each the first wrong field gets the focus. */
  const [refused, setRefused] = useState(0)
  const [saving, setSaving] = useState(false)
  const [guardados, setGuardados] = useState<Guardados>({})
  const [codigo, setCodigo] = useState('')
  const { create, tentativaRef } = useCreatePedido()
  const [faltas, setFaltas] = useState<Falta[]>([])
  const busy = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const dirty = useRef(false)
  const done = useRef(false)
  /** The newest values when an answer arrives; every `setValues` updates it. */
  const latest = useRef(values)

  const base = record ? valuesOf(record) : emptyValues(cliente)
  const changed = !sameValues(values, base) || codigo.trim() !== ''
  useEffect(() => {
    if (refused > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalido]')?.focus()
  }, [refused])
  const missing = missingOf(faltas, values.itens)
  const unsaved = changed || Object.keys(guardados).length > 0 || missing.length > 0
  useEffect(() => {
    dirty.current = !done.current && unsaved
  })

  /** Takes the server's new state; values that were typed since `since` stay. */
  const take = (fresh: Pedido, since: PedidoValues) => {
    const { values: merged } = mergePedido(since, valuesOf(fresh), latest.current)
    put(fresh, merged)
    onSaved(fresh)
  }

  const show = (found: PedidoErros) => {
    setErros(found)
    setProblems(hasErrors(found) ? [FORM_ERROR, ...found.outros] : found.outros)
    setRefused((turn) => turn + 1)
  }

  const refuse = (error: unknown, sent: PedidoValues) => {
    if (!(error instanceof ApiError) || error.unavailable) return toast.error(describeError(error))
    const found = placeMessages(error.messages, sent)
    const short = error.messages.some(({ code }) => code === 'ESTOQUE_INSUFICIENTE')
    if (hasErrors(found)) return show(short ? { ...found, outros: [...found.outros, SHORT] } : found)
    return toast.error(describeError(error))
  }

  /** From here on the form may be left without a question. */
  const leave = () => {
    done.current = true
    dirty.current = false
  }

  const settle = (result: SaveResult, sent: PedidoValues) => {
    if (result.kind === 'conflict') {
      // Changes without a conflict are already in the form; the version stays the old one until the conflicts are
      // decided.
      latest.current = result.conflict.merge.values
      setValues(latest.current)
      return setConflict(result.conflict)
    }
    if (result.kind === 'closed') {
      setOutro(result.atual)
      return toast.error(errorText('PEDIDO_SOMENTE_LEITURA'))
    }
    setConflict(null)
    setErros(NO_ERRORS)
    setFaltas([])
    toast.success(SAVED)
    if (pedido) return take(result.pedido, sent)
    leave()
    return onCreated(result.pedido, guardados)
  }

  /** One call at a time; refusals are shown at their fields. */
  const alone = async (sent: PedidoValues, task: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    setProblems([])
    try {
      await task()
    } catch (error) {
      refuse(error, sent)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  const put = (fresh: Pedido, next: PedidoValues) => {
    latest.current = next
    setRecord(fresh)
    setValues(next)
  }

  const save = (from: Pedido, sent: PedidoValues) =>
    alone(sent, async () => settle(await savePedido(from, sent), sent))

  const createNow = (sent: PedidoValues) =>
    alone(sent, async () => {
      const { pedido: created, rest } = await create(sent)
      if (!rest) return settle({ kind: 'saved', pedido: created }, sent)
      setRecord(created)
      return settle(await savePedido(created, rest), rest)
    })

  const send = async (sent: PedidoValues) => {
    const { erros: wrong, missing: empty } = validatePedido(sent, { staff, pending: codigo.trim() !== '' })
    if (hasErrors(wrong) || wrong.outros.length > 0) {
      if (empty) toast.error(MISSING)
      return show(wrong)
    }
    setErros(NO_ERRORS)
    return record ? save(record, sent) : createNow(sent)
  }
  const submit = () => send(values)

  /**
   * Puts a newer version under the values that were typed on an older one; it asks first about fields that both
   * changed.
   */
  const refreshFrom = (from: PedidoValues, fresh: Pedido) => {
    const merge = mergePedido(from, valuesOf(fresh), latest.current)
    if (merge.conflitos.length === 0 || fresh.somenteLeitura)
      put(fresh, fresh.somenteLeitura ? valuesOf(fresh) : merge.values)
    else setConflict({ merge, atual: fresh, por: null, em: fresh.ultimaAtualizacao })
  }

  /** Continues a draft. Changes that others made since then are merged, or asked about. */
  const restore = (rascunho: Rascunho, files: Guardados) => {
    tentativaRef.current = rascunho.tentativa
    setGuardados(files)
    setCodigo(rascunho.codigo)
    setFaltas(rascunho.faltas)
    setErros({ ...NO_ERRORS, linhas: rascunho.recusas })
    latest.current = rascunho.values
    setValues(rascunho.values)
    if (!rascunho.base) return
    // The version stays the old one until the conflicts are decided, so the save asks again.
    setRecord(rascunho.base)
    if (record && record.versao !== rascunho.base.versao) refreshFrom(valuesOf(rascunho.base), record)
  }

  const change = (given: Partial<PedidoValues> | ((now: PedidoValues) => Partial<PedidoValues>)) => {
    const before = latest.current
    const changes = typeof given === 'function' ? given(before) : given
    const next = { ...before, ...changes }
    latest.current = next
    setValues(next)
    setErros((wrong) => withoutErrors(wrong, changes, before.itens))
  }

  return {
    record,
    values,
    erros,
    problems,
    conflict,
    outro: !saving && outro && record && outro.versao > record.versao ? outro : null,
    setOutro,
    saving,
    guardados,
    codigo,
    changed,
    unsaved,
    faltas,
    missing,
    setFaltas,
    tentativaRef,
    restore,
    formRef,
    dirty,
    submit,
    change,
    /** The values at this moment, because a render may still be pending. */
    now: () => latest.current,
    /** Concludes the order and sends it to the warehouse: 'Concluir e enviar'. */
    concludeAndSend: () => {
      change({ concluido: true })
      return send(latest.current)
    },
    setGuardados,
    setCodigo: (text: string) => {
      setCodigo(text)
      setErros((before) => withoutErrors(before, { produto: text }, []))
    },
    /** A separate act on the saved order (reopening, removing an attachment); typed values stay. */
    act: (task: (from: Pedido) => Promise<Pedido | null>) =>
      alone(values, async () => {
        const fresh = record && (await task(record))
        if (record && fresh) take(fresh, valuesOf(record))
      }),
    /** Shows a newer version; it asks first about fields that both changed. */
    refresh: (fresh: Pedido) => record && refreshFrom(valuesOf(record), fresh),
    /** Takes over data of the same version, or of the own attachment, which never needs a question. */
    takeOver: (fresh: Pedido) => {
      if (!record) return
      const merge = mergePedido(valuesOf(record), valuesOf(fresh), latest.current)
      if (merge.conflitos.length === 0) put(fresh, merge.values)
    },
    resolve: (resolved: PedidoValues) => {
      if (!conflict) return
      put(conflict.atual, resolved)
      void save(conflict.atual, resolved)
    },
    discardMine: () => {
      if (!conflict) return
      put(conflict.atual, valuesOf(conflict.atual))
      setConflict(null)
    },
    closeConflict: () => setConflict(null),
    leave,
  }
}
export type PedidoForm = ReturnType<typeof usePedidoForm>
