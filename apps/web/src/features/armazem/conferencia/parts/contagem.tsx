import type { PedidoConferencia } from '@app/contract/armazem/conferencia'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import { addQuantity } from '@app/rules/casca/quantidade'
import { IconArrowBackUp, IconCircleCheck, IconKeyboard, IconPackage, IconScan } from '@tabler/icons-react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { CameraButton } from '../../../casca/busca/index.ts'
import { coletorStyles as coletor } from '../../coletor/index.ts'
import styles from './conferencia.module.css'

/** A reading that may be undone. */
export type Leitura = { saldo: number; volume: number; quantidade: number }

const detalhe = (linha: LinhaLida) =>
  [linha.codigoProduto, linha.lote || 'sem lote'].filter(Boolean).join(' · ')

type Props = {
  pedido: PedidoConferencia
  volume: number
  ultima: Leitura | null
  onCode: (codigo: string) => void
  onDesfazer: () => void
  onDigitar: () => void
  onVolume: () => void
  onFechar: () => void
}

/** The blind count of an order: what was read last, what the open volume holds, and no word of what is expected. */
export function Contagem({
  pedido,
  volume,
  ultima,
  onCode,
  onDesfazer,
  onDigitar,
  onVolume,
  onFechar,
}: Props) {
  const linhaOf = (saldo: number) => pedido.linhas.find((linha) => linha.saldo === saldo)
  const nele = pedido.contagem.filter((one) => one.volume === volume)
  const lida = ultima && linhaOf(ultima.saldo)
  const agora = nele.find(({ saldo }) => saldo === ultima?.saldo)?.quantidade ?? 0
  const total = nele.reduce((sum, { quantidade }) => addQuantity(sum, quantidade), 0)
  return (
    <>
      <main className={coletor.alvo}>
        {lida && (
          <div className={styles.ultima} role="status">
            <Icon of={IconCircleCheck} size="g" />
            <span>
              <b>{lida.descricao}</b>
              <small className="num">{detalhe(lida)}</small>
            </span>
            <strong className="num">{formatQuantity(agora)}</strong>
          </div>
        )}
        {nele.length > 0 && (
          <ul className={coletor.caixa} aria-label={`No volume ${volume}`}>
            {nele.map(({ saldo, quantidade }) => {
              const linha = linhaOf(saldo)
              return (
                <li key={saldo}>
                  <span>
                    <b>{linha?.descricao ?? 'Saiu do pedido'}</b>
                    {linha && <small className="num">{detalhe(linha)}</small>}
                  </span>
                  <span className={coletor.valor}>{formatQuantity(quantidade)}</span>
                </li>
              )
            })}
          </ul>
        )}
        <p className={coletor.sub}>Conte sem olhar o pedido. O que ele quer aparece só no fim.</p>
        <div className={coletor.lei}>
          <Icon of={IconScan} size="g" />
          <span>
            {nele.length > 0 ? 'Leia o próximo' : 'Leia o primeiro'}
            <small className="num">
              {formatQuantity(total)} no volume {volume}
            </small>
          </span>
          <CameraButton
            label="Ler com a câmera"
            aim="Aponte para o código do produto ou do lote."
            onCode={onCode}
          />
        </div>
      </main>
      <footer className={coletor.pe}>
        <Button icon={IconArrowBackUp} disabled={!ultima} onClick={onDesfazer}>
          Desfazer leitura
        </Button>
        <Button icon={IconKeyboard} onClick={onDigitar}>
          Quantidade
        </Button>
        <Button className={coletor.todo} icon={IconPackage} disabled={nele.length === 0} onClick={onVolume}>
          Fechar volume {volume}
        </Button>
        <Button
          className={coletor.todo}
          look="filled"
          disabled={pedido.contagem.length === 0}
          onClick={onFechar}
        >
          Fechar contagem
        </Button>
      </footer>
    </>
  )
}
