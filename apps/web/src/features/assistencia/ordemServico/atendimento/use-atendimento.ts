import { FORMAS_PAGAMENTO } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useFirstWrong } from '../../../../ui/form/use-first-wrong.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import type { PagamentoDigitado } from '../acoes/acao-campos.ts'
import { askLink, createConsumidor, createOrdem, keepOrdem, moveOrdem, updateOrdem } from '../api.ts'
import type { ConsumidorOpcao } from '../api.ts'
import { corpoDaEntrada, corpoDoConsumidor, entradaVazia, faltasDoPasso } from '../entrada/entrada.ts'
import type { Entrada } from '../entrada/entrada.ts'
import { type FeitoOpcao, type LinhaFeita, linhaDe, totalDe, wireLinhas } from './linhas.ts'

/** How it is paid: one way, several of them, or not at all. */
export const MODOS = [...FORMAS_PAGAMENTO, 'DIVIDIDO', 'SEM'] as const
export type Modo = (typeof MODOS)[number]

/** What was concluded: the change, and the consumer's link for the receipt. */
export type Feito = { os: OrdemServico; troco: number | null; link: string | null }

/** Everything that is typed, and how far the saving came: a draft of this computer holds it. */
export type Digitado = {
  entrada: Entrada
  linhas: LinhaFeita[]
  modo: Modo | null
  digitados: PagamentoDigitado[]
  recebido: number | null
  motivo: string
  semCadastro: boolean
  /** A try with an unknown result is sent again under its keys, so that it makes one order. */
  keys: { consumidor: string; os: string; atender: string }
  guardado: { consumidor: ConsumidorOpcao | null; os: Pick<OrdemServico, 'id' | 'versao'> | null }
}

type Options = {
  comPosto: boolean
  /** Whether this person may hand out a consumer's link. */
  comLink: boolean
  onDone: (feito: Feito) => void
}

/** The address of the consumer's page for the receipt's code; the receipt is as good without. */
const linkDe = async (id: number): Promise<string | null> => {
  try {
    return (await askLink(id)).href
  } catch {
    return null
  }
}

/** The order of somebody without a record: the server knows who stands for them at the post. */
const semDono = (corpo: ReturnType<typeof corpoDaEntrada>) => ({ ...corpo, consumidor: undefined })

const pagamentosDe = (
  modo: Modo | null,
  digitados: PagamentoDigitado[],
  total: number,
): PagamentoDigitado[] => {
  if (modo === null || modo === 'SEM') return []
  if (modo === 'DIVIDIDO') return digitados.length > 0 ? digitados : [{ forma: '', valor: total }]
  return [{ forma: modo, valor: total }]
}

