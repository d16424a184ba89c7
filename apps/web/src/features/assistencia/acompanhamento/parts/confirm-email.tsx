import {
  CODIGO_DIGITOS,
  CODIGO_MINUTOS,
  type ContaConsumidor,
} from '@app/contract/assistencia/acompanhamento'
import { errorText } from '@app/contract/casca/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import { EmailField } from '../../../../ui/fields/email-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { Problems, FormElement } from '../../../../ui/form/form-element.tsx'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { askCodigo, confirmCodigo, contaConsumidorQuery } from '../api.ts'
import styles from './mine.module.css'

type Pedido = { conta: ContaConsumidor; onAsked: () => void }

function Pedir({ conta, onAsked }: Pedido) {
  const client = useQueryClient()
  const form = useSaveForm({
    initialValues: { email: conta.provados.some(({ email }) => email === conta.email) ? '' : conta.email },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : errorText('EMAIL_INVALIDO')),
    },
    onSave: async ({ email }) => {
      client.setQueryData(contaConsumidorQuery.queryKey, await askCodigo(email.trim()))
      onAsked()
    },
  })
  return (
    <FormElement form={form} label="Confirmar e-mail" className="pilha">
      <p className="t2">
        Aparecem aqui as ordens de serviço em que o posto anotou o seu e-mail. Mandamos a ele um código, para
        ter certeza de que é seu.
      </p>
      <Problems of={form.problems} />
      <EmailField {...form.field('email')} />
      <Button look="filled" type="submit" disabled={form.saving} aria-busy={form.saving}>
        Mandar código
      </Button>
    </FormElement>
  )
}

type Digitado = { email: string; onOther: () => void; onDone: () => void }

function Digitar({ email, onOther, onDone }: Digitado) {
  const client = useQueryClient()
  const [codigo, setCodigo] = useState('')
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { busy, run: confirm } = useTask(async (digits: string) => {
    try {
      const conta = await confirmCodigo(digits)
      toast.success('E-mail confirmado.')
      client.setQueryData(contaConsumidorQuery.queryKey, conta)
      onDone()
      await client.invalidateQueries({ queryKey: ['acompanhamento'] })
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setWrong(errorText('PROVA_CODIGO'))
      else toast.error(describeError(error))
      input.current?.select()
    }
  })
  const { busy: asking, run: again } = useTask(async () => {
    await askCodigo(email)
      .then(() => {
        setCodigo('')
        setWrong(undefined)
        toast.success('Outro código a caminho. O de antes não vale mais.')
      })
      .catch(tellFailure)
  })
  const type = (text: string) => {
    setWrong(undefined)
    setCodigo(text)
    const digits = text.replaceAll(/\D/g, '')
    // The code is complete with its last digit.
    if (digits.length === CODIGO_DIGITOS && digits !== codigo.replaceAll(/\D/g, '')) confirm(digits)
  }
  return (
    <form
      className="pilha"
      aria-label="Confirmar código"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const digits = codigo.replaceAll(/\D/g, '')
        if (digits.length === CODIGO_DIGITOS) confirm(digits)
        else setWrong('Digite os seis números.')
      }}
    >
      <p className="t2">
        Se <b className={styles.quebra}>{email}</b> recebe e-mails, o código chega em instantes e vale por{' '}
        {CODIGO_MINUTOS} minutos. Olhe também no spam.
      </p>
      <TextField
        ref={input}
        label="Código do e-mail"
        name="codigo"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        spellCheck={false}
        numeric
        value={codigo}
        onChange={type}
        error={wrong}
      />
      <Button look="filled" type="submit" disabled={busy} aria-busy={busy}>
        Confirmar
      </Button>
      <div className="linha entre">
        <Button small look="quiet" disabled={asking} onClick={again}>
          Mandar outro código
        </Button>
        <Button small look="quiet" onClick={onOther}>
          Usar outro e-mail
        </Button>
      </div>
    </form>
  )
}

type Props = { conta: ContaConsumidor; onDone?: () => void }

/** Proves an address: first which, then the code that came to it. A reload comes back to the code. */
export function ConfirmEmail({ conta, onDone }: Props) {
  const [other, setOther] = useState(false)
  return conta.enviado && !other ? (
    <Digitar
      key={conta.enviado.email}
      email={conta.enviado.email}
      onOther={() => setOther(true)}
      onDone={() => onDone?.()}
    />
  ) : (
    <Pedir conta={conta} onAsked={() => setOther(false)} />
  )
}
