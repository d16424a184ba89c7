import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { FileLeft } from '../../../../../ui/draft/use-draft.ts'
import type { ConsumidorOpcao } from '../../api.ts'
import type { Ponto } from '../../checklist/checklist.ts'
import {
  comDados,
  fotosDasRespostas,
  respostasComDados,
  respostasSemDados,
  semDados,
} from '../../rascunho/fotos.ts'
import type { FotoGuardada, RespostasGuardadas } from '../../rascunho/fotos.ts'
import { entradaVazia } from '../entrada.ts'
import type { Entrada, Passo } from '../entrada.ts'
import type { FotoNova } from '../../fotos/fotos.ts'

/** Increased when the shape of a draft changes, because drafts of another release are not read. */
const FORMATO = 1

/** The records that a try has stored; the next try continues from there and does not store them twice. */
export type Guardado = {
  consumidor: ConsumidorOpcao | null
  os: Pick<OrdemServico, 'id' | 'versao'> | null
}

export type Chaves = { consumidor: string; os: string; abrir: string }

/** What the customer does with his own hand after he has read: it is asked for again. */
type DeNovo = 'assinatura' | 'condicoes'

/** The content of an intake's draft. */
export type RascunhoEntrada = {
  formato: typeof FORMATO
  entrada: Omit<Entrada, 'fotos' | 'arquivoNotaFiscal' | 'checklist' | DeNovo> & {
    fotos: FotoGuardada[]
    arquivoNotaFiscal: FotoGuardada | null
    checklist: RespostasGuardadas
  }
  passo: Passo
  pontos: readonly Ponto[]
  /** A try with an unknown result is sent again under its keys, so that it makes one order. */
  chaves: Chaves
  guardado: Guardado
  fora: readonly FileLeft[]
}

type Digitado = Omit<RascunhoEntrada, 'formato' | 'entrada'> & { entrada: Entrada }

export const asRascunho = ({ entrada, ...rest }: Digitado): RascunhoEntrada => {
  const { assinatura: _, condicoes: __, ...typed } = entrada
  return {
    formato: FORMATO,
    ...rest,
    entrada: {
      ...typed,
      fotos: entrada.fotos.map(semDados),
      arquivoNotaFiscal: entrada.arquivoNotaFiscal && semDados(entrada.arquivoNotaFiscal),
      checklist: respostasSemDados(entrada.checklist),
    },
  }
}

const isRascunho = (dados: unknown): dados is RascunhoEntrada =>
  typeof dados === 'object' && dados !== null && 'formato' in dados && dados.formato === FORMATO

/** The stored draft, or `null` when another release wrote it. */
export const parseRascunho = (dados: unknown): RascunhoEntrada | null => (isRascunho(dados) ? dados : null)

/** The intake as it was typed, to be signed and accepted anew. */
export async function entradaDe(
  { entrada }: RascunhoEntrada,
  files: Readonly<Record<string, File>>,
): Promise<Entrada> {
  const { arquivoNotaFiscal: nota } = entrada
  const [arquivoNotaFiscal = null] = await comDados(nota ? [nota] : [], files)
  return {
    ...entradaVazia(entrada.osType ?? 'OS'),
    ...entrada,
    fotos: await comDados(entrada.fotos, files),
    arquivoNotaFiscal,
    checklist: await respostasComDados(entrada.checklist, files),
  }
}

export const fotosDe = ({ fotos, arquivoNotaFiscal, checklist }: Entrada): FotoNova[] => [
  ...fotos,
  ...(arquivoNotaFiscal ? [arquivoNotaFiscal] : []),
  ...fotosDasRespostas(checklist),
]

/** Whether there is nothing to keep yet. */
export const isVazia = (entrada: Entrada, comeco: Entrada = entradaVazia(entrada.osType ?? 'OS')): boolean =>
  fotosDe(entrada).length === 0 && JSON.stringify(entrada) === JSON.stringify(comeco)

/** The title of a draft: 'Nova OS · Lia Portela · Náutico 42 · AB1'. */
export const tituloOf = ({ novo, consumidor, modelo, numeroSerie }: Entrada) =>
  ['Nova OS', (novo ?? consumidor)?.nome.trim(), modelo?.descricao, numeroSerie.trim().toUpperCase()]
    .filter(Boolean)
    .join(' · ')
