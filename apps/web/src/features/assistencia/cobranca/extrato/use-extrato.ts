import { EXTRATO_MB, type ExtratoPrevia, type LancamentoDoExtrato } from '@app/contract/assistencia/cobranca'
import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { useRef, useState } from 'react'
import { base64Of } from '../../../../platform/device/base64.ts'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { confirmExtrato, readExtrato } from '../api.ts'

/** A charge chosen for a row. */
export type Escolhida = { id: number; versao: number; posto: { id: number; nomeFantasia: string } }

type Escolhas = ReadonlyMap<number, Escolhida>
type Aberto = { arquivo: ArquivoInput; previa: ExtratoPrevia }

/** The proposed charge of a row. */
const proposta = ({ opcoes, escolhida }: LancamentoDoExtrato): Escolhida | undefined => {
  const cobranca = opcoes.find((opcao) => opcao.cobranca.id === escolhida)?.cobranca
  return cobranca && { id: cobranca.id, versao: cobranca.versao, posto: cobranca.posto }
}

const propostas = ({ lancamentos }: ExtratoPrevia): Escolhas =>
  new Map(
    lancamentos.flatMap((lancamento) => {
      const found = proposta(lancamento)
      return found ? [[lancamento.linha, found] as const] : []
    }),
  )

/** Which of the sent rows were refused, and why. */
const recusadas = (error: unknown, linhas: readonly number[]): ReadonlyMap<number, string> => {
  if (!(error instanceof ApiError) || error.status !== 409) return new Map()
  return new Map(
    error.messages.flatMap(({ fieldName, text }) => {
      const linha = linhas[Number(/^escolhas\[(\d+)\]/.exec(fieldName ?? '')?.[1])]
      return linha === undefined ? [] : [[linha, text ?? ''] as const]
    }),
  )
}

/** A bank's file, the charges chosen for its rows, and their confirmation. */
export function useExtrato(onDone: (confirmado: Awaited<ReturnType<typeof confirmExtrato>>) => void) {
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const [escolhas, setEscolhas] = useState<Escolhas>(new Map())
  const [problemas, setProblemas] = useState<ReadonlyMap<number, string>>(new Map())
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())

  const reading = useTask(async (file: File) => {
    setTrouble(null)
    if (file.size > EXTRATO_MB * 1024 * 1024)
      return setTrouble(`O extrato passa de ${EXTRATO_MB} MB. Baixe um período menor.`)
    try {
      const arquivo = { filename: file.name, length: file.size, data: await base64Of(file) }
      const previa = await readExtrato(arquivo)
      setAberto({ arquivo, previa })
      setEscolhas(propostas(previa))
      setProblemas(new Map())
    } catch (error) {
      setTrouble(
        error instanceof ApiError ? describeError(error) : 'O navegador não conseguiu ler o arquivo.',
      )
    }
  })

  /** Reads the file again after a refusal: the refused rows are chosen anew, the others stay as they are. */
  const readAgain = async ({ arquivo }: Aberto, recusas: ReadonlyMap<number, string>) => {
    const previa = await readExtrato(arquivo)
    const ainda = new Set(previa.lancamentos.map(({ linha }) => linha))
    setAberto({ arquivo, previa })
    setEscolhas((before) => new Map([...before].filter(([linha]) => ainda.has(linha) && !recusas.has(linha))))
    setProblemas(recusas)
  }

  const confirming = useTask(async () => {
    if (!aberto) return
    setTrouble(null)
    const sent = [...escolhas]
    const body = sent.map(([linha, { id, versao }]) => ({ linha, cobranca: { id, versao } }))
    try {
      onDone(await confirmExtrato({ arquivo: aberto.arquivo, escolhas: body }, key.current))
    } catch (error) {
      key.current = randomId()
      const recusas = recusadas(
        error,
        sent.map(([linha]) => linha),
      )
      if (recusas.size === 0) return setTrouble(describeError(error))
      await readAgain(aberto, recusas).catch((again: unknown) => setTrouble(describeError(again)))
    }
  })

  return {
    arquivo: aberto?.arquivo,
    previa: aberto?.previa,
    escolhas,
    problemas,
    trouble,
    reading: reading.busy,
    read: reading.run,
    confirming: confirming.busy,
    confirm: confirming.run,
    choose: (linhas: readonly number[], cobranca: Escolhida | null | 'proposta') =>
      setEscolhas((before) => {
        const after = new Map(before)
        for (const linha of linhas) {
          const lancamento = aberto?.previa.lancamentos.find((each) => each.linha === linha)
          const found = cobranca === 'proposta' ? lancamento && proposta(lancamento) : cobranca
          if (found) after.set(linha, found)
          else after.delete(linha)
        }
        return after
      }),
    close: () => setAberto(null),
  }
}
export type Extrato = ReturnType<typeof useExtrato>
