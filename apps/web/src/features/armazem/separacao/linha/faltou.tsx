import {
  type LinhaSeparacao,
  MOTIVO_FALTA_LABELS,
  MOTIVOS_FALTA,
  type MotivoFalta,
} from '@app/contract/armazem/separacao'
import { restaDe } from '@app/rules/armazem/separacao'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import type { FotoLida } from '../../../../ui/media/foto.ts'
import { FotoTile } from '../../../../ui/media/foto-tile.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { coletorStyles as styles } from '../../coletor/index.ts'
import type { FotoDaFalta } from '../fila/atos.ts'

type Props = {
  linha: LinhaSeparacao
  restoEmPedido: boolean
  onClose: () => void
  onDone: (motivo: MotivoFalta, foto?: FotoDaFalta) => void
}

const sentOf = ({ filename, contentType, data }: FotoLida): FotoDaFalta => ({ filename, contentType, data })

/** Why a lot has less than the order wants, and what becomes of the rest. */
export function Faltou({ linha, restoEmPedido, onClose, onDone }: Props) {
  const [motivo, setMotivo] = useState<MotivoFalta>('NAO_ESTA')
  const [foto, setFoto] = useState<FotoLida | null>(null)
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
        {foto ? (
          <div className={styles.foto}>
            <img src={`data:${foto.contentType};base64,${foto.data}`} alt="A prateleira" />
            <Button icon={IconX} onClick={() => setFoto(null)}>
              Retirar a foto
            </Button>
          </div>
        ) : (
          <div className={styles.foto}>
            <FotoTile label="Foto da prateleira" onFotos={([tirada]) => setFoto(tirada ?? null)} />
          </div>
        )}
      </main>
      <footer className={styles.pe}>
        <Button
          className={styles.todo}
          look="filled"
          onClick={() => onDone(motivo, foto ? sentOf(foto) : undefined)}
        >
          Seguir com {achou} de {quer}
        </Button>
        <Button className={styles.todo} onClick={onClose}>
          Voltar à linha
        </Button>
      </footer>
    </>
  )
}
