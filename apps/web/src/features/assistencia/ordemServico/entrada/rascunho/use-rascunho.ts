import { useMemo } from 'react'
import { useDraft } from '../../../../../ui/draft/use-draft.ts'
import { PREFIXO_NOVA } from '../../rascunho/nomes.ts'
import { partFotos } from '../../rascunho/fotos.ts'
import { asRascunho, fotosDe, isVazia, parseRascunho, tituloOf } from './rascunho.ts'
import type { EntradaForm } from '../use-entrada.ts'

type Options = { usuario: number | undefined; form: EntradaForm }

/** The draft of an intake on this computer: what was typed, its photos, and how far the saving came. */
export function useRascunho({ usuario, form }: Options) {
  const { entrada, comeco, passo, pontos, save, restore, chaves, guardado } = form
  const content = useMemo(() => ({ entrada, passo, pontos }), [entrada, passo, pontos])
  const { fotos, arquivoNotaFiscal, checklist } = entrada
  const files = useMemo(
    () => ({ fotos, arquivoNotaFiscal, checklist }),
    [fotos, arquivoNotaFiscal, checklist],
  )
  const vazia = useMemo(() => isVazia(entrada, comeco), [entrada, comeco])
  return useDraft({
    usuario: usuario ?? 0,
    nome: PREFIXO_NOVA,
    parse: parseRascunho,
    readOnly: usuario === undefined,
    form: {
      content,
      files,
      unsaved: !vazia,
      saving: save.busy,
      titulo: tituloOf(entrada),
      partFiles: (most) => partFotos(fotosDe(entrada), most),
      dadosOf: (fora) =>
        asRascunho({ entrada, passo, pontos, chaves: chaves.current, guardado: guardado.current, fora }),
      restore,
    },
  })
}
