import styles from './nota.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import type { NotaMensagem } from '@app/contract/armazem/nota'
import { useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'

/** More would push the note itself out of sight. */
const A_VISTA = 3

const Aviso = ({ message: { text, oQueFazer } }: { message: NotaMensagem }) => (
  <Faixa tone="warning" title={text}>
    {oQueFazer}
  </Faixa>
)

/** What the reading warns of, each with what can be done about it. None of them keeps the note out. */
export function Avisos({ messages }: { messages: readonly NotaMensagem[] }) {
  const [all, setAll] = useState(false)
  const warnings = messages.filter(({ type }) => type === 'WARNING')
  const rest = warnings.length - A_VISTA
  // One more would be as long as the button.
  const shown = all || rest <= 1 ? warnings : warnings.slice(0, A_VISTA)
  if (warnings.length === 0) return null
  return (
    <section className={styles.avisosN} aria-label={formatCount(warnings.length, 'aviso', 'avisos')}>
      {shown.map((message, index) => (
        <Aviso key={index} message={message} />
      ))}
      {shown.length < warnings.length && (
        <Button small look="quiet" icon={IconChevronDown} onClick={() => setAll(true)}>
          Mostrar mais {formatCount(rest, 'aviso', 'avisos')}
        </Button>
      )}
    </section>
  )
}
