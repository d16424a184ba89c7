import { IconAlertOctagon } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import { beep } from '../../../../platform/device/beep.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import styles from './coletor.module.css'

export type Grito = {
  titulo: string
  texto?: string
  leu?: { nome: string; detalhe: string } | undefined
  quer?: { nome: string; detalhe: string } | undefined
}

export const TITULOS_GRITO = {
  LEITURA_PRODUTO: 'Produto errado',
  LEITURA_LOTE: 'Lote errado',
  LEITURA_ILEGIVEL: 'Não deu para ler',
} as const

/** How the red page names a line. */
export const nameOf = (linha: LinhaLida & { endereco?: string | null }) => ({
  nome: linha.descricao,
  detalhe: [linha.codigoProduto, linha.lote && `lote ${linha.lote}`, linha.endereco]
    .filter(Boolean)
    .join(' · '),
})

/** The sound and the shake of a reading that does not count. */
export const refuse = (): void => {
  beep(false)
  navigator.vibrate?.(400)
}

const Parte = ({ label, nome, detalhe }: { label: string; nome: string; detalhe: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {nome}
      <small className="num">{detalhe}</small>
    </dd>
  </div>
)

type Props = { grito: Grito; button: string; onClose: () => void }

/** The whole page in red until the button is pressed; no reading counts meanwhile. */
export function Grita({ grito, button, onClose }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <>
      <main className={styles.grita} role="alert">
        <Icon of={IconAlertOctagon} />
        <h2>{grito.titulo}</h2>
        {grito.texto && <p>{grito.texto}</p>}
        {(grito.leu || grito.quer) && (
          <dl>
            {grito.leu && <Parte label="Você leu" {...grito.leu} />}
            {grito.quer && <Parte label="O pedido quer" {...grito.quer} />}
          </dl>
        )}
      </main>
      <footer className={clsx(styles.pe, styles.peGrita)}>
        <Button ref={close} className={styles.todo} onClick={onClose}>
          {button}
        </Button>
      </footer>
    </>
  )
}
