import type { NotaLinha } from '@app/contract/armazem/nota'
import { formatCount, formatInteger, sentence } from '../../../../platform/text/format.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import type { Item } from './fila.ts'
import { sendReady } from './leitor.ts'

const ORIGEM_WORDS = {
  memoria: 'como na última nota do emitente',
  ean: 'pelo código de barras',
  codigo: 'pelo código do produto',
} as const

/**
 * The sources of the products: '12 itens com produto, 10 como na última nota do emitente e 2 pelo código de barras'.
 */
function itensWords(linhas: readonly NotaLinha[]) {
  const parts = (['memoria', 'ean', 'codigo'] as const).flatMap((origem) => {
    const count = linhas.filter((linha) => linha.origem === origem).length
    return count > 0 ? [`${formatInteger(count)} ${ORIGEM_WORDS[origem]}`] : []
  })
  const list = new Intl.ListFormat('pt-BR').format(parts)
  return [`${formatCount(linhas.length, 'item', 'itens')}, com produto`, list].filter(Boolean).join(': ')
}

/** Shows the contents of the ready notes, and the sources of their products, before they are sent together. */
export function SendDialog({
  itens,
  opened,
  onClose,
}: {
  itens: readonly Item[]
  opened: boolean
  onClose: () => void
}) {
  const leituras = itens.flatMap(({ estado }) => (estado.tipo === 'lida' ? [estado.leitura] : []))
  const warned = leituras.filter(({ messages }) => messages.some(({ type }) => type === 'WARNING')).length
  return (
    <ConfirmDialog
      opened={opened}
      title={`Enviar ${formatCount(itens.length, 'nota', 'notas')}?`}
      confirmLabel={`Enviar ${formatCount(itens.length, 'nota', 'notas')}`}
      onConfirm={() => {
        onClose()
        void sendReady()
      }}
      onCancel={onClose}
    >
      <div className="pilha">
        <p>
          {sentence(itensWords(leituras.flatMap(({ linhas }) => linhas)))}
          {warned > 0 && ` ${formatCount(warned, 'nota tem avisos', 'notas têm avisos')}.`}
        </p>
        <p>O estoque não muda agora: só quando o recebimento de cada nota for confirmado.</p>
      </div>
    </ConfirmDialog>
  )
}
