import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EQUIPE_LABELS, type Parte } from '@app/contract/assistencia/chat'
import { describeError } from '../../../../platform/http/errors.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { contatoQuery, contatosQuery, openConversa, osQuery, searchContatos } from '../api.ts'

type Posto = { id: number; nomeFantasia: string }
type Props = {
  /** The order that it is about. */
  os: number | undefined
  /** The post that the page asks for already. */
  postoId: number | undefined
  /** Whom the page asks for already. */
  com: Parte | undefined
  onClose: () => void
  onOpen: (id: number) => void
}

/** Chooses the team (for the manufacturer's people the post), and opens the conversation. */
export function NovaConversa({ os, postoId, com, onClose, onOpen }: Props) {
  const contatos = useQuery(contatosQuery)
  const ordem = useQuery({ ...osQuery(os ?? 0), enabled: os !== undefined })
  const [equipe, setEquipe] = useState<Parte | ''>(com ?? '')
  const pedido = useQuery({ ...contatoQuery(postoId ?? 0), enabled: postoId !== undefined })
  const [escolhido, setPosto] = useState<Posto | null | undefined>()
  const posto = escolhido === undefined ? (pedido.data?.postos[0] ?? null) : escolhido
  const [trouble, setTrouble] = useState('')
  const deEquipe = contatos.data?.lado === 'EQUIPE'
  const equipes = contatos.data?.equipes ?? []
  const chosen = equipe || (equipes.length === 1 ? equipes[0]?.equipe : undefined)
  const para = os === undefined ? posto : (ordem.data?.posto ?? null)
  const ready =
    chosen !== undefined && (!deEquipe || para !== null) && (os === undefined || ordem.data !== undefined)
  const { busy, run } = useTask(async () => {
    if (!chosen) return
    try {
      const conversa = await openConversa({
        equipe: chosen,
        ...(deEquipe && para && { posto: { id: para.id } }),
        ...(os !== undefined && { ordemServico: { id: os } }),
      })
      onOpen(conversa.id)
    } catch (error) {
      setTrouble(describeError(error))
    }
  })
  const pessoas = equipes.find((one) => one.equipe === chosen)?.pessoas ?? []
  return (
    <Dialog
      opened
      onClose={onClose}
      title={os === undefined ? 'Nova conversa' : 'Conversar sobre esta OS'}
      subtitle={ordem.data && `OS ${ordem.data.numero} · ${ordem.data.posto.nomeFantasia}`}
      act={{ label: 'Conversar', run, busy, disabled: !ready }}
    >
      {contatos.data && (os === undefined || ordem.data) ? (
        <div className="pilha">
          {trouble && <Faixa tone="error" title={trouble} />}
          {deEquipe && os === undefined && (
            <SearchSelect
              label="Posto"
              required
              value={posto}
              onChange={setPosto}
              search={searchContatos}
              optionKey={({ id }) => id}
              optionLabel={({ nomeFantasia }) => nomeFantasia}
            />
          )}
          <SelectField
            label={deEquipe ? 'Escrever como' : ordem.data ? 'Com quem' : 'Equipe'}
            required
            {...(pessoas.length > 0 && { help: pessoas.join(', ') })}
            {...(equipes.length > 1 && { empty: 'Escolha' })}
            value={chosen ?? ''}
            onChange={setEquipe}
            options={[
              ...equipes.map((one) => ({ value: one.equipe as Parte, label: EQUIPE_LABELS[one.equipe] })),
              ...(ordem.data && !deEquipe
                ? [{ value: 'CONSUMIDOR' as const, label: `${ordem.data.consumidor.nome}, o consumidor` }]
                : []),
            ]}
          />
        </div>
      ) : (
        <LoadingCard query={contatos.data ? ordem : contatos} fields={2} label="Contatos" />
      )}
    </Dialog>
  )
}
