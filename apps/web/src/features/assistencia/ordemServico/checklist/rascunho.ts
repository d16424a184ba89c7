import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useMemo } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import type { FileLeft } from '../../../../ui/draft/use-draft.ts'
import { useDraft } from '../../../../ui/draft/use-draft.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import { fotosDasRespostas, partFotos, respostasComDados, respostasSemDados } from '../rascunho/fotos.ts'
import type { RespostasGuardadas } from '../rascunho/fotos.ts'
import { nomeDaQualidade } from '../rascunho/nomes.ts'
import type { Respostas } from './checklist.ts'

/** Increased when the shape of a draft changes, because drafts of another release are not read. */
const FORMATO = 1

/** The content of a quality check's draft. */
type RascunhoQualidade = {
  formato: typeof FORMATO
  /** Which repair was checked: answers about an earlier one say nothing of the next. */
  reparo: string | null
  respostas: RespostasGuardadas
  fora: readonly FileLeft[]
}

const isRascunho = (dados: unknown): dados is RascunhoQualidade =>
  typeof dados === 'object' && dados !== null && 'formato' in dados && dados.formato === FORMATO

type Options = {
  os: OrdemServico
  /** Whether this person may check the repair now. */
  possivel: boolean
  respostas: Respostas
  onRestore: (respostas: Respostas) => void
}

/** The draft of a quality check on this computer: each answer with its words and photos. */
export function useRascunhoQualidade({ os, possivel, respostas, onRestore }: Options) {
  const usuario = useUser()?.id
  const nome = useNomeDaOs()
  const content = useMemo(() => ({ respostas }), [respostas])
  return useDraft<RascunhoQualidade>({
    usuario: usuario ?? 0,
    nome: nomeDaQualidade(os.id),
    parse: (dados) => (isRascunho(dados) && dados.reparo === os.dataReparo ? dados : null),
    readOnly: usuario === undefined || !possivel,
    form: {
      content,
      files: content,
      unsaved: Object.keys(respostas).length > 0,
      // Its acts carry their keys by the order's version, so a try needs no draft of its own.
      saving: false,
      titulo: `Controle de qualidade · ${nome(os)} · ${os.consumidor.nome}`,
      partFiles: (most) => partFotos(fotosDasRespostas(respostas), most),
      dadosOf: (fora) => ({
        formato: FORMATO,
        reparo: os.dataReparo,
        respostas: respostasSemDados(respostas),
        fora,
      }),
      restore: async (dados, files) => onRestore(await respostasComDados(dados.respostas, files)),
    },
  })
}
