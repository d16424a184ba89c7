import { DIAS_VENCIMENTO } from '@app/contract/assistencia/cobranca'
import type { PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../../ui/dialog/act-dialog.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { changeVencimento, planoDoPostoQuery } from '../api.ts'

const DIAS = DIAS_VENCIMENTO.map((dia) => ({ value: String(dia), label: `Dia ${dia}` }))

type Props = { posto: number; dados: PlanoDoPosto; onClose: () => void }

/** Another day of the month for a post's charges to come. */
export function ChangeVencimentoDialog({ posto, dados, onClose }: Props) {
  const client = useQueryClient()
  const [dia, setDia] = useState(String(dados.diaVencimento))
  const diaVencimento = DIAS_VENCIMENTO.find((each) => String(each) === dia)
  return (
    <ActDialog
      title="Dia do vencimento"
      label="Mudar o dia"
      subtitle={dados.posto.nomeFantasia}
      done="Dia do vencimento mudado."
      ready={diaVencimento !== undefined}
      act={async () =>
        diaVencimento === undefined ? dados : changeVencimento(posto, { diaVencimento, versao: dados.versao })
      }
      onDone={(changed) => client.setQueryData(planoDoPostoQuery(posto).queryKey, changed)}
      onClose={onClose}
    >
      {() => (
        <SelectField
          label="Vence todo dia"
          options={DIAS}
          value={dia}
          help="Vale para as próximas cobranças; as que já foram feitas continuam no dia delas."
          onChange={setDia}
        />
      )}
    </ActDialog>
  )
}
