import type { SegundoFatorSegredo } from '@app/contract/conta'
import type { User } from '@app/contract/session'
import { lazy, Suspense, useState } from 'react'
import { fetchUser } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSaveForm } from '../../../ui/use-save-form.ts'
import { beginSecondFactor, confirmSecondFactor } from '../api.ts'
import { Codigos } from './codigos.tsx'
import { Step } from './step.tsx'

const QrCode = lazy(() => import('../../../ui/barcode.tsx').then((module) => ({ default: module.QrCode })))

/** 'JBSW Y3DP …': what has to be typed by hand is read in fours. */
const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

type StepProps<Result> = { onDone: (result: Result) => void; onCancel: () => void }

function Password({ onDone, onCancel }: StepProps<SegundoFatorSegredo>) {
  const form = useSaveForm({
    initialValues: { senhaAtual: '' },
    onSave: async ({ senhaAtual }) => onDone(await beginSecondFactor(senhaAtual)),
  })
  return (
    <Step form={form} act="Continuar" onCancel={onCancel}>
      <p className="t2">Confirme que é você. Depois, um código QR liga o aplicativo do seu celular.</p>
      <PasswordField {...form.field('senhaAtual')} label="Senha atual" />
    </Step>
  )
}

type ConfirmProps = StepProps<string[]> & { segredo: SegundoFatorSegredo }

function Confirm({ segredo, onDone, onCancel }: ConfirmProps) {
  const form = useSaveForm({
    initialValues: { codigo: '' },
    validate: { codigo: (value) => (value.trim() === '' ? 'Informe o código.' : null) },
    onSave: async ({ codigo }) => onDone((await confirmSecondFactor(codigo.trim())).codigos),
  })
  return (
    <Step form={form} act="Ligar" onCancel={onCancel}>
      <div className="conta-qr">
        <Suspense fallback={<span className="osso" />}>
          <QrCode text={segredo.otpauth} label="Código QR para o aplicativo autenticador" />
        </Suspense>
        <div className="pilha">
          <p>Leia o código com o aplicativo autenticador, ou digite esta chave nele:</p>
          <code className="conta-chave num">{inFours(segredo.segredo)}</code>
          <a className="link sm" href={segredo.otpauth}>
            Abrir no aplicativo deste aparelho
          </a>
        </div>
      </div>
      <TextField
        {...form.field('codigo')}
        label="Código do aplicativo"
        help="Os seis números que o aplicativo mostra agora."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        numeric
      />
    </Step>
  )
}

type Props = { opened: boolean; onClose: () => void; onOn: (user: User) => void }

/** Turns the second factor on: password, QR code with a first code, recovery codes. */
export function Ligar({ opened, onClose, onOn }: Props) {
  const [segredo, setSegredo] = useState<SegundoFatorSegredo | null>(null)
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const close = () => {
    // Only now: what the person may do changes with it, and the codes must be seen first.
    if (codigos) void fetchUser().then(onOn, () => undefined)
    onClose()
    setSegredo(null)
    setCodigos(null)
  }
  const step = codigos ? 3 : segredo ? 2 : 1
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Ligar o segundo fator"
      subtitle={`Passo ${step} de 3`}
      footer={
        codigos && (
          <Button look="filled" onClick={close}>
            Já guardei
          </Button>
        )
      }
    >
      {codigos ? (
        <Codigos codigos={codigos} />
      ) : segredo ? (
        <Confirm segredo={segredo} onDone={setCodigos} onCancel={close} />
      ) : (
        <Password onDone={setSegredo} onCancel={close} />
      )}
    </Dialog>
  )
}
