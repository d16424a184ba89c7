import { IconBackspace } from '@tabler/icons-react'
import { Icon } from '../../../../ui/page/icon.tsx'
import styles from './coletor.module.css'

/** Digits that a quantity has at most; more is a typing error. */
const MAXIMO = 9

/** What is typed after a key: at most one comma, and four decimals after it. */
export const typeKey = (texto: string, tecla: string): string => {
  if (tecla === '⌫') return texto.slice(0, -1)
  if (tecla === ',') return texto.includes(',') ? texto : `${texto || '0'},`
  const decimals = texto.split(',')[1]
  if (decimals !== undefined && decimals.length >= 4) return texto
  if (texto.length >= MAXIMO) return texto
  return texto === '0' ? tecla : texto + tecla
}

const TECLAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The own keys of a collector, for gloves: the phone's keyboard never covers the screen. */
export function Teclado({ inteiro, onTecla }: { inteiro: boolean; onTecla: (tecla: string) => void }) {
  const key = (tecla: string) => (
    <button key={tecla} type="button" className="num" onClick={() => onTecla(tecla)}>
      {tecla}
    </button>
  )
  return (
    <div className={styles.teclado} role="group" aria-label="Teclado">
      {TECLAS.map(key)}
      <button type="button" aria-label="Apagar" onClick={() => onTecla('⌫')}>
        <Icon of={IconBackspace} />
      </button>
      {key('0')}
      {inteiro ? <span /> : key(',')}
    </div>
  )
}
