import { PROVEDOR_GRUPOS_MAXIMO, PROVEDOR_TEXTO_MAXIMO } from '@app/contract/casca/provedor'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { perfisQuery } from '../../usuario/index.ts'
import styles from './provedor.module.css'

export type Grupo = { grupo: string; role: string }

type Props = {
  /** The kind of the provider's people, of which the profiles must be. */
  tipo: 'interno' | 'cliente'
  value: Grupo[]
  onChange: (grupos: Grupo[]) => void
  errorAt: (path: string) => ReactNode
}

/** The profile that each group of the provider receives, the first that fits before the others. */
export function Grupos({ tipo, value, onChange, errorAt }: Props) {
  const { data: perfis = [] } = useQuery(perfisQuery)
  const options = perfis
    .filter((perfil) => perfil.tipo === tipo && perfil.concedivel)
    .map(({ codigo, nome }) => ({ value: codigo, label: nome }))
  const change = (at: number, part: Partial<Grupo>) =>
    onChange(value.map((grupo, index) => (index === at ? { ...grupo, ...part } : grupo)))
  return (
    <fieldset className={styles.grupos}>
      <legend>Grupos e perfis</legend>
      <p className="ajuda">
        Quem entra pela primeira vez recebe o perfil do primeiro grupo da lista a que pertence. Sem nenhum,
        espera a liberação em Usuários.
      </p>
      {value.map(({ grupo, role }, at) => (
        // Groups have no other identity than their place.
        <div key={at} className={styles.grupo}>
          <TextField
            label={`Grupo ${at + 1}`}
            required
            maxLength={PROVEDOR_TEXTO_MAXIMO}
            value={grupo}
            error={errorAt(`grupos.${at}.grupo`)}
            onChange={(typed) => change(at, { grupo: typed })}
          />
          <SelectField
            label={`Perfil do grupo ${at + 1}`}
            required
            empty="Escolha"
            value={role}
            options={options}
            error={errorAt(`grupos.${at}.role`)}
            onChange={(chosen) => change(at, { role: chosen })}
          />
          <Button
            look="quiet"
            icon={IconTrash}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            Tirar<span className="so-leitor"> o grupo {at + 1}</span>
          </Button>
        </div>
      ))}
      {value.length < PROVEDOR_GRUPOS_MAXIMO && (
        <div>
          <Button small icon={IconPlus} onClick={() => onChange([...value, { grupo: '', role: '' }])}>
            Acrescentar grupo
          </Button>
        </div>
      )}
    </fieldset>
  )
}
