import {
  CATEGORIA_CHAMADO_LABELS,
  CATEGORIAS_CHAMADO,
  type Chamado,
  EQUIPE_CHAMADO_LABELS,
  EQUIPES_CHAMADO,
  PRIORIDADE_CHAMADO_LABELS,
  PRIORIDADES_CHAMADO,
} from '@app/contract/assistencia/chamado'
import { optionsOf } from '@app/contract/casca/opcoes'
import { useState } from 'react'
import { ActDialog } from '../../../../ui/dialog/act-dialog.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { moveChamado } from '../api.ts'

type Props = { chamado: Chamado; onClose: () => void; onDone: (chamado: Chamado) => void }

/** Chooses team, category and priority. */
export function ForwardDialog({ chamado, onClose, onDone }: Props) {
  const [equipe, setEquipe] = useState(chamado.equipe)
  const [categoria, setCategoria] = useState(chamado.categoria)
  const [prioridade, setPrioridade] = useState(chamado.prioridade)
  return (
    <ActDialog
      title="Encaminhar"
      subtitle={`Chamado ${chamado.numero} · ${chamado.posto.nomeFantasia}`}
      done="Chamado encaminhado."
      ready
      act={() =>
        moveChamado(chamado.id, 'encaminhar', { versao: chamado.versao, equipe, categoria, prioridade })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {() => (
        <>
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
          <p className="t2">
            As horas úteis já usadas continuam usadas. Outra equipe começa sem responsável.
          </p>
        </>
      )}
    </ActDialog>
  )
}
