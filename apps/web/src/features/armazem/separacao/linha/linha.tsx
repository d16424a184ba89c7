import { IconKeyboard, IconMinus, IconPackageOff, IconPlus, IconScan } from '@tabler/icons-react'
import { isPronta, restaDe } from '@app/rules/armazem/separacao'
import { formatDay, formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { CameraButton } from '../../../casca/busca/index.ts'
import { coletorStyles as styles } from '../../coletor/index.ts'
import { keyOf, type Parada } from './rota.ts'

type Props = {
  parada: Parada
  rota: readonly Parada[]
  /** Whether one more may be added by hand: its label has been read. */
  lida: boolean
  onCode: (codigo: string) => void
  onStep: (quantidade: 1 | -1) => void
  onDigitar: () => void
  onFaltou: () => void
}

/** One line of an order, in the order of the hand: where, what, how many, what comes then, and the reading. */
export function Linha({ parada, rota, lida, onCode, onStep, onDigitar, onFaltou }: Props) {
  const { linha, pedido, caixa } = parada
  const resta = restaDe(linha)
  const varios = new Set(rota.map((one) => one.pedido.pedido)).size > 1
  const depois = rota.find((one) => keyOf(one) !== keyOf(parada) && !isPronta(one.linha))
  const { unidade } = linha
  return (
    <>
      <main className={styles.alvo}>
        {(linha.endereco !== null || varios) && (
          <dl className={styles.onde}>
            {linha.endereco !== null && (
              <>
                <dt>Rua, coluna, nível</dt>
                <dd className="num">{linha.endereco}</dd>
              </>
            )}
            {varios && (
              <>
                <dt>Caixa {caixa}</dt>
                <dd className="num">{pedido.numeroPedido}</dd>
              </>
            )}
          </dl>
        )}
        <section className={styles.oque} aria-label="O que pegar">
          <p className="num">{[linha.codigoProduto, linha.codigoBarras].filter(Boolean).join(' · ')}</p>
          <h2>{linha.descricao}</h2>
          <dl>
            <div>
              <dt>Lote</dt>
              <dd className="num">{linha.lote || 'sem lote'}</dd>
            </div>
            <div>
              <dt>Validade</dt>
              <dd className="num">{linha.validade ? formatDay(linha.validade) : '—'}</dd>
            </div>
          </dl>
        </section>
        <div className={styles.quantos}>
          <Button icon={IconMinus} iconOnly disabled={linha.separado <= 0} onClick={() => onStep(-1)}>
            Menos um
          </Button>
          <output aria-live="polite">
            <strong>
              {formatQuantity(linha.separado)}
              <small> de {formatQuantity(linha.quantidade)}</small>
            </strong>
            <span>
              {resta < 0
                ? `o pedido mudou: devolva ${formatQuantity(-resta)} ${unidade} à prateleira`
                : `${resta === 1 ? 'falta' : 'faltam'} ${formatQuantity(resta)} ${unidade}`}
            </span>
          </output>
          <Button icon={IconPlus} iconOnly disabled={!lida || resta <= 0} onClick={() => onStep(1)}>
            Mais um
          </Button>
        </div>
        {depois && (
          <p className={styles.depois}>
            <span className="t2">Depois</span>
            {depois.linha.endereco !== null && <b className="num">{depois.linha.endereco}</b>}
            <span className="corta">{depois.linha.descricao}</span>
            <b className="num">{formatQuantity(Math.abs(restaDe(depois.linha)))}</b>
          </p>
        )}
        <div className={styles.lei}>
          <Icon of={IconScan} size="g" />
          <span>
            {resta < 0 ? 'Tire com o menos' : 'Leia o produto'}
            <small>{linha.inteiro ? 'cada leitura soma 1' : 'depois diga a quantidade'}</small>
          </span>
          <CameraButton
            label="Ler com a câmera"
            aim="Aponte para o código do produto ou do lote."
            onCode={onCode}
          />
        </div>
      </main>
      <footer className={styles.pe}>
        <Button icon={IconPackageOff} disabled={resta <= 0} onClick={onFaltou}>
          Faltou
        </Button>
        <Button icon={IconKeyboard} disabled={resta <= 0} onClick={onDigitar}>
          Digitar
        </Button>
      </footer>
    </>
  )
}
