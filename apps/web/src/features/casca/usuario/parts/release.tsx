import { usuarioView } from '@app/contract/registers/usuario'
import { IconBuildingStore, IconBuildingWarehouse } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { formatDocument } from '../../../../platform/text/format.ts'
import { searchReference } from '../../../../register/api.ts'
import type { Chosen } from '../../../../register/form/reference-field.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { choicesMade, isChoicePending } from '../../../../ui/fields/pending-choices.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { letIn, perfisQuery } from '../api.ts'
import { type Ligacao, PENDENTE, roleAfter, rolesFor } from './form-view.ts'

export type Pendente = { id: number; versao: number; nome: string; email: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

type Link = { tipo: Ligacao; chosen: Chosen } | null

type Props = {
  pessoa: Pendente
  onClose: () => void
  /** Called when the person's new state has been read. */
  onLetIn?: (() => void) | undefined
}

/** Gives access to a person who signed up: company or service point, and profile. */
export function ReleaseDialog({ pessoa, onClose, onLetIn }: Props) {
  const client = useQueryClient()
  const { data: perfis = [] } = useQuery(perfisQuery)
  const picksCliente = useCan('CLIENTE_VER')
  const picksPosto = useCan('POSTO_FILTRAR')
  const [link, setLink] = useState<Link>(null)
  const [role, setRole] = useState('')
  const roles = rolesFor({ perfis, stored: null, linked: link?.tipo ?? null, before: null }).filter(
    ({ value }) => value !== PENDENTE,
  )
  const take = (tipo: Ligacao) => (chosen: Chosen | null) => {
    setLink(chosen && { tipo, chosen })
    const next = roleAfter(perfis, chosen ? tipo : null, role)
    setRole(next === PENDENTE ? '' : next)
  }
  const { busy, run } = useTask(async () => {
    // A company that is answered now changes the profile, so the person must check it again.
    if (isChoicePending()) return void (await choicesMade())
    try {
      await letIn(pessoa, { role, ...(link && { [link.tipo]: { id: link.chosen.id } }) })
      toast.success(`Acesso liberado: ${pessoa.nome}`)
      await client.invalidateQueries({ queryKey: [usuarioView.name] })
      onLetIn?.()
      onClose()
    } catch (error) {
      toast.error(describeError(error))
      await client.invalidateQueries({ queryKey: [usuarioView.name] })
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Liberar acesso"
      subtitle={`${pessoa.nome} · ${pessoa.email}`}
      act={{ label: 'Liberar acesso', run, busy, disabled: role === '' }}
    >
      <div className="pilha">
        <p>A pessoa passa a entrar com o que o perfil permite, e recebe um e-mail.</p>
        {picksCliente && (
          <SearchSelect<Chosen>
            label="Cliente"
            icon={IconBuildingWarehouse}
            placeholder="Nome, CNPJ ou código"
            help="Em branco para quem é da equipe interna."
            clearable
            value={link?.tipo === 'cliente' ? link.chosen : null}
            onChange={take('cliente')}
            search={searchReference('/api/cliente/findAll')}
            optionKey={({ id }) => id}
            optionLabel={(option) => text(option['nomeFantasia'])}
            optionDetail={(option) => formatDocument(text(option['cnpjCpf']))}
          />
        )}
        {picksPosto && (
          <SearchSelect<Chosen>
            label="Posto autorizado"
            icon={IconBuildingStore}
            placeholder="Nome, código SAP ou CNPJ"
            clearable
            value={link?.tipo === 'posto' ? link.chosen : null}
            onChange={take('posto')}
            search={searchReference('/postoAutorizado/findAll')}
            optionKey={({ id }) => id}
            optionLabel={(option) => text(option['nomeFantasia'])}
            optionDetail={(option) => text(option['codigoSap']) || formatDocument(text(option['cnpj']))}
          />
        )}
        <SelectField
          label="Perfil"
          required
          empty="Escolha"
          value={role}
          onChange={setRole}
          options={roles.map(({ value, label }) => ({ value, label }))}
          help={roles.find(({ value }) => value === role)?.help}
        />
      </div>
    </Dialog>
  )
}