/** A counter service on one screen: customer, lines, payment; each is stored once, even after several tries. */
export function useAtendimento({ comPosto, comLink, onDone }: Options) {
  const client = useQueryClient()
  const [entrada, setEntrada] = useState<Entrada>(() => entradaVazia('PA'))
  const [linhas, setLinhas] = useState<LinhaFeita[]>([])
  const [modo, setPago] = useState<Modo | null>(null)
  const [digitados, setDigitados] = useState<PagamentoDigitado[]>([])
  const [recebido, setEntregue] = useState<number | null>(null)
  const [motivo, setPorque] = useState('')
  const [semCadastro, setSem] = useState(false)
  const [erros, setErros] = useState<Record<string, string>>({})
  const [problemas, setProblemas] = useState<string[]>([])
  const [keys, setKeys] = useState(() => ({ consumidor: randomId(), os: randomId(), atender: randomId() }))
  const guardado = useRef<Digitado['guardado']>({ consumidor: null, os: null })
  const dirty = useRef(false)
  const region = useRef<HTMLDivElement>(null)
  const total = totalDe(linhas)
  const pagamentos = pagamentosDe(modo, digitados, total)
  const troco = modo === 'DINHEIRO' && recebido !== null ? Math.round((recebido - total) * 100) / 100 : null

  const touch = (...campos: string[]) => {
    dirty.current = true
    setErros((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !campos.includes(name))),
    )
  }
  const change = (part: Partial<Entrada>) => {
    touch(...Object.keys(part), 'nome', 'cnpjCpf', 'telefone', 'email')
    setEntrada((before) => ({ ...before, ...part }))
    if (part.consumidor || part.novo) setSem(false)
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
  }
  const setModo = (next: Modo) => {
    touch('pagamentos', 'semCobranca', 'recebido')
    setPago(next)
  }
  const setRecebido = (next: number | null) => {
    touch('recebido')
    setEntregue(next)
  }
  const setMotivo = (next: string) => {
    touch('semCobranca')
    setPorque(next)
  }
  const setSemCadastro = (next: boolean) => {
    touch('consumidor')
    setSem(next)
  }
  const focusWrong = useFirstWrong(region)

  const faltas = () => {
    const found: Record<string, string> = { ...faltasDoPasso('cliente', entrada, comPosto) }
    if (found['consumidor']) found['consumidor'] = 'Ache o cliente, ou escolha Sem cadastro.'
    if (semCadastro) delete found['consumidor']
    if (linhas.length === 0) found['linhas'] = 'Diga o que foi feito.'
    if (total > 0 && (modo === null || pagamentos.some(({ forma }) => forma === '')))
      found['pagamentos'] = 'Escolha a forma de pagamento.'
    if (troco !== null && troco < 0) found['recebido'] = 'É menos que o total.'
    if (total > 0 && modo === 'SEM' && motivo.trim() === '')
      found['semCobranca'] = 'Diga por que não se cobra.'
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
      if (!owner && !semCadastro) return
      const corpo = owner ? corpoDaEntrada(entrada, owner.id) : semDono(corpoDaEntrada(entrada, 0))
      const { os: stored } = guardado.current
      const os = stored
        ? await updateOrdem(stored.id, { ...corpo, versao: stored.versao })
        : await createOrdem({ ...corpo, ...(posto && { posto: { id: posto.id } }) }, keys.os)
      guardado.current.os = { id: os.id, versao: os.versao }
      const done = await moveOrdem(
        os.id,
        'atender',
        {
          versao: os.versao,
          linhas: wireLinhas(linhas),
          pagamentos: total > 0 ? pagamentos : [],
          ...(total > 0 && modo === 'SEM' && { semCobranca: motivo.trim() }),
        },
        // A corrected request after a refusal needs another key.
        `${keys.atender}-${os.versao}`,
      )
      dirty.current = false
      keepOrdem(client, done)
      onDone({ os: done, troco, link: comLink && !semCadastro ? await linkDe(done.id) : null })
    } catch (error) {
      refuse(error)
    }
  })

  const digitado = useMemo(
    () => ({ entrada, linhas, modo, digitados, recebido, motivo, semCadastro, keys }),
    [entrada, linhas, modo, digitados, recebido, motivo, semCadastro, keys],
  )
  /** What is typed, for a draft: with what a try has stored already. */
  const digitadoAgora = (): Digitado => ({ ...digitado, guardado: guardado.current })
  const restore = (kept: Digitado) => {
    dirty.current = true
    setEntrada(kept.entrada)
    setLinhas(kept.linhas)
    setPago(kept.modo)
    setDigitados(kept.digitados)
    setEntregue(kept.recebido)
    setPorque(kept.motivo)
    setSem(kept.semCadastro)
    setKeys(kept.keys)
    guardado.current = kept.guardado
  }

  return {
    digitado,
    digitadoAgora,
    restore,
    entrada,
    change,
    linhas,
    add,
    setLinha,
    total,
    modo,
    setModo,
    recebido,
    setRecebido,
    troco,
    motivo,
    setMotivo,
    pagamentos,
    digitados,
    pay,
    semCadastro,
    setSemCadastro,
    erros,
    problemas,
    save,
    dirty,
    region,
  }
}
