import type { DiferencaConferencia, PedidoConferencia } from '@app/contract/armazem/conferencia'
import { subtractQuantity } from '@app/rules/casca/quantidade'
import { IconArrowBackUp, IconCircleCheck, IconScan } from '@tabler/icons-react'
import { formatCount, formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { coletorStyles as coletor } from '../../coletor/index.ts'
import styles from './conferencia.module.css'

const signed = (value: number) => `${value > 0 ? '+' : '−'} ${formatQuantity(Math.abs(value))}`

type Props = {
  pedido: PedidoConferencia
  diferencas: readonly DiferencaConferencia[]
  onRecontar: (saldo: number) => void
  onVoltar: () => void
  onContar: () => void
}

/** What differs once the count is closed, one card each; the check cannot end meanwhile. */
export function Diferencas({ pedido, diferencas, onRecontar, onVoltar, onContar }: Props) {
  const iguais = pedido.linhas.length - diferencas.length
  return (
    <>
      <main className={coletor.alvo}>
        {iguais > 0 && (
          <p className={styles.certo}>
            <Icon of={IconCircleCheck} />
            {formatCount(iguais, 'linha igual ao pedido', 'linhas iguais ao pedido')}
          </p>
        )}
        {diferencas.map(({ saldo, quantidade, contado }) => {
          const linha = pedido.linhas.find((one) => one.saldo === saldo)
          return (
            <section key={saldo} className={styles.compara} aria-label={linha?.descricao ?? 'Linha'}>
              <h2>{linha?.descricao}</h2>
              <p className="num">
                {linha?.codigoProduto} · {linha?.lote ? `lote ${linha.lote}` : 'sem lote'}
              </p>
              <dl>
                <div>
                  <dt>Pedido</dt>
                  <dd className="num">{formatQuantity(quantidade)}</dd>
                </div>
                <div>
                  <dt>Você contou</dt>
                  <dd className="num">{formatQuantity(contado)}</dd>
                </div>
                <div className={styles.erro}>
                  <dt>Diferença</dt>
                  <dd className="num">{signed(subtractQuantity(contado, quantidade))}</dd>
                </div>
              </dl>
              <Button icon={IconScan} onClick={() => onRecontar(saldo)}>
                Contar de novo
              </Button>
            </section>
          )
        })}
        <p className={coletor.sub}>
          Contou de novo e continua? Devolva à separação: quem separa completa a linha, informa a falta ou
          leva o que sobra à prateleira.
        </p>
      </main>
      <footer className={coletor.pe}>
        <Button className={coletor.todo} onClick={onContar}>
          Continuar a contagem
        </Button>
        <Button
          className={coletor.todo}
          look="filled"
          icon={IconArrowBackUp}
          disabled={pedido.separador === null}
          onClick={onVoltar}
        >
          Devolver à separação
        </Button>
      </footer>
    </>
  )
}
