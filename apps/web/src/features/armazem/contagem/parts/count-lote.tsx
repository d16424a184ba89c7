import type { LinhaAContar } from '@app/contract/armazem/contagem'
import { IconMapPinOff, IconRepeat } from '@tabler/icons-react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { CameraButton } from '../../../casca/busca/index.ts'
import { coletorStyles as coletor, Teclado } from '../../coletor/index.ts'
import styles from './contagem.module.css'

type Props = {
  linha: LinhaAContar
  /** What was typed or read so far; empty: nothing. */
  texto: string
  onTecla: (tecla: string) => void
  onCode: (codigo: string) => void
  onVazio: () => void
  onContei: () => void
}

/** One lot in the order of the hand: where, what, the number, and no word of how many there should be. */
export function CountLote({ linha, texto, onTecla, onCode, onVazio, onContei }: Props) {
  return (
    <>
      <main className={coletor.alvo}>
        {linha.vez === 2 && (
          <p className={styles.segunda}>
            <Icon of={IconRepeat} />
            <span>
              A primeira contagem não bateu. Conte <b>de novo</b>: ninguém mostra o número de antes.
            </span>
          </p>
        )}
        {linha.endereco !== null && (
          <dl className={coletor.onde}>
            <dt>Rua, coluna, nível</dt>
            <dd className="num">{linha.endereco}</dd>
          </dl>
        )}
        <section className={coletor.oque} aria-label="O que contar">
          <p className="num">
            {linha.codigoProduto} · {linha.lote ? `lote ${linha.lote}` : 'sem lote'}
          </p>
          <h2>{linha.descricao}</h2>
          {linha.validade && (
            <p>
              Validade <b className="num">{formatDay(linha.validade)}</b>
            </p>
          )}
        </section>
        <output className={coletor.visor} aria-live="polite" aria-label="Contado">
          <strong className="num">{texto || '–'}</strong>
          <span>{linha.unidade}</span>
        </output>
        <Teclado inteiro={linha.inteiro} onTecla={onTecla} />
      </main>
      <footer className={coletor.pe}>
        <div className={coletor.ler}>
          <CameraButton
            label="Ler com a câmera"
            aim="Aponte para o código do produto ou do lote."
            onCode={onCode}
          />
          <span>cada leitura soma 1</span>
        </div>
        <Button icon={IconMapPinOff} disabled={texto !== ''} onClick={onVazio}>
          Vazio
        </Button>
        <Button className={coletor.todo} look="filled" disabled={texto === ''} onClick={onContei}>
          {texto === '' ? 'Digite ou leia' : `Contei ${texto}, próximo`}
        </Button>
      </footer>
    </>
  )
}
