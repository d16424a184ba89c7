import { ACAO_OS_LABELS } from '@app/contract/assistencia/ordemServico'
import type { LinhaTipo, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { keepOrdem, moveOrdem } from '../api.ts'
import { OsMudou, useOsVista } from '../ficha/os-vista.tsx'
import { OrcamentoLinhaFields } from './orcamento-linha.tsx'
import { faltasDoOrcamento } from './orcamento-faltas.ts'
import { linhaDoCorpo, changeLinha, linhaDaOs } from './orcamento-model.ts'
import type { LinhaForm } from './orcamento-model.ts'
import { useNomeDaOs } from '../ficha/nome.ts'

type Values = { linha: LinhaForm; motivo: string }

const TIPOS: { value: LinhaTipo; label: string }[] = [
  { value: 'PECA', label: 'Peça' },
  { value: 'SERVICO', label: 'Serviço' },
]

const faltas = ({ linha, motivo }: Values) => ({
  ...Object.fromEntries(
    Object.entries(faltasDoOrcamento({ linhas: [linha] })).map(([path, words]) => [
      path.replace('linhas.0', 'linha'),
      words,
    ]),
  ),
  ...(motivo.trim() === '' && { motivo: requiredText('Por que é preciso') }),
})

/** A line that is added during the repair (decisions 45); the consumer answers first when it costs something. */
export function RequestPecaDialog({ os, onClose }: { os: OrdemServico; onClose: () => void }) {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const vista = useOsVista(os)
  const [key] = useState(randomId)
  const form = useSaveForm<Values>({
    initialValues: { linha: linhaDaOs('PECA', 'nova', os), motivo: '' },
    validate: faltas,
    onSave: async ({ linha, motivo }) => {
      const body = { linha: linhaDoCorpo(linha), motivo: motivo.trim(), versao: vista.versao }
      const saved = await moveOrdem(os.id, 'pedirPeca', body, key)
      keepOrdem(client, saved)
      toast.success(
        saved.orcamento?.aberto
          ? `${nome(saved)}: espera a resposta do cliente.`
          : `${nome(saved)}: peça acrescentada.`,
      )
      onClose()
    },
    onRefused: vista.recusada,
  })
  const { linha } = form.values
  const { onChange } = form.field('linha')
  const possivel = os.proximasAcoes.includes('pedirPeca')
  const paga = linha.garantia !== 'sim' && (linha.valorFinal ?? 0) > 0
  const label = ACAO_OS_LABELS.pedirPeca
  return (
    <Dialog
      opened
      onClose={onClose}
      size="wide"
      title={label}
      subtitle={`${nome(os)} · ${os.consumidor.nome}`}
      act={{
        label: paga ? 'Pedir a resposta do cliente' : 'Acrescentar',
        run: () => void form.submit(),
        busy: form.saving,
        disabled: vista.mudou || !possivel,
      }}
    >
      <FormElement form={form} label={label} className="pilha">
        <OsMudou os={os} vista={vista} possivel={possivel} />
        <Problems of={form.problems} />
        <p className="t2">
          O que não custa nada ao cliente entra na hora. O que custa vai como versão nova do orçamento, e o
          conserto espera a resposta.
        </p>
        <SelectField
          label="O que falta"
          options={TIPOS}
          value={linha.tipo}
          error={null}
          onChange={(tipo) => onChange(linhaDaOs(tipo as LinhaTipo, 'nova', os))}
        />
        <OrcamentoLinhaFields
          key={linha.tipo}
          linha={linha}
          numero={1}
          errorAt={(name) => form.errorAt(`linha.${name}`)}
          onChange={(part) => onChange(changeLinha(linha, part))}
        />
        <TextAreaField
          label="Por que é preciso"
          required
          rows={3}
          maxLength={500}
          {...form.field('motivo')}
        />
      </FormElement>
    </Dialog>
  )
}
