import styles from './cobranca.module.css'
import { lazy, Suspense } from 'react'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/page/button.tsx'

const QrCode = lazy(() =>
  import('../../../../ui/print/barcode.tsx').then((module) => ({ default: module.QrCode })),
)

const copy = (codigo: string) =>
  navigator.clipboard.writeText(codigo).then(
    () => toast.success('Código copiado.'),
    () => toast.error('O navegador não deixou copiar. Selecione o código e copie.'),
  )

/** How to pay: the QR code, and the same text to be pasted into the bank. */
export const PixCard = ({ codigo }: { codigo: string }) => (
  <section className="cartao" aria-label="Pagar com PIX">
    <header>
      <h2>Pagar com PIX</h2>
    </header>
    <div className="corpo pilha">
      <div className={styles.qr}>
        <Suspense fallback={<span className="osso" />}>
          <QrCode text={codigo} label="Código QR do PIX" />
        </Suspense>
      </div>
      <code className={styles.codigo}>{codigo}</code>
      <Button look="quiet" onClick={() => void copy(codigo)}>
        Copiar código
      </Button>
      <p className="t2">O valor é o de hoje. O pagamento aparece aqui depois de confirmado.</p>
    </div>
  </section>
)
