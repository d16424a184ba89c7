import { useState } from 'react'
import { fetchUser } from '../../../../platform/session/session.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { endSecondFactor, renewRecoveryCodes } from '../api.ts'
import { CodigosDialog } from './codigos.tsx'
import { Step } from './step.tsx'

type Proof = { senhaAtual: string; codigo: string }

type ProvaProps = {
  act: string
  danger?: boolean
  words: string
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

/** Asks for password and a code of the app or a recovery code, because a stolen open session has neither. */
export function Prova({ act, danger = false, words, onProof, onCancel }: ProvaProps) {
  const form = useSaveForm<Proof>({
    initialValues: { senhaAtual: '', codigo: '' },
    validate: {
      senhaAtual: (value) => (value === '' ? requiredText('Senha atual') : null),
      codigo: (value) => (value.trim() === '' ? requiredText('Código') : null),
    },
    onSave: ({ senhaAtual, codigo }) => onProof({ senhaAtual, codigo: codigo.trim() }),
  })
  return (
    <Step form={form} act={act} danger={danger} onCancel={onCancel}>
      <p>{words}</p>
      <PasswordField {...form.field('senhaAtual')} label="Senha atual" />
      <TextField
        {...form.field('codigo')}
        label="Código"
        help="Do aplicativo, ou um código de recuperação."
        autoComplete="one-time-code"
        maxLength={20}
        spellCheck={false}
        numeric
      />
    </Step>
  )
}

type Props = { opened: boolean; onClose: () => void }

/** Turns the second factor off, if the profile allows it. */
export const TurnOff = ({ opened, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} title="Desativar a verificação em duas etapas">
    <Prova
      act="Desativar"
      danger
      words="Daqui em diante só a senha protege a sua conta. Para usar outro celular não é preciso desativar: use “Trocar de celular”."
      onProof={async (proof) => {
        await endSecondFactor(proof)
        await fetchUser()
        toast.success('Verificação em duas etapas desativada.')
        onClose()
      }}
      onCancel={onClose}
    />
  </Dialog>
)

/** New recovery codes; the old ones end. */
export function NovosCodigos({ opened, onClose }: Props) {
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const close = () => {
    onClose()
    setCodigos(null)
  }
  return (
    <CodigosDialog opened={opened} onClose={close} title="Novos códigos de recuperação" codigos={codigos}>
      <Prova
        act="Gerar códigos"
        words="Os códigos que você salvou antes deixam de valer."
        onProof={async (proof) => setCodigos((await renewRecoveryCodes(proof)).codigos)}
        onCancel={close}
      />
    </CodigosDialog>
  )
}
