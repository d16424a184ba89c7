import {
  type LinhaSeparacao,
  MOTIVO_FALTA_LABELS,
  MOTIVOS_FALTA,
  type MotivoFalta,
} from '@app/contract/armazem/separacao'
import { restaDe } from '@app/rules/armazem/separacao'
import { useState } from 'react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { coletorStyles as styles } from '../../coletor/index.ts'

type Props = {
  linha: LinhaSeparacao
  restoEmPedido: boolean
  onClose: () => void
  onDone: (motivo: MotivoFalta) => void
}

/** Why a lot has less than the order wants, and what becomes of the rest. */
export function Faltou({ linha, restoEmPedido, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState<MotivoFalta>('NAO_ESTA')
  const falta = formatQuantity(restaDe({ ...linha, falta: null }))
  const [achou, quer] = [formatQuantity(linha.separado), formatQuantity(linha.quantidade)]
  return (
    <>
      <main className={styles.alvo}>
        <div>
          <h2 className={styles.titulo}>
            Achou <span className="num">{achou}</span> de <span className="num">{quer}</span>. Por quê?
          </h2>
          <p className={styles.sub}>
            {restoEmPedido
              ? `O que falta (${falta} ${linha.unidade}) vira um pedido ligado a este.`
              : `O que falta (${falta} ${linha.unidade}) sai do pedido.`}
          </p>
        </div>
        <fieldset className={styles.opcoes}>
          <legend className="so-leitor">Motivo da falta</legend>
          {MOTIVOS_FALTA.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="motivo"
                checked={motivo === value}
                onChange={() => setMotivo(value)}
              />
              {MOTIVO_FALTA_LABELS[value]}
            </label>
          ))}
        </fieldset>
      </main>
      <footer className={styles.pe}>
        <Button className={styles.todo} look="filled" onClick={() => onDone(motivo)}>
          Seguir com {achou} de {quer}
        </Button>
        <Button className={styles.todo} onClick={onClose}>
          Voltar à linha
        </Button>
      </footer>
    </>
  )
}
