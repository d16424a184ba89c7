import { clsx } from 'clsx'
import styles from './nota.module.css'
import { EFEITO_LABELS, EFEITO_MOTIVO_TEXTOS, EFEITOS } from '@app/contract/armazem/nota'
import type { Efeito, InfNFe } from '@app/contract/armazem/nota'
import { useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { EfeitoBadge } from './efeito-badge.tsx'
import type { LinhaForm } from './form-model.ts'
import { cfopsDe } from '../words.ts'

type Grupo = { cfop: string; indices: number[]; efeitos: Efeito[]; linha: LinhaForm }

/** The lines by CFOP, with their effects. */
export function gruposPorCfop(infNFe: Pick<InfNFe, 'det'>, linhas: readonly LinhaForm[]): Grupo[] {
  const grupos = new Map<string, Grupo>()
  for (const [index, linha] of linhas.entries()) {
    const cfop = infNFe.det[index]?.prod.cfop ?? ''
    const grupo = grupos.get(cfop) ?? { cfop, indices: [], efeitos: [], linha }
    grupo.indices.push(index)
    if (!grupo.efeitos.includes(linha.efeito)) grupo.efeitos.push(linha.efeito)
    grupos.set(cfop, grupo)
  }
  return [...grupos.values()]
}

const OPTIONS = EFEITOS.filter((efeito) => efeito !== 'perguntar').map((value) => ({
  value,
  label: EFEITO_LABELS[value],
}))

const cfopWords = (cfop: string) => (cfop ? `CFOP ${cfop}` : 'Sem CFOP')

const proposalWords = ({ efeitoProposto, motivoEfeito }: LinhaForm) =>
  [
    motivoEfeito && EFEITO_MOTIVO_TEXTOS[motivoEfeito],
    efeitoProposto !== 'perguntar' && `proposto: ${EFEITO_LABELS[efeitoProposto].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ')

type DialogProps = {
  grupos: Grupo[]
  opened: boolean
  onClose: () => void
  onEfeitos: (efeitos: Map<number, Efeito>) => void
}

function EfeitosDialog({ grupos, opened, onClose, onEfeitos }: DialogProps) {
  const [chosen, setChosen] = useState<Record<string, Efeito>>({})
  const apply = () => {
    onEfeitos(
      new Map(
        grupos.flatMap(({ cfop, indices }) => {
          const efeito = chosen[cfop]
          return efeito ? indices.map((index): [number, Efeito] => [index, efeito]) : []
        }),
      ),
    )
    setChosen({})
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Efeito no estoque"
      subtitle="O que cada item faz quando a nota é confirmada"
      act={{ label: 'Aplicar', run: apply }}
    >
      <div className="pilha">
        {grupos.map(({ cfop, indices, efeitos, linha }) => {
          const only = efeitos.length === 1 && efeitos[0] !== 'perguntar' ? efeitos[0] : undefined
          return (
            <SelectField
              key={cfop}
              label={`${cfopWords(cfop)} · ${formatCount(indices.length, 'item', 'itens')}`}
              help={proposalWords(linha)}
              value={chosen[cfop] ?? only ?? ''}
              {...(!only && { empty: efeitos.length > 1 ? 'Vários' : 'Escolha' })}
              options={OPTIONS}
              onChange={(efeito) => efeito && setChosen((before) => ({ ...before, [cfop]: efeito }))}
            />
          )
        })}
      </div>
    </Dialog>
  )
}

type Props = {
  infNFe: InfNFe
  linhas: readonly LinhaForm[]
  editable: boolean
  onEfeitos: (efeitos: Map<number, Efeito>) => void
}

/** The note's effect on the stock, by the CFOP of its items; the person may change it. */
export function Efeitos({ infNFe, linhas, editable, onEfeitos }: Props) {
  const [opened, setOpened] = useState(false)
  const efeitos = EFEITOS.map((efeito) => ({
    efeito,
    itens: linhas.filter((linha) => linha.efeito === efeito).length,
  })).filter(({ itens }) => itens > 0)
  const cfops = cfopsDe(infNFe)
  return (
    <>
      <span className="t2 num">
        CFOP {cfops.slice(0, 3).join(', ')}
        {cfops.length > 3 && ` e mais ${cfops.length - 3}`}
      </span>
      {efeitos.map(({ efeito, itens }) => (
        <EfeitoBadge key={efeito} efeito={efeito}>
          {efeitos.length > 1 && `${formatCount(itens, 'item', 'itens')}: `}
          {EFEITO_LABELS[efeito]}
        </EfeitoBadge>
      ))}
      {editable && (
        <>
          <button
            type="button"
            className={clsx('link', styles.botaoLink)}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            Mudar<span className="so-leitor"> o efeito no estoque</span>
          </button>
          <EfeitosDialog
            grupos={gruposPorCfop(infNFe, linhas)}
            opened={opened}
            onClose={() => setOpened(false)}
            onEfeitos={onEfeitos}
          />
        </>
      )}
    </>
  )
}
