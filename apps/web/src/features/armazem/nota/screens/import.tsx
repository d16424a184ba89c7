import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import entradaStyles from '../fila/entrada.module.css'
import { IconFiles, IconUpload } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { Chegaram } from '../fila/chegaram.tsx'
import { EventosAEspera } from '../fila/eventos-a-espera.tsx'
import { FilaCard } from '../fila/fila-card.tsx'
import { emptyFila, getFila, subscribeFila } from '../fila/fila.ts'
import type { Item } from '../fila/fila.ts'
import { Importada } from '../formulario/importada.tsx'
import { Recentes } from '../fila/recentes.tsx'
import { DropFiles } from '../fila/drop-files.tsx'
import { notaTitle } from '../words.ts'

type Props = {
  /** The file in the address, among those in progress. */
  arquivo: number | undefined
  onArquivo: (arquivo: number | undefined) => void
}

const subtitleOf = (item: Item | undefined) => {
  if (!item) return 'Do XML ao estoque'
  const infNFe = 'leitura' in item.estado ? item.estado.leitura.nfe?.infNFe : undefined
  return infNFe ? notaTitle(infNFe) : item.fonte.nome
}

/** Whether a closed window would lose files. */
const hasUnsent = () =>
  getFila().itens.some(({ estado }) => ['fila', 'lendo', 'lida', 'enviando'].includes(estado.tipo))

/** /notas: from a note's file to the stored note (spec §2). */
export function ImportNotas({ arquivo, onArquivo }: Props) {
  const fila = useSyncExternalStore(subscribeFila, getFila)
  const { itens, fora } = fila
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: hasUnsent })
  const among = itens.length > 1
  const open = among ? itens.find(({ id }) => id === arquivo) : itens[0]
  const leave = () => {
    if (among) onArquivo(undefined)
    else emptyFila()
  }
  return (
    <Page
      title="Importar Nota Fiscal"
      subtitle={subtitleOf(open)}
      {...(open && among && { back: '/notas' })}
      actions={
        open && (
          <Button small icon={among ? IconFiles : IconUpload} iconOnPhone onClick={leave}>
            {among ? 'Ver os arquivos' : 'Importar outra'}
          </Button>
        )
      }
    >
      {open ? (
        <Importada key={open.id} item={open} among={among} onLeave={leave} />
      ) : (
        <div className={clsx(styles.notaN, entradaStyles.filaN)}>
          <DropFiles compact={among} />
          {!among && fora.length > 0 && (
            <Faixa tone="warning" title="Nenhuma nota para importar.">
              {fora.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Faixa>
          )}
          {among ? (
            <FilaCard fila={fila} onOpen={onArquivo} />
          ) : (
            <>
              <Chegaram />
              <EventosAEspera />
              <Recentes />
            </>
          )}
        </div>
      )}
    </Page>
  )
}
