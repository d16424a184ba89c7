import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFirstWrong } from '../../../../ui/form/use-first-wrong.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import type { PagamentoDigitado } from '../acoes/acao-campos.ts'
import { createConsumidor, createOrdem, keepOrdem, moveOrdem, updateOrdem } from '../api.ts'
import type { ConsumidorOpcao } from '../api.ts'
import { corpoDaEntrada, corpoDoConsumidor, entradaVazia, faltasDoPasso } from '../entrada/entrada.ts'
import type { Entrada } from '../entrada/entrada.ts'
import { type FeitoOpcao, type LinhaFeita, linhaDe, totalDe, wireLinhas } from './linhas.ts'

type Options = { comPosto: boolean; onDone: (os: OrdemServico) => void }

/** The first payment follows the total until another amount is typed. */
const SEM_FORMA: PagamentoDigitado = { forma: '', valor: null }

/** A counter service on one screen: customer, lines, payment; each is stored once, even after several tries. */
export function useAtendimento({ comPosto, onDone }: Options) {
  const client = useQueryClient()
  const [entrada, setEntrada] = useState<Entrada>(() => entradaVazia('PA'))
  const [linhas, setLinhas] = useState<LinhaFeita[]>([])
  const [digitados, setDigitados] = useState<PagamentoDigitado[]>([SEM_FORMA])
  const [follows, setFollows] = useState(true)
  const [semCobranca, setSemCobranca] = useState<string | null>(null)
  const [erros, setErros] = useState<Record<string, string>>({})
  const [problemas, setProblemas] = useState<string[]>([])
  const [keys] = useState(() => ({ consumidor: randomId(), os: randomId(), atender: randomId() }))
  const guardado = useRef<{ consumidor: ConsumidorOpcao | null; os: OrdemServico | null }>({
    consumidor: null,
    os: null,
  })
  const dirty = useRef(false)
  const region = useRef<HTMLDivElement>(null)
  const total = totalDe(linhas)
  const pagamentos = follows ? [{ ...(digitados[0] ?? SEM_FORMA), valor: total }] : digitados

  const touch = (...campos: string[]) => {
    dirty.current = true
    setErros((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !campos.includes(name))),
    )
  }
  const change = (part: Partial<Entrada>) => {
    touch(...Object.keys(part), 'nome', 'cnpjCpf', 'telefone', 'email')
    setEntrada((before) => ({ ...before, ...part }))
  }
  const add = (feito: FeitoOpcao | null) => {
    if (!feito) return
    touch('linhas')
    setLinhas((before) => [...before, linhaDe(feito, randomId())])
  }
  const setLinha = (at: number, linha: LinhaFeita | null) => {
    touch('linhas', 'pagamentos', `linhas[${at}].valorFinal`, `linhas[${at}].motivoValor`)
    setLinhas((before) => before.flatMap((one, index) => (index === at ? (linha ? [linha] : []) : [one])))
  }
  const pay = (next: PagamentoDigitado[]) => {
    touch('pagamentos')
    setDigitados(next)
    setFollows(next.length === 1 && next[0]?.valor === total)
  }
  const waive = (motivo: string | null) => {
    touch('semCobranca', 'pagamentos')
    setSemCobranca(motivo)
  }
  const focusWrong = useFirstWrong(region)

  const faltas = () => {
    const found: Record<string, string> = { ...faltasDoPasso('cliente', entrada, comPosto) }
    if (linhas.length === 0) found['linhas'] = 'Diga o que foi feito.'
    if (total > 0 && semCobranca === null && pagamentos.some(({ forma }) => forma === ''))
      found['pagamentos'] = 'Escolha a forma de pagamento.'
    if (semCobranca?.trim() === '') found['semCobranca'] = 'Diga por que não se cobra.'
    return found
  }

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError) || error.unavailable) return toast.error(describeError(error))
    setProblemas(error.messages.filter(({ fieldName }) => !fieldName).map(messageText))
    setErros(Object.fromEntries(error.messages.map((one) => [one.fieldName ?? '', messageText(one)])))
    focusWrong()
  }

  const save = useTask(async () => {
    const found = faltas()
    setErros(found)
    setProblemas([])
    if (Object.keys(found).length > 0) return focusWrong()
    try {
      const { novo, consumidor, posto } = entrada
      if (novo)
        guardado.current.consumidor ??= await createConsumidor(
          corpoDoConsumidor(novo, posto),
          keys.consumidor,
        )
      const owner = novo ? guardado.current.consumidor : consumidor
      if (!owner) return
      const corpo = corpoDaEntrada(entrada, owner.id)
      const { os: stored } = guardado.current
      const os = stored
        ? await updateOrdem(stored.id, { ...corpo, versao: stored.versao })
        : await createOrdem({ ...corpo, ...(posto && { posto: { id: posto.id } }) }, keys.os)
      guardado.current.os = os
      const done = await moveOrdem(
        os.id,
        'atender',
        {
          versao: os.versao,
          linhas: wireLinhas(linhas),
          pagamentos: total > 0 && semCobranca === null ? pagamentos : [],
          ...(semCobranca !== null && { semCobranca: semCobranca.trim() }),
        },
        // A corrected request after a refusal needs another key.
        `${keys.atender}-${os.versao}`,
      )
      dirty.current = false
      keepOrdem(client, done)
      onDone(done)
    } catch (error) {
      refuse(error)
    }
  })

  return {
    entrada,
    change,
    linhas,
    add,
    setLinha,
    total,
    pagamentos,
    pay,
    semCobranca,
    waive,
    erros,
    problemas,
    save,
    dirty,
    region,
  }
}
