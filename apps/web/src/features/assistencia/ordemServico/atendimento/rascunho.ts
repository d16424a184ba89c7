import { useMemo } from 'react'
import type { FileLeft } from '../../../../ui/draft/use-draft.ts'
import { useDraft } from '../../../../ui/draft/use-draft.ts'
import { PREFIXO_PA } from '../rascunho/nomes.ts'
import type { Digitado, useAtendimento } from './use-atendimento.ts'

/** Increased when the shape of a draft changes, because drafts of another release are not read. */
const FORMATO = 1

/** The content of a counter service's draft. */
type RascunhoPa = { formato: typeof FORMATO; digitado: Digitado; fora: readonly FileLeft[] }

const isRascunho = (dados: unknown): dados is RascunhoPa =>
  typeof dados === 'object' && dados !== null && 'formato' in dados && dados.formato === FORMATO

type Aberto = Pick<Digitado, 'entrada' | 'linhas'>

/** 'Pronto atendimento · Moema Guará · Troca de bateria, Pino' */
const tituloDe = ({ entrada, linhas }: Aberto) =>
  [
    'Pronto atendimento',
    (entrada.novo ?? entrada.consumidor)?.nome.trim(),
    linhas.map(({ titulo }) => titulo).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')

/** Whether there is nothing to keep yet. */
const isVazio = ({ entrada, linhas }: Aberto) =>
  linhas.length === 0 && entrada.consumidor === null && entrada.novo === null

type Options = { usuario: number | undefined; form: ReturnType<typeof useAtendimento> }

/** The draft of a counter service on this computer. */
export function useRascunhoPa({ usuario, form }: Options) {
  const { digitado, digitadoAgora, restore, save } = form
  const files = useMemo(() => ({}), [])
  return useDraft<RascunhoPa>({
    usuario: usuario ?? 0,
    nome: PREFIXO_PA,
    parse: (dados) => (isRascunho(dados) ? dados : null),
    readOnly: usuario === undefined,
    form: {
      content: digitado,
      files,
      unsaved: !isVazio(digitado),
      saving: save.busy,
      titulo: tituloDe(digitado),
      partFiles: () => ({ kept: {}, left: [] }),
      dadosOf: (fora) => ({ formato: FORMATO, digitado: digitadoAgora(), fora }),
      restore: ({ digitado: kept }) => restore(kept),
    },
  })
}
