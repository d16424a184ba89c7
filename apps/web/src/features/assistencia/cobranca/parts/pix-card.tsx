import styles from './cobranca.module.css'
import type { Cobranca, EmAtraso } from '@app/contract/assistencia/cobranca'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { formatAmount, formatCount, formatDay } from '../../../../platform/text/format.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Badge } from '../../../../ui/page/badge.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { mesDaCobranca } from '../extrato/words.ts'
import { RetidaCard } from './retida-card.tsx'

const QrCode = lazy(() =>
  import('../../../../ui/print/barcode.tsx').then((module) => ({ default: module.QrCode })),
)

const copy = (codigo: string) =>
  navigator.clipboard.writeText(codigo).then(
    () => toast.success('Código copiado.'),
    () => toast.error('O navegador não deixou copiar. Selecione o código e copie.'),
  )

type Devido = NonNullable<Cobranca['devido']>

const VALE_HOJE = 'Vale hoje. Amanhã os juros mudam e o código também.'

/** Until when the code holds: late, what is owed grows each day. */
const validade = ({ situacao, pagavelAte }: Cobranca): string =>
  situacao === 'VENCIDA'
    ? VALE_HOJE
    : `Vale até ${formatDay(pagavelAte)}; depois há multa e juros, e o código muda.`

/** What the amount is made of, in the order in which it grew; the rest of one paid in part stands alone. */
const partesDe = (
  { plano, valor, desconto, credito }: Cobranca,
  { total, multa, juros, diasEmAtraso }: Devido,
): [string, number][] => {
  const pago = valor - desconto - credito + multa + juros - total
  const partes: [string, number][] = [
    [`Plano ${plano.nome}`, valor],
    ['Desconto', -desconto],
    ['Crédito ou diferença anterior', -credito],
    ['Já pago', -pago],
    ['Multa', multa],
    [`Juros, ${formatCount(diasEmAtraso, 'dia', 'dias')}`, juros],
  ]
  return partes.filter(([, sum]) => Math.abs(sum) >= 0.005)
}

type Pix = {
  codigo: string
  total: number
  partes: readonly [string, number][]
  atraso: string | null
  validade: string
}

/** How to pay: the amount with its parts, the code to be pasted into the bank, and the same as a QR code. */
const Pagar = ({ codigo, total, partes, atraso, validade: vale }: Pix) => (
  <section className="cartao" aria-label="Pagar com PIX">
    <header>
      <h2>Pagar com PIX</h2>
      {atraso !== null && (
        <Badge tone="erro-r" icon={IconAlertTriangle}>
          {atraso}
        </Badge>
      )}
    </header>
    <div className={`corpo ${styles.pix}`}>
      <div className={styles.qr}>
        <Suspense fallback={<span className="osso" />}>
          <QrCode text={codigo} label="Código QR do PIX" />
        </Suspense>
      </div>
      <p className={`num ${styles.preco}`}>
        <small>R$</small> {formatAmount(total)}
      </p>
      <dl className={styles.linhas}>
        {partes.map(([nome, valor]) => (
          <div key={nome}>
            <dt className="t2">{nome}</dt>
            <dd className="num">
              {valor < 0 ? '−' : ''}
              {formatAmount(Math.abs(valor))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.copia}>
        <span className="t2 sm" id="pix-copia">
          PIX copia e cola
        </span>
        <code className={styles.codigo} aria-labelledby="pix-copia">
          {codigo}
        </code>
        <Button look="filled" icon={IconCopy} onClick={() => void copy(codigo)}>
          Copiar código
        </Button>
        <p className="t2 sm">{vale} O pagamento aparece aqui depois de confirmado.</p>
      </div>
    </div>
  </section>
)

/** One charge: its code with what the amount is made of, or that the month's closing pays it. */
export const ComoPagar = ({ cobranca }: { cobranca: Cobranca }) => {
  const { devido, pix, retida } = cobranca
  if (!devido) return null
  if (retida) return <RetidaCard devido={devido} />
  return (
    pix !== null && (
      <Pagar
        codigo={pix}
        total={devido.total}
        partes={partesDe(cobranca, devido)}
        atraso={devido.diasEmAtraso > 0 ? `+ ${formatCount(devido.diasEmAtraso, 'dia', 'dias')}` : null}
        validade={validade(cobranca)}
      />
    )
  )
}

/** All overdue charges of a post by one code. */
export const PixDoAtraso = ({ atraso, codigo }: { atraso: EmAtraso; codigo: string }) => (
  <Pagar
    codigo={codigo}
    total={atraso.total}
    partes={atraso.cobrancas.map(({ competencia, diasEmAtraso, total }) => [
      `${mesDaCobranca(competencia)}, ${formatCount(diasEmAtraso, 'dia', 'dias')}`,
      total,
    ])}
    atraso={`${atraso.cobrancas.length} vencidas`}
    validade={`Paga as ${atraso.cobrancas.length}. ${VALE_HOJE}`}
  />
)
