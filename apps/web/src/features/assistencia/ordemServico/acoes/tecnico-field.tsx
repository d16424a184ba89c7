import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../../../ui/fields/field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { tecnicosQuery } from '../api.ts'

type Props = FieldProps & { os: OrdemServico; value: number | null; onChange: (id: number | null) => void }

/** One of the post who repairs; without a choice the watch is nobody's. */
export function TecnicoField({ os, value, onChange, ...field }: Props) {
  const { data = [] } = useQuery(tecnicosQuery(os.id))
  const chosen = data.find(({ id }) => id === value)
  return (
    <SelectField
      {...field}
      help={
        chosen?.treinado === false
          ? `${chosen.nome} não tem treinamento vigente para este relógio. O histórico da OS dirá que ele foi passado assim.`
          : undefined
      }
      empty="Ninguém: fica sem dono"
      options={data
        .filter(({ id }) => id !== os.tecnico?.id)
        .map(({ id, nome, treinado }) => ({
          value: String(id),
          label: treinado === false ? `${nome} · sem treinamento` : nome,
        }))}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  )
}
