import type { FotoChegada, LinhaChegada, LoteContadoChegada } from '@app/contract/armazem/chegada'
import { IconMinus } from '@tabler/icons-react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { CameraButton } from '../../../casca/busca/index.ts'
import { coletorStyles as coletor, Teclado } from '../../coletor/index.ts'
import styles from './chegada.module.css'
import { FotosDaLinha } from './fotos.tsx'
import { Lotes } from './lotes.tsx'
import { type Lote, loteText } from './words.ts'

type Props = {
  nota: number
  linha: LinhaChegada
  fotos: readonly FotoChegada[]
  lote: Lote | null
  avaria: boolean
  /** What was typed or read of this lot and not yet added. */
  texto: string
  onLote: (lote: Lote) => void
  onAvaria: (avaria: boolean) => void
  onTecla: (tecla: string) => void
  onCode: (codigo: string) => void
  onContei: () => void
  onTirar: (contado: LoteContadoChegada) => void
  onFotos: (fotos: FotoChegada[]) => void
  onLinhas: () => void
}

/** One line of the note: its lot, whole or damaged, the number; nothing of the note's own quantity when blind. */
export function CountLinha(props: Props) {
  const { nota, linha, fotos, lote, avaria, texto } = props
  const { codigoProduto, descricao, unidade, inteiro, esperado, contado, devolucao } = linha
  return (
    <>
      <main className={coletor.alvo}>
        <section className={coletor.oque} aria-label="O que contar">
          <p className="num">
            {codigoProduto}
            {esperado !== null && ` · a nota diz ${formatQuantity(esperado)} ${unidade}`}
          </p>
          <h2>{descricao}</h2>
          {devolucao && <p>Devolução: vai para inspeção.</p>}
          {contado.length > 0 && (
            <ul className={styles.contado} aria-label="Já contado">
              {contado.map((one) => (
                <li key={JSON.stringify([one.lote, one.validade, one.avaria])} className="num">
                  <span>
                    {loteText(one)}
                    {one.avaria && ', avariado'}: <b>{formatQuantity(one.quantidade)}</b>
                  </span>
                  <Button small look="quiet" icon={IconMinus} iconOnly onClick={() => props.onTirar(one)}>
                    Tirar o contado do {loteText(one)}
                    {one.avaria ? ', avariado' : ''}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Lotes linha={linha} chosen={lote} onChoose={props.onLote} />
        <label className={styles.avaria}>
          <input
            type="checkbox"
            checked={avaria}
            onChange={(event) => props.onAvaria(event.currentTarget.checked)}
          />
          Avariado
        </label>
        <output className={coletor.visor} aria-live="polite" aria-label="Contado">
          <strong className="num">{texto || '–'}</strong>
          <span>{unidade}</span>
        </output>
        <Teclado inteiro={inteiro} onTecla={props.onTecla} />
        <FotosDaLinha
          nota={nota}
          posicao={linha.posicao}
          produto={descricao}
          fotos={fotos}
          onFotos={props.onFotos}
        />
      </main>
      <footer className={coletor.pe}>
        <div className={coletor.ler}>
          <CameraButton
            label="Ler com a câmera"
            aim="Aponte para o código do produto ou do lote."
            onCode={props.onCode}
          />
          <span>cada leitura soma 1</span>
        </div>
        <Button disabled={texto !== ''} onClick={props.onLinhas}>
          Linhas
        </Button>
        <Button
          className={coletor.todo}
          look="filled"
          disabled={texto === '' || lote === null}
          onClick={props.onContei}
        >
          {texto === ''
            ? 'Digite ou leia'
            : lote === null
              ? 'Escolha o lote'
              : `Somar ${texto}${avaria ? ' avariados' : ''}`}
        </Button>
      </footer>
    </>
  )
}
