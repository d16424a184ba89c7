import { INLINE_TYPES } from '@app/contract/casca/arquivo'
import type { Arquivo } from '@app/contract/casca/arquivo'
import { ANEXO_LABELS, ANEXOS } from '@app/contract/armazem/pedido'
import type { AnexoCampo, Pedido } from '@app/contract/armazem/pedido'
import { checkAnexo } from '@app/rules/armazem/pedido'
import type { Can } from '@app/rules/armazem/pedido'
import { useState } from 'react'
import { AttachmentTile } from '../../../../ui/media/attachment-tile.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { downloadAnexo, linkAnexo } from '../api.ts'
import { cancelEnvio, startEnvio, useEnvios } from './envios.ts'
import { ACCEPT, fileProblem } from './file-check.ts'
import { takesDocuments } from '../form/locks.ts'
import type { Guardados } from '../form/use-pedido-form.ts'

type Props = {
  pedido: Pedido | null
  /** Files of an order that is not saved yet. */
  guardados: Guardados
  onGuardados: (guardados: Guardados) => void
  can: Can
  onRemove: (campo: AnexoCampo) => Promise<void>
}

/** Opens the file in a new tab, within the click, because the browser would otherwise block it. */
async function openInTab(pedidoId: number, campo: AnexoCampo) {
  const tab = window.open('', '_blank')
  try {
    const { href } = await linkAnexo(pedidoId, campo)
    if (tab) {
      tab.opener = null
      tab.location.href = href
    } else window.location.assign(href)
  } catch (error) {
    tab?.close()
    tellFailure(error)
  }
}

/**
 * The six attachments. On a saved order a file is uploaded as soon as it is chosen; on a new one it is sent with the
 * order.
 */
export function AnexosSection({ pedido, guardados, onGuardados, can, onRemove }: Props) {
  const envios = useEnvios(pedido?.id)
  const [problems, setProblems] = useState<Partial<Record<AnexoCampo, string>>>({})
  const [removing, setRemoving] = useState<AnexoCampo | null>(null)
  const filled = ANEXOS.filter((campo) => pedido?.[campo] ?? guardados[campo]).length
  const editable = can('PEDIDO_EDITAR')
  const doomed = removing && pedido?.[removing]

  const allowed = (campo: AnexoCampo, remove: boolean) =>
    editable &&
    (!pedido || checkAnexo(pedido, { campo, ocupado: pedido[campo] !== null, remove }, can) === 'ok')

  const add = (campo: AnexoCampo, file: File) => {
    const problem = fileProblem(file)
    const { [campo]: _, ...others } = problems
    setProblems(problem ? { ...others, [campo]: problem } : others)
    if (problem) return
    if (pedido) startEnvio(pedido.id, campo, file)
    else onGuardados({ ...guardados, [campo]: file })
  }

  const tileOf = (campo: AnexoCampo) => {
    const shared = {
      label: ANEXO_LABELS[campo],
      accept: ACCEPT,
      vacantText: pedido?.concluido ? 'Acrescentar documento' : 'Arraste ou escolha um arquivo',
      error: problems[campo],
      onFile: (file: File) => add(campo, file),
    }
    const envio = envios[campo]
    const stored: Arquivo | null = pedido?.[campo] ?? null
    const guardado = guardados[campo]
    if (pedido && envio)
      return (
        <AttachmentTile
          {...shared}
          file={{ filename: envio.file.name, length: envio.file.size }}
          progress={envio.progress}
          error={envio.error}
          onRemove={() => cancelEnvio(pedido.id, campo)}
          onRetry={envio.error === undefined ? undefined : () => startEnvio(pedido.id, campo, envio.file)}
        />
      )
    if (pedido && stored)
      return (
        <AttachmentTile
          {...shared}
          file={stored}
          locked={!allowed(campo, true)}
          onOpen={
            INLINE_TYPES.includes(stored.contentType) ? () => void openInTab(pedido.id, campo) : undefined
          }
          onDownload={() => void downloadAnexo(pedido.id, campo, stored.filename).catch(tellFailure)}
          onRemove={() => setRemoving(campo)}
        />
      )
    if (guardado)
      return (
        <AttachmentTile
          {...shared}
          file={{ filename: guardado.name, length: guardado.size }}
          note="vai com o pedido"
          onRemove={() => {
            const { [campo]: _, ...others } = guardados
            onGuardados(others)
          }}
        />
      )
    return <AttachmentTile {...shared} file={null} locked={!allowed(campo, false)} />
  }

  return (
    <section className="cartao" aria-labelledby="anexos-titulo">
      <header>
        <h2 id="anexos-titulo">Anexos</h2>
        <span className="fim num t2 sm">
          {filled} de {ANEXOS.length}
        </span>
      </header>
      <ul className="anexos">
        {ANEXOS.map((campo) => (
          <li key={campo}>{tileOf(campo)}</li>
        ))}
      </ul>
      {takesDocuments(pedido, can) && (
        <p className="corpo ajuda">
          {can('PEDIDO_REABRIR')
            ? 'Até a expedição, documentos podem ser acrescentados, trocados e removidos.'
            : 'Os documentos anexados ficam como estão. Os que faltam podem ser acrescentados até a expedição.'}
        </p>
      )}
      <ConfirmDialog
        opened={removing !== null}
        title={`Remover ${removing ? ANEXO_LABELS[removing] : 'anexo'}?`}
        confirmLabel="Remover arquivo"
        danger
        onCancel={() => setRemoving(null)}
        onConfirm={async () => {
          if (removing) await onRemove(removing)
          setRemoving(null)
        }}
      >
        <p>
          O arquivo <b>{doomed ? doomed.filename : ''}</b> sai do pedido {pedido?.numeroPedido}.
        </p>
      </ConfirmDialog>
    </section>
  )
}
