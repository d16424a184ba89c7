import styles from './conta.module.css'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import type { FormHandles } from '../../../../ui/form/form-element.tsx'

type Props = { form: FormHandles; title: string; act: string; children: ReactNode }

/** One of the account's small forms: a card with its own button. */
export const CardForm = ({ form, title, act, children }: Props) => (
  <FormElement form={form} label={title} className="cartao">
    <header>
      <h2>{title}</h2>
    </header>
    <div className="corpo pilha">
      <Problems of={form.problems} />
      <div className="dados">{children}</div>
      <div className={styles.contaAtos}>
        <Button look="tonal" type="submit" disabled={form.saving} aria-busy={form.saving}>
          {act}
        </Button>
      </div>
    </div>
  </FormElement>
)
