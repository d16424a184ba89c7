import { clsx } from 'clsx'
import styles from './configuracao.module.css'
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { EFEITO_LABELS, EFEITOS } from '@app/contract/armazem/nota'
import type { CfopEfeito, Efeito } from '@app/contract/armazem/nota'
import { CFOPS_PADRAO } from '@app/rules/armazem/nota'
import { useState } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'

const PADRAO = new Map(CFOPS_PADRAO.map((regra) => [regra.cfop, regra]))
const CFOP = /^[1-7]\d{3}$/

const OPTIONS = EFEITOS.map((value) => ({
  value,
  label: value === 'perguntar' ? 'Perguntar a cada nota' : EFEITO_LABELS[value],
}))

type RowProps = {
  cfop: CfopEfeito
  editable: boolean
  onChange: (cfop: CfopEfeito) => void
  onRemove: () => void
}

/** One CFOP; a changed one can be reset to the default, an added one can be removed. */
function Row({ cfop, editable, onChange, onRemove }: RowProps) {
  const padrao = PADRAO.get(cfop.cfop)
  const changed = padrao !== undefined && padrao.efeito !== cfop.efeito
  return (
    <tr>
      <td className="num forte">{cfop.cfop}</td>
      <td>{cfop.descricao}</td>
      <td>
        <SelectField
          label={`Efeito do CFOP ${cfop.cfop}`}
          hideLabel
          small
          locked={!editable}
          value={cfop.efeito}
          options={OPTIONS}
          onChange={(efeito) => efeito && onChange({ ...cfop, efeito })}
        />
      </td>
      <td className="dir">
        {editable && changed && (
          <Button
            small
            look="quiet"
            icon={IconArrowBackUp}
            iconOnly
            onClick={() => onChange({ ...cfop, efeito: padrao.efeito })}
          >
            {`Voltar o CFOP ${cfop.cfop} para: ${EFEITO_LABELS[padrao.efeito]}`}
          </Button>
        )}
        {editable && !padrao && (
          <Button small look="quiet" icon={IconTrash} iconOnly onClick={onRemove}>
            {`Remover o CFOP ${cfop.cfop}`}
          </Button>
        )}
      </td>
    </tr>
  )
}

type NewProps = { known: ReadonlySet<string>; onAdd: (cfop: CfopEfeito) => void }

function NewCfop({ known, onAdd }: NewProps) {
  const [cfop, setCfop] = useState('')
  const [descricao, setDescricao] = useState('')
  const [efeito, setEfeito] = useState<Efeito | ''>('')
  const [tried, setTried] = useState(false)
  const wrong = !CFOP.test(cfop)
    ? 'Quatro números, de 1000 a 7999.'
    : known.has(cfop)
      ? 'Já está na lista.'
      : null
  const add = () => {
    setTried(true)
    if (wrong || descricao.trim() === '' || !efeito) return
    onAdd({ cfop, descricao: descricao.trim(), efeito, lado: null })
    setCfop('')
    setDescricao('')
    setEfeito('')
    setTried(false)
  }
  return (
    <div className={styles.cfopNovo}>
      <TextField
        label="CFOP"
        small
        numeric
        inputMode="numeric"
        maxLength={4}
        value={cfop}
        error={tried ? wrong : null}
        onChange={setCfop}
      />
      <TextField
        label="Descrição"
        small
        maxLength={300}
        value={descricao}
        error={tried && descricao.trim() === '' ? 'Descrição: preenchimento obrigatório' : null}
        onChange={setDescricao}
      />
      <SelectField
        label="Efeito"
        small
        empty="Escolha"
        value={efeito}
        error={tried && !efeito ? 'Efeito: preenchimento obrigatório' : null}
        options={OPTIONS}
        onChange={setEfeito}
      />
      <Button small icon={IconPlus} onClick={add}>
        Acrescentar
      </Button>
    </div>
  )
}

type Props = { cfops: readonly CfopEfeito[]; editable: boolean; onCfops: (cfops: CfopEfeito[]) => void }

/** The effect of a note's items on the stock, by CFOP; it is proposed, and confirmed at each note. */
export function CfopsCard({ cfops, editable, onCfops }: Props) {
  return (
    <section className="cartao" aria-labelledby="cfops-titulo">
      <header>
        <h2 id="cfops-titulo">Efeito de cada CFOP</h2>
        <span className="t2 sm so-mesa">É só a proposta: quem recebe confirma a cada nota</span>
      </header>
      <table className={clsx('tabela', styles.cfops)} aria-label="Efeito de cada CFOP">
        <thead>
          <tr>
            <th scope="col">CFOP</th>
            <th scope="col">Descrição</th>
            <th scope="col">Efeito no estoque</th>
            <th scope="col">
              <span className="so-leitor">Ações</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cfops.map((cfop) => (
            <Row
              key={cfop.cfop}
              cfop={cfop}
              editable={editable}
              onChange={(next) => onCfops(cfops.map((one) => (one.cfop === next.cfop ? next : one)))}
              onRemove={() => onCfops(cfops.filter((one) => one.cfop !== cfop.cfop))}
            />
          ))}
        </tbody>
      </table>
      {editable && (
        <NewCfop
          known={new Set(cfops.map(({ cfop }) => cfop))}
          onAdd={(cfop) => onCfops([...cfops, cfop].toSorted((a, b) => a.cfop.localeCompare(b.cfop)))}
        />
      )}
    </section>
  )
}
