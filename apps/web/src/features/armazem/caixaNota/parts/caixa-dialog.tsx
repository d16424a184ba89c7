import {
  CAIXA_SEGURANCA_LABELS,
  CAIXA_SEGURANCAS,
  CAIXA_SERVIDOR_MAXIMO,
  CAIXA_TEXTO_MAXIMO,
  type CaixaNota,
  type CaixaSeguranca,
} from '@app/contract/armazem/caixaNota'
import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredCheck, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { caixaQuery, saveCaixa } from '../api.ts'

/** The usual port of each kind. */
const PORTAS: Record<CaixaSeguranca, number> = { tls: 993, starttls: 143, nenhuma: 143 }
const SEGURANCAS = CAIXA_SEGURANCAS.map((value) => ({ value, label: CAIXA_SEGURANCA_LABELS[value] }))

type Values = {
  servidor: string
  porta: number | null
  seguranca: CaixaSeguranca
  usuario: string
  senha: string
  pasta: string
  ativa: boolean
}

const initialOf = ({ servidor, porta, seguranca, usuario, pasta, ativa }: CaixaNota): Values => ({
  servidor,
  porta,
  seguranca,
  usuario,
  senha: '',
  pasta,
  // Who opens it for the first time wants it read.
  ativa: ativa || servidor === '',
})

const isPort = (porta: number | null): porta is number =>
  porta !== null && Number.isInteger(porta) && porta >= 1 && porta <= 65_535

/** Where the notes come from by mail. */
export function CaixaDialog({ caixa, onClose }: { caixa: CaixaNota; onClose: () => void }) {
  const client = useQueryClient()
  const form = useSaveForm<Values>({
    initialValues: initialOf(caixa),
    validate: {
      servidor: requiredCheck('Servidor IMAP'),
      usuario: requiredCheck('Usuário'),
      pasta: requiredCheck('Pasta'),
      porta: (porta) => (isPort(porta) ? null : 'Informe uma porta de 1 a 65535.'),
    },
    onSave: async ({ senha, porta, ...values }) => {
      if (!isPort(porta)) return
      // An empty password keeps the stored one.
      const body = { ...values, porta, ...(senha !== '' && { senha }), versao: caixa.versao }
      await saveCaixa(body)
      toast.success(values.ativa ? 'Caixa gravada. A leitura já começou.' : 'Caixa gravada.')
      await client.invalidateQueries(caixaQuery)
      onClose()
    },
  })
  const { seguranca, porta } = form.values
  const choose = (chosen: CaixaSeguranca | '') => {
    if (chosen === '') return
    // A port that the person typed stays.
    const usual = porta === PORTAS[seguranca]
    form.setValues((before) => ({
      ...before,
      seguranca: chosen,
      ...(usual && { porta: PORTAS[chosen] }),
    }))
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Caixa de notas"
      subtitle="O e-mail a que fornecedores e clientes mandam o XML das notas."
      act={{ label: 'Salvar', run: form.submit, busy: form.saving }}
    >
      <FormElement form={form} label="Caixa de notas" className="pilha">
        <Problems of={form.problems} />
        <div className="dados">
          <TextField
            {...form.field('servidor')}
            className="g4"
            label="Servidor IMAP"
            required
            maxLength={CAIXA_SERVIDOR_MAXIMO}
            placeholder="imap.empresa.com.br"
          />
          <NumberField
            {...form.field('porta')}
            className="g2"
            label="Porta"
            required
            format={(value) => String(value)}
          />
          <SelectField
            {...form.field('seguranca')}
            className="g3"
            label="Segurança"
            options={SEGURANCAS}
            onChange={choose}
          />
          <TextField
            {...form.field('pasta')}
            className="g3"
            label="Pasta"
            required
            maxLength={CAIXA_TEXTO_MAXIMO}
            help="INBOX é a caixa de entrada."
          />
          <TextField
            {...form.field('usuario')}
            className="g3"
            label="Usuário"
            required
            autoComplete="off"
            maxLength={CAIXA_TEXTO_MAXIMO}
          />
          <TextField
            {...form.field('senha')}
            className="g3"
            label="Senha"
            type="password"
            autoComplete="new-password"
            maxLength={CAIXA_TEXTO_MAXIMO}
            help={
              caixa.temSenha
                ? 'Vazia, fica a que está guardada.'
                : 'Uma senha de aplicativo, se o servidor pedir.'
            }
          />
        </div>
        <SwitchField
          {...form.field('ativa')}
          label="Ler a caixa"
          help="A cada cinco minutos. Nada é mudado nela: as mensagens ficam como estão."
        />
      </FormElement>
    </Dialog>
  )
}
