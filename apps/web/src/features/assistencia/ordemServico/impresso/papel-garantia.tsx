import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { OrdemServico, OsPosto } from '@app/contract/assistencia/ordemServico'
import type { User } from '@app/contract/casca/session'
import { addDays } from '@app/rules/assistencia/ordemServico'
import { formatDay } from '../../../../platform/text/format.ts'
import { isoDay, toWallClock } from '../../../../platform/text/time.ts'
import { Rodape } from '../../../../ui/print/paper.tsx'
import { linhaTitulo } from '../orcamento/orcamento-card.tsx'
import { Assinaturas, OsCabeca, OsFicha } from './impresso-partes.tsx'

type Props = { os: OrdemServico; posto: OsPosto; user: User; em: Date }

/** What is warranted of a repair or of a watch that was given, from when and until when. */
export function PapelGarantia({ os, posto, user, em }: Props) {
  const entregue = os.dataEntragaRelogio && isoDay(toWallClock(new Date(os.dataEntragaRelogio)))
  const feito = os.orcamento?.linhas.filter(({ situacao }) => situacao !== 'RECUSADA') ?? []
  return (
    <article
      className={clsx('folha', styles.osPapel)}
      aria-label={`Certificado de garantia da OS ${os.numero}`}
    >
      <OsCabeca os={os} posto={posto} />
      <h2>Certificado de garantia</h2>
      <OsFicha os={os} />
      {entregue && (
        <section className="obs">
          <h3>Garantia</h3>
          {os.relogioNovo ? (
            <p>
              O relógio novo, nº de série <b className="num">{os.relogioNovo.numeroSerie}</b>, tem a garantia
              do fabricante para o modelo dele, contada da entrega em{' '}
              <b className="num">{formatDay(entregue)}</b>.
            </p>
          ) : (
            <p>
              O serviço e as peças abaixo têm garantia de {os.diasGarantiaServico} dias, de{' '}
              <b className="num">{formatDay(entregue)}</b> até{' '}
              <b className="num">{formatDay(addDays(entregue, os.diasGarantiaServico))}</b> (Código de Defesa
              do Consumidor, art. 26).
            </p>
          )}
        </section>
      )}
      {!os.relogioNovo && (
        <section className="obs">
          <h3>O que foi feito</h3>
          {os.reparo && <p>{os.reparo}</p>}
          {feito.length > 0 && (
            <ul className={styles.osCond}>
              {feito.map((linha) => (
                <li key={linha.id}>
                  {linhaTitulo(linha)}
                  {linha.quantidade > 1 && ` × ${linha.quantidade}`}
                  {linha.tipo === 'PECA' ? ' (peça)' : ' (serviço)'}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <ul className={styles.osCond}>
        <li>Não cobre queda, batida, água além do que o modelo suporta, nem relógio aberto por outros.</li>
        <li>A garantia de lei não depende deste papel; com ele o atendimento é mais rápido.</li>
      </ul>
      <Assinaturas de={[`Emitido por ${posto.nomeFantasia}`]} />
      <Rodape user={user} em={em} />
    </article>
  )
}
