import styles from './follow.module.css'
import { IconClock, IconCopy } from '@tabler/icons-react'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { lazy, Suspense } from 'react'
import { formatMoney } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'

const QrCode = lazy(() =>
  import('../../../../ui/print/barcode.tsx').then((module) => ({ default: module.QrCode })),
)

const copy = (codigo: string) =>
  navigator.clipboard.writeText(codigo).then(
    () => toast.success('Código copiado.'),
    () => toast.error('O navegador não deixou copiar. Selecione o código e copie.'),
  )

/** How the deposit is paid: value, QR on a white plate, the code to be pasted, who gets it, what remains. */
export const Deposit = ({ sinal }: { sinal: NonNullable<AcompanhamentoOs['sinal']> }) => (
  <section aria-labelledby="ac-sinal">
    <h2 id="ac-sinal" className={styles.acTit}>
      {sinal.codigo ? 'Pague o sinal por PIX' : 'Pague o sinal no posto'}
    </h2>
    <div className={styles.acPix}>
      <strong className="num">{formatMoney(sinal.valor)}</strong>
      {sinal.codigo && (
        <>
          <div className={styles.acQr}>
            <Suspense fallback={<span className="osso" />}>
              <QrCode text={sinal.codigo} label="Código QR do PIX" />
            </Suspense>
          </div>
          <input
            className="entrada"
            readOnly
            aria-label="Código do PIX"
            value={sinal.codigo}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button look="filled" icon={IconCopy} onClick={() => void copy(sinal.codigo ?? '')}>
            Copiar código do PIX
          </Button>
        </>
      )}
      <dl>
        <div>
          <dt>Para</dt>
          <dd>{sinal.recebedor}</dd>
        </div>
        {sinal.chave && (
          <div>
            <dt>Chave</dt>
            <dd className="num">{sinal.chave}</dd>
          </div>
        )}
        <div>
          <dt>Na entrega</dt>
          <dd className="num">{formatMoney(sinal.naEntrega)}</dd>
        </div>
      </dl>
    </div>
    <p className={styles.acCob}>
      <Icon of={IconClock} />
      <span>O posto confirma à mão. Depois disso, esta página diz que o conserto segue.</span>
    </p>
  </section>
)
