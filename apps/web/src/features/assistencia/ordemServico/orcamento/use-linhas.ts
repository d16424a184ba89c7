import type { OrcamentoItem, OrcamentoModelo, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { faltasDaLinha } from './orcamento-faltas.ts'
import { changeLinha, linhaAchada, linhasDoModelo } from './orcamento-model.ts'
import type { LinhaForm, OrcamentoForm } from './orcamento-model.ts'

/** The part of the form that the lines need. */
export type LinhasForm = {
  values: Pick<OrcamentoForm, 'linhas'>
  getValues: () => Pick<OrcamentoForm, 'linhas'>
  field: (name: 'linhas') => { onChange: (linhas: LinhaForm[]) => void }
  clearFieldError: (path: string) => void
  clearErrors: () => void
}

const CONTROLE = ':is(input, select, textarea):not(:disabled)'

/** The lines of a budget and the way of the keyboard through them: Enter leads to what lacks, and then to the next line. */
export function useLinhas(os: OrdemServico, form: LinhasForm) {
  const { linhas } = form.values
  const [aberta, setAberta] = useState<string | null>(null)
  const lista = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLInputElement>(null)
  // Of the present lines: what is searched for is found after others may have been typed.
  const setLinhas = (next: (now: readonly LinhaForm[]) => LinhaForm[]) =>
    form.field('linhas').onChange(next(form.getValues().linhas))

  const focus = (linha: LinhaForm, campo?: keyof LinhaForm) => {
    const row = lista.current?.querySelector(`[data-linha="${linha.key}"]`)
    const field = campo ? `[data-campo="${campo}"] ` : ''
    row?.querySelector<HTMLElement>(`${field}${CONTROLE}`)?.focus()
  }
  /** Goes to what a line lacks; without a line, or where nothing lacks, to the foot. */
  const enter = (linha: LinhaForm | undefined) => {
    const [falta] = linha ? faltasDaLinha(linha) : []
    if (!linha) return foot.current?.focus()
    flushSync(() => setAberta(linha.key))
    focus(linha, falta?.campo)
  }
  const add = (novas: readonly LinhaForm[]) => {
    const [primeira] = novas
    if (!primeira) return
    flushSync(() => {
      setLinhas((now) => [...now, ...novas])
      setAberta(primeira.key)
    })
    if (faltasDaLinha(primeira).length > 0) enter(primeira)
    else foot.current?.focus()
  }
  return {
    linhas,
    aberta,
    lista,
    foot,
    add,
    addItem: (item: OrcamentoItem) => add([linhaAchada(item, randomId(), os)]),
    addModelo: (modelo: OrcamentoModelo) => {
      const { linhas: novas, fora, repetidas } = linhasDoModelo(modelo, linhas, os, randomId)
      const nomes = (itens: readonly OrcamentoItem[]) => itens.map(({ nome }) => nome).join(', ')
      const words = [
        novas.length === 0 && 'nada a acrescentar',
        repetidas.length > 0 && `já no orçamento: ${nomes(repetidas)}`,
        fora.length > 0 && `fora do cadastro: ${nomes(fora)}`,
      ].filter(Boolean)
      if (words.length > 0) toast.info(`${modelo.nome}: ${words.join('; ')}.`)
      add(novas)
    },
    toggle: (key: string) => setAberta(aberta === key ? null : key),
    change: (index: number, part: Partial<LinhaForm>) => {
      setLinhas((now) => now.map((one, at) => (at === index ? changeLinha(one, part) : one)))
      for (const name of [...Object.keys(part), 'valorFinal', 'motivoValor'])
        form.clearFieldError(`linhas.${index}.${name}`)
    },
    remove: (index: number) => {
      setLinhas((now) => now.filter((_, at) => at !== index))
      form.clearErrors()
    },
    /** Enter in a field of a line; the fields themselves take it first, to choose an option. */
    onEnter: (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event
      const leads = key === 'Enter' && !ctrlKey && !metaKey && !event.defaultPrevented
      if (!leads || !(target instanceof HTMLElement) || target instanceof HTMLButtonElement) return
      event.preventDefault()
      const row = target.closest('[data-linha]')?.getAttribute('data-linha')
      const at = linhas.findIndex((linha) => linha.key === row)
      const here = target.closest('[data-campo]')?.getAttribute('data-campo')
      const linha = linhas[at]
      const next = linha && faltasDaLinha(linha).find(({ campo }) => campo !== here)
      if (linha && next) focus(linha, next.campo)
      else enter(linhas[at + 1])
    },
    /** Alt and + lead to the foot from anywhere in the form. */
    onPlus: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== '+' && event.key !== '=')) return
      event.preventDefault()
      foot.current?.focus()
    },
  }
}
