import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFirstWrong } from '../../../../ui/form/use-first-wrong.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { CONDICOES } from '../../condicoes/index.ts'
import { faltaNoChecklist, pontosDe, wireChecklist } from '../checklist/checklist.ts'
import type { Ponto } from '../checklist/checklist.ts'
import { createConsumidor, createOrdem, keepOrdem, moveOrdem, updateOrdem } from '../api.ts'
import {
  corpoDaEntrada,
  corpoDoConsumidor,
  entradaVazia,
  faltasDoPasso,
  PASSOS,
  passoDoCampo,
} from './entrada.ts'
import type { Entrada, Erros, Passo } from './entrada.ts'
import { entradaDe } from './rascunho/rascunho.ts'
import type { Chaves, Guardado, RascunhoEntrada } from './rascunho/rascunho.ts'

/** `relogio.numeroSerie` of the wire is `numeroSerie` here. */
const campoDe = (fieldName: string) => fieldName.split(/[.[]/).at(-1) ?? fieldName

type Options = {
  comPosto: boolean
  /** What is known before anything is typed; with a customer the intake begins at the watch. */
  inicial?: Partial<Entrada>
  onDone: (os: OrdemServico) => void
}

/** The intake of a watch, step by step; at the end it stores customer, order and its opening, each once. */
export function useEntrada({ comPosto, inicial, onDone }: Options) {
  const client = useQueryClient()
  const [comeco] = useState(() => ({ ...entradaVazia('OS'), ...inicial }))
  const [entrada, setEntrada] = useState(comeco)
  const [passo, setPasso] = useState<Passo>(inicial?.consumidor ? 'relogio' : 'cliente')
  const [erros, setErros] = useState<Erros>({})
  const [problemas, setProblemas] = useState<string[]>([])
  const [pontos, setPontos] = useState<readonly Ponto[]>([])
  const [keys] = useState<Chaves>(() => ({ consumidor: randomId(), os: randomId(), abrir: randomId() }))
  const chaves = useRef(keys)
  const guardado = useRef<Guardado>({ consumidor: null, os: null })
  const dirty = useRef(false)
  const region = useRef<HTMLDivElement>(null)
  const shown = useRef(passo)
  // A new step starts at its top; the first wrong field gets the focus.
  useEffect(() => {
    if (shown.current === passo) return
    shown.current = passo
    region.current?.querySelector<HTMLElement>('[data-passo]')?.focus()
    window.scrollTo({ top: 0 })
  }, [passo])
  const focusWrong = useFirstWrong(region)

  const change = (part: Partial<Entrada>) => {
    dirty.current = true
    setEntrada((before) => ({ ...before, ...part }))
    setErros((before) => {
      const gone = [...Object.keys(part), ...('novo' in part ? ['nome', 'cnpjCpf', 'telefone', 'email'] : [])]
      return Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name)))
    })
  }
  /** True when the steps up to this one are complete; otherwise it goes to the first incomplete one. */
  const check = (until: Passo, part: Partial<Entrada> = {}) => {
    for (const one of PASSOS.slice(0, PASSOS.indexOf(until) + 1)) {
      const faltas = faltasDoPasso(one, { ...entrada, ...part }, comPosto)
      if (Object.keys(faltas).length > 0) {
        setErros(faltas)
        setPasso(one)
        focusWrong()
        return false
      }
    }
    return true
  }
  /** `part` was changed by the same key: it is not in the state yet. */
  const go = (to: Passo, part?: Partial<Entrada>) => {
    const next = PASSOS.indexOf(to)
    const before = PASSOS[next - 1]
    if (next <= PASSOS.indexOf(passo) || before === undefined || check(before, part)) {
      setProblemas([])
      setPasso(to)
    }
  }

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.unavailable) return toast.error(describeError(error))
    const named = error.messages.filter(({ fieldName }) => fieldName)
    setProblemas(error.messages.map(messageText))
    // Another order was opened meanwhile, or the model was chosen after the number.
    if (named.some(({ code }) => code === 'OS_SEGUNDA' || code === 'OS_RELOGIO_OCUPADO'))
      setEntrada((before) => ({ ...before, emOutraOs: true }))
    // The post changed its conditions meanwhile, so they must be read and accepted again.
    if (named.some(({ code }) => code === 'OS_CONDICOES_MUDARAM')) {
      change({ condicoes: null })
      void client.invalidateQueries({ queryKey: CONDICOES })
    }
    const [first] = named
    if (!first?.fieldName) return
    setErros(Object.fromEntries(named.map((one) => [campoDe(one.fieldName ?? ''), messageText(one)])))
    setPasso(passoDoCampo(first.fieldName))
    focusWrong()
  }

  const save = useTask(async () => {
    if (!check('conferir')) return
    setProblemas([])
    try {
      const { novo, consumidor, posto } = entrada
      if (novo)
        guardado.current.consumidor ??= await createConsumidor(
          corpoDoConsumidor(novo, posto),
          chaves.current.consumidor,
        )
      const owner = novo ? guardado.current.consumidor : consumidor
      if (!owner) return
      const corpo = corpoDaEntrada(entrada, owner.id)
      const { os: stored } = guardado.current
      let os = stored
        ? await updateOrdem(stored.id, { ...corpo, versao: stored.versao })
        : await createOrdem({ ...corpo, ...(posto && { posto: { id: posto.id } }) }, chaves.current.os)
      guardado.current.os = os
      // Which points its kind of watch has is known once the order is.
      const conferir = entrada.relogioPresente ? pontosDe(os, 'abrir') : []
      const falta = faltaNoChecklist(conferir, entrada.checklist)
      setPontos(conferir)
      if (falta !== null) {
        setErros({ checklist: `${falta}.` })
        return focusWrong()
      }
      os = await moveOrdem(
        os.id,
        'abrir',
        {
          versao: os.versao,
          relogioPresente: entrada.relogioPresente,
          ...(conferir.length > 0 && { checklist: wireChecklist(conferir, entrada.checklist) }),
          ...(entrada.assinatura && { assinatura: entrada.assinatura }),
          ...(entrada.condicoes !== null && {
            condicoes: { versao: entrada.condicoes, taxaDiagnostico: entrada.taxaDiagnostico },
          }),
        },
        chaves.current.abrir,
      )
      dirty.current = false
      keepOrdem(client, os)
      onDone(os)
    } catch (error) {
      refuse(error)
    }
  })

  /** Continues a draft where it was left. */
  const restore = async (rascunho: RascunhoEntrada, files: Readonly<Record<string, File>>) => {
    const typed = await entradaDe(rascunho, files)
    chaves.current = rascunho.chaves
    guardado.current = rascunho.guardado
    dirty.current = true
    setEntrada(typed)
    setPontos(rascunho.pontos)
    setErros({})
    setProblemas([])
    setPasso(rascunho.passo)
  }

  return {
    entrada,
    comeco,
    change,
    passo,
    go,
    erros,
    pontos,
    problemas,
    save,
    dirty,
    region,
    restore,
    chaves,
    guardado,
  }
}

export type EntradaForm = ReturnType<typeof useEntrada>
