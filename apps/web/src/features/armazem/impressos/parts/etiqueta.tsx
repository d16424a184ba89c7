import styles from './etiqueta.module.css'
import type { Medida } from '@app/contract/armazem/impressos'
import { useEffect, type ReactNode } from 'react'

/** Paper of this size for every label of the page; the size is a setting, so no style sheet of ours can hold it. */
export function usePaperSize({ largura, altura }: Medida) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page etiqueta { size: ${largura}mm ${altura}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [largura, altura])
}

type Props = {
  label: string
  medida: Medida
  /** The size that the content is drawn for; it is made larger or smaller as a whole. */
  desenho: Medida
  children: ReactNode
}

/** A label on paper of its own size. */
export function Etiqueta({ label, medida, desenho, children }: Props) {
  const zoom = Math.min(medida.largura / desenho.largura, medida.altura / desenho.altura)
  const sized = ({ largura, altura }: Medida) => ({ width: `${largura}mm`, height: `${altura}mm` })
  return (
    <article className="volume" aria-label={label} style={sized(medida)}>
      <div className={styles.desenho} style={{ ...sized(desenho), zoom }}>
        {children}
      </div>
    </article>
  )
}
