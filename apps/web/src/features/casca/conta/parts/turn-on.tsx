import { clsx } from 'clsx'
import styles from './conta.module.css'
import type { SegundoFatorSegredo } from '@app/contract/casca/conta'
import type { User } from '@app/contract/casca/session'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fetchUser } from '../../../../platform/session/session.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { beginSecondFactor, confirmSecondFactor, sessoesQuery } from '../api.ts'
import { CodigosDialog } from './codigos.tsx'
import { Prova } from './prova.tsx'
import { Step } from './step.tsx'

const QrCode = lazy(() =>
  import('../../../../ui/print/barcode.tsx').then((module) => ({ default: module.QrCode })),
)

/** 'JBSW Y3DP …': groups of four are easier to type by hand. */
const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

type StepProps<Result> = { onDone: (result: Result) => void; onCancel: () => void }

function Password({ onDone, onCancel }: StepProps<SegundoFatorSegredo>) {
  const form = useSaveForm({
    initialValues: { senhaAtual: '' },
    onSave: async ({ senhaAtual }) => onDone(await beginSecondFactor({ senhaAtual })),
  })
  return (
    <Step form={form} act="Continuar" onCancel={onCancel}>
      <p className="t2">Confirme que é você. Depois, um código QR liga o aplicativo do seu celular.</p>
      <PasswordField {...form.field('senhaAtual')} label="Senha atual" />
    </Step>
  )
}

type ConfirmProps = StepProps<string[]> & { segredo: SegundoFatorSegredo; act: string }

function Confirm({ segredo, act, onDone, onCancel }: ConfirmProps) {
  const form = useSaveForm({
    initialValues: { codigo: '' },
    validate: { codigo: (value) => (value.trim() === '' ? 'Informe o código.' : null) },
    onSave: async ({ codigo }) => onDone((await confirmSecondFactor(codigo.trim())).codigos),
  })
  return (
    <Step form={form} act={act} onCancel={onCancel}>
      <div className={styles.contaQr}>
        <Suspense fallback={<span className="osso" />}>
          <QrCode text={segredo.otpauth} label="Código QR para o aplicativo autenticador" />
        </Suspense>
        <div className="pilha">
          <p>Leia o código com o aplicativo autenticador, ou digite esta chave nele:</p>
          <code className={clsx(styles.contaChave, 'num')}>{inFours(segredo.segredo)}</code>
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

const LIGAR = {
  title: 'Ativar a verificação em duas etapas',
  act: 'Ativar',
  done: 'Verificação em duas etapas ativada.',
}
const TROCAR = {
  title: 'Trocar de celular',
  act: 'Trocar',
  done: 'Verificação em duas etapas no celular novo.',
}

type Props = {
  opened: boolean
  /** It is already on: this moves it to another telephone. */
  troca: boolean
  onClose: () => void
  onOn: (user: User) => void
}

/**
 * Turns the second factor on: password, QR code with a first code, recovery codes. Or moves it to another telephone,
 * with a code of the current one or a recovery code; the current one stays valid until the new one has given a code.
 */
export function TurnOn({ opened, troca, onClose, onOn }: Props) {
  const client = useQueryClient()
  const words = troca ? TROCAR : LIGAR
  const [segredo, setSegredo] = useState<SegundoFatorSegredo | null>(null)
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const close = () => {
    if (codigos) {
      toast.success(`${words.done} As suas outras sessões foram encerradas.`)
      void client.invalidateQueries({ queryKey: sessoesQuery.queryKey })
      // The abilities change with this, and the codes must be seen first, so it comes last.
      void fetchUser().then(onOn, () => undefined)
    }
    onClose()
    setSegredo(null)
    setCodigos(null)
  }
  const step = codigos ? 3 : segredo ? 2 : 1
  return (
    <CodigosDialog
      opened={opened}
      onClose={close}
      title={words.title}
      subtitle={`Passo ${step} de 3`}
      codigos={codigos}
    >
      {segredo ? (
        <Confirm segredo={segredo} act={words.act} onDone={setCodigos} onCancel={close} />
      ) : troca ? (
        <Prova
          act="Continuar"
          words="Confirme que é você. O celular de agora continua valendo até o novo mostrar o primeiro código."
          onProof={async (proof) => setSegredo(await beginSecondFactor(proof))}
          onCancel={close}
        />
      ) : (
        <Password onDone={setSegredo} onCancel={close} />
      )}
    </CodigosDialog>
  )
}
