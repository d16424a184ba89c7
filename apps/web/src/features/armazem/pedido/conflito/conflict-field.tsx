import { clsx } from 'clsx'
import styles from './conflict.module.css'
import { IconPencil } from '@tabler/icons-react'
import { Icon } from '../../../../ui/page/icon.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import type { Conflito } from '../../../../platform/campos/merge-campos.ts'
import type { Escolha } from './merge.ts'
import { changedWords } from './word-diff.ts'

type Props = {
  conflito: Conflito
  /** Name of the group of radios. */
  name: string
  /** 'Otávio, 14:35'. */
  theirHead: string
  escolha: Escolha | undefined
  onEscolha: (escolha: Escolha) => void
}

type OptionProps = {
  name: string
  head: string
  before: string
  text: string
  checked: boolean
  onChoose: () => void
}

const Option = ({ name, head, before, text, checked, onChoose }: OptionProps) => (
  <label className={styles.cfOpcao}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span className={styles.anel} aria-hidden="true" />
    <span className={clsx(styles.v, 'num')}>
      <span className={styles.quem}>{head}: </span>
      {changedWords(before, text).map((piece, index) =>
        piece.changed ? <ins key={index}>{piece.text}</ins> : <span key={index}>{piece.text}</span>,
      )}
    </span>
  </label>
)

/** One field that both changed: the original, the other person's value, mine; for a text also a new one. */
export function ConflictField({ conflito, name, theirHead, escolha, onEscolha }: Props) {
  const { label, detail, antes, deles, minhas, livre } = conflito
  const written = typeof escolha === 'object' ? escolha.texto : null
  return (
    <fieldset className={livre ? clsx(styles.cf, styles.comOutro) : styles.cf}>
      <legend>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </legend>
      <span className={clsx(styles.antes, 'num')}>
        <span className={styles.soTel}>Antes: </span>
        {antes}
      </span>
      <Option
        name={name}
        head={theirHead}
        before={antes}
        text={deles}
        checked={escolha === 'deles'}
        onChoose={() => onEscolha('deles')}
      />
      <Option
        name={name}
        head="Você, agora"
        before={antes}
        text={minhas}
        checked={escolha === 'minhas'}
        onChoose={() => onEscolha('minhas')}
      />
      {livre && written === null && (
        <button
          type="button"
          className={clsx('botao p discreto', styles.outro)}
          onClick={() => onEscolha({ texto: minhas })}
        >
          <Icon of={IconPencil} size="p" />
          Escrever outro texto
        </button>
      )}
      {written !== null && (
        <TextAreaField
          className={styles.outroTexto}
          label="Outro texto"
          rows={3}
          maxLength={livre}
          value={written}
          onChange={(texto) => onEscolha({ texto })}
        />
      )}
    </fieldset>
  )
}
