import { useMemo } from 'react'
import { useDraft } from '../../../../ui/draft/use-draft.ts'
import type { PedidoForm } from '../form/use-pedido-form.ts'
import { asRascunho, parseRascunho, tituloOf } from './rascunho.ts'
import { partArquivos } from './rascunho-files.ts'
import { nomeOf, PREFIXO_NOVO } from './rascunho-nome.ts'

type Options = { usuario: number; pedidoId: number | undefined; form: PedidoForm; readOnly: boolean }

/** The order form's draft on this computer. */
export function useRascunho({ usuario, pedidoId, form, readOnly }: Options) {
  const { record, values, codigo, guardados, faltas, erros, unsaved, saving } = form
  const content = useMemo(
    () => ({ values, codigo, guardados, faltas, linhas: erros.linhas }),
    [values, codigo, guardados, faltas, erros.linhas],
  )
  return useDraft({
    usuario,
    nome: pedidoId === undefined ? PREFIXO_NOVO : nomeOf(pedidoId),
    parse: parseRascunho,
    readOnly,
    form: {
      content,
      files: guardados,
      unsaved,
      saving,
      titulo: tituloOf(record?.numeroPedido, values),
      partFiles: (most) => partArquivos(guardados, most),
      dadosOf: (fora) =>
        asRascunho({
          base: record,
          values,
          codigo,
          faltas,
          recusas: { ...erros.linhas },
          fora,
          tentativa: form.tentativaRef.current,
        }),
      restore: form.restore,
    },
  })
}
export type RascunhoForm = ReturnType<typeof useRascunho>
