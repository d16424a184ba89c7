import type { Chegada } from '@app/contract/armazem/chegada'
import { IconCheck, IconScan } from '@tabler/icons-react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { CameraButton } from '../../../casca/busca/index.ts'
import { coletorStyles as coletor } from '../../coletor/index.ts'
import styles from './chegada.module.css'
import { somaDe } from './words.ts'

type Props = {
  chegada: Chegada
  onLinha: (posicao: number) => void
  onCode: (codigo: string) => void
  onFechar: () => void
}

/** The lines of the note: a label or a tap opens one. */
export function Linhas({ chegada, onLinha, onCode, onFechar }: Props) {
  return (
    <>
      <main className={coletor.alvo}>
        <p className={coletor.lei}>
          <Icon of={IconScan} />
          <span>
            Leia o produto
            <small>ou toque na linha</small>
          </span>
          <CameraButton
            label="Ler com a câmera"
            aim="Aponte para o código do produto ou do lote."
            onCode={onCode}
          />
        </p>
        <ul className={styles.linhas} aria-label="Linhas da nota">
          {chegada.linhas.map(
            ({ posicao, descricao, codigoProduto, unidade, esperado, contado, devolucao }) => {
              const soma = somaDe(contado)
              return (
                <li key={posicao}>
                  <button type="button" onClick={() => onLinha(posicao)}>
                    <span>
                      <b>{descricao}</b>
                      <small className="num">
                        {codigoProduto}
                        {esperado !== null && ` · nota ${formatQuantity(esperado)} ${unidade}`}
                        {devolucao && ' · devolução'}
                      </small>
                    </span>
                    {soma > 0 ? (
                      <strong className="num">{formatQuantity(soma)}</strong>
                    ) : (
                      <strong className={styles.nada}>–</strong>
                    )}
                  </button>
                </li>
              )
            },
          )}
        </ul>
      </main>
      <footer className={coletor.pe}>
        <Button className={coletor.todo} look="filled" icon={IconCheck} onClick={onFechar}>
          Fechar a contagem
        </Button>
      </footer>
    </>
  )
}
