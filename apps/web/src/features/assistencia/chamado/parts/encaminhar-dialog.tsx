import {
  CATEGORIA_CHAMADO_LABELS,
  CATEGORIAS_CHAMADO,
  type Chamado,
  EQUIPE_CHAMADO_LABELS,
  EQUIPES_CHAMADO,
  PRIORIDADE_CHAMADO_LABELS,
  PRIORIDADES_CHAMADO,
} from '@app/contract/assistencia/chamado'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { moveChamado } from '../api.ts'

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

type Props = { chamado: Chamado; onClose: () => void; onDone: (chamado: Chamado) => void }

/** Chooses team, category and priority. */
export function EncaminharDialog({ chamado, onClose, onDone }: Props) {
  const [equipe, setEquipe] = useState(chamado.equipe)
  const [categoria, setCategoria] = useState(chamado.categoria)
  const [prioridade, setPrioridade] = useState(chamado.prioridade)
  const [trouble, setTrouble] = useState<string>()
  const { busy, run } = useTask(async () => {
    try {
      onDone(
        await moveChamado(chamado.id, 'encaminhar', {
          versao: chamado.versao,
          equipe,
          categoria,
          prioridade,
        }),
      )
      toast.success('Chamado encaminhado.')
      onClose()
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Encaminhar"
      subtitle={`Chamado ${chamado.numero} · ${chamado.posto.nomeFantasia}`}
      act={{ label: 'Encaminhar', run, busy }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="Nada foi alterado.">
            {trouble}
          </Faixa>
        )}
        <SelectField
          label="Equipe"
          value={equipe}
          onChange={(chosen) => chosen && setEquipe(chosen)}
          options={optionsOf(EQUIPES_CHAMADO, EQUIPE_CHAMADO_LABELS)}
        />
        <SelectField
          label="Categoria"
          value={categoria}
          onChange={(chosen) => chosen && setCategoria(chosen)}
          options={optionsOf(CATEGORIAS_CHAMADO, CATEGORIA_CHAMADO_LABELS)}
        />
        <SelectField
          label="Prioridade"
          value={prioridade}
          onChange={(chosen) => chosen && setPrioridade(chosen)}
          options={optionsOf(PRIORIDADES_CHAMADO, PRIORIDADE_CHAMADO_LABELS)}
        />
        <p className="t2">As horas úteis já usadas continuam usadas. Outra equipe começa sem responsável.</p>
      </div>
    </Dialog>
  )
}
