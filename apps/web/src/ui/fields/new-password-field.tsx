import './new-password.css'
import { SENHA_MAXIMA, SENHA_MINIMA } from '@app/contract/casca/cadastro'
import type { Forca } from '@app/contract/casca/cadastro'
import { forcaRotulo } from '@app/rules/casca/senha'
import { useEffect, useState } from 'react'
import { estimate } from '../../platform/session/strength.ts'
import type { Dono } from '../../platform/session/strength.ts'
import { PasswordField } from './password-field.tsx'
import type { PasswordFieldProps } from './password-field.tsx'

type Props = Omit<PasswordFieldProps, 'help'> & {
  /** The lowest accepted score. */
  minima: Forca
  dono: Dono
  help?: string
}

/** An estimate starts after this pause in typing. */
const PAUSE_MS = 150
const LEVELS = ['baixa', 'baixa', 'media', 'alta', 'alta'] as const

/** The score of the typed password; `null` while it is unknown. */
function useStrength(senha: string, { nome = '', email = '' }: Dono): Forca | null {
  const [known, setKnown] = useState<{ senha: string; forca: Forca } | null>(null)
  useEffect(() => {
    if (senha === '') return undefined
    let over = false
    const timer = setTimeout(() => {
      // If it cannot be loaded, the server still judges.
      estimate(senha, { nome, email }).then(
        (forca) => (over ? undefined : setKnown({ senha, forca })),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [senha, nome, email])
  // The last score stays until the next one is there, so that the bars do not flicker.
  return senha === '' ? null : (known?.forca ?? null)
}

const Meter = ({ forca }: { forca: Forca | null }) => (
  <span className="forca" data-nivel={forca === null ? undefined : LEVELS[forca]}>
    {forca !== null && (
      <span className="forca-barras" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <i key={bar} className={bar < Math.max(1, forca) ? 'cheia' : undefined} />
        ))}
      </span>
    )}
    <span aria-live="polite">
      {forca !== null && (
        <>
          Força: <b>{forcaRotulo(forca)}</b>
        </>
      )}
    </span>
  </span>
)

/** A new password with its strength in words and bars (spec §5). The dictionaries load on the first input. */
export function NewPasswordField({ minima, dono, help, ...field }: Props) {
  const forca = useStrength(field.value, dono)
  const rule = `${SENHA_MINIMA} caracteres ou mais, força ${forcaRotulo(minima)} ou melhor.`
  return (
    <PasswordField
      autoComplete="new-password"
      maxLength={SENHA_MAXIMA}
      {...field}
      help={
        <>
          <Meter forca={forca} />
          {help ? `${rule} ${help}` : rule}
        </>
      }
    />
  )
}
